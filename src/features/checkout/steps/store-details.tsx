import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import type { StoredDetails } from "../context/use-stored-details";
import "./saved-details.css";

/**
 * Asks whether to store the details on this device, and with an account in it as well. A guest without
 * an account removes them here.
 */
export function StoreDetails({ details }: { details: StoredDetails }) {
  const texts = useTexts(checkoutTexts);
  if (details.isStored) {
    return (
      <p className="store-details store-details--stored">
        {texts.kept}
        <button type="button" className="button button--outline" onClick={details.forget}>
          {texts.forget}
        </button>
      </p>
    );
  }
  return (
    <div>
      <label className="store-details">
        <input
          type="checkbox"
          checked={details.chosen}
          onChange={(event) => details.choose(event.target.checked)}
        />
        {details.hasAccount ? texts.remember : texts.rememberHere}
      </label>
      {details.chosen && details.hasAccount && (
        <label className="store-details">
          <input
            type="checkbox"
            checked={details.inAccount}
            onChange={(event) => details.agree(event.target.checked)}
          />
          <span>
            {texts.inAccount}
            <span className="checkout__hint">{texts.inAccountHint}</span>
          </span>
        </label>
      )}
    </div>
  );
}
