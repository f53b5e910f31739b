import { useFormContext } from "react-hook-form";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";
import { Notice } from "@/ui/feedback/notice";
import { CHECKOUT_FIELDS } from "./checkout-field-labels";

/** Lists the invalid fields after an attempt to order; each entry focuses its field. */
export function ErrorSummary() {
  const texts = useTexts(checkoutTexts);
  const { formState, setFocus } = useFormContext<CheckoutDraft>();
  const { errors, submitCount } = formState;
  const wrong = CHECKOUT_FIELDS.filter((field) => errors[field]);
  if (submitCount === 0 || wrong.length === 0) return null;
  return (
    <Notice tone="error" title={texts.errorSummary(wrong.length)}>
      <ul className="error-summary" data-testid="error-summary">
        {wrong.map((field) => (
          <li key={field}>
            <button className="error-summary__link" type="button" onClick={() => setFocus(field)}>
              {errors[field]?.message}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
