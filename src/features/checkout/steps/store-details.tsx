import { checkoutTexts } from "@/i18n/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import type { StoredDetails } from "../form/use-stored-details";
import "./saved-details.css";

/** Asks whether to store the details on this device; only with a full account. */
export function StoreDetails({ details }: { details: StoredDetails }) {
  const texts = useTexts(checkoutTexts);
  if (!details.offered) return null;
  return (
    <label className="store-details">
      <input
        type="checkbox"
        checked={details.chosen}
        onChange={(event) => details.choose(event.target.checked)}
      />
      <span>
        {texts.remember}
        <span className="checkout__hint">{texts.rememberHint}</span>
      </span>
    </label>
  );
}
