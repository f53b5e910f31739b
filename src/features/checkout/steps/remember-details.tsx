import { checkoutTexts } from "@/i18n/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import type { RememberedDetails } from "../form/use-remembered-details";
import "./saved-details.css";

/** Asks whether to store the details on this device; only with a permanent account. */
export function RememberDetails({ details }: { details: RememberedDetails }) {
  const texts = useTexts(checkoutTexts);
  if (!details.offered) return null;
  return (
    <label className="remember-details">
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
