import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import type { StoredDetails } from "../context/use-stored-details";
import "./saved-details.css";

/** Asks whether to store the details on this device, and in the account; only with a full account. */
export function StoreDetails({ details }: { details: StoredDetails }) {
  const texts = useTexts(checkoutTexts);
  if (!details.offered) return null;
  return (
    <div>
      <label className="store-details">
        <input
          type="checkbox"
          checked={details.chosen}
          onChange={(event) => details.choose(event.target.checked)}
        />
        {texts.remember}
      </label>
      {details.chosen && (
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
