import { MAX_LINE_QUANTITY } from "@/domain/cart/cart-limits";
import "./quantity-stepper.css";

interface QuantityStepperProps {
  readonly qty: number;
  /** Smallest quantity; 0 if the last step removes the line. */
  readonly min: 0 | 1;
  readonly labels: { readonly quantity: string; readonly fewer: string; readonly more: string };
  readonly onChange: (qty: number) => void;
}

/**
 * Minus, quantity, plus; at most 50. At its limit a button is `aria-disabled`, not `disabled`, so
 * that it keeps the focus.
 */
export function QuantityStepper({ qty, min, labels, onChange }: QuantityStepperProps) {
  const isMin = qty <= min;
  const isMax = qty >= MAX_LINE_QUANTITY;
  return (
    <fieldset className="stepper">
      <legend className="visually-hidden">{labels.quantity}</legend>
      <button
        type="button"
        className="stepper__button"
        aria-label={labels.fewer}
        aria-disabled={isMin}
        onClick={isMin ? undefined : () => onChange(qty - 1)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 12h12" />
        </svg>
      </button>
      <output className="stepper__qty">{qty}</output>
      <button
        type="button"
        className="stepper__button"
        aria-label={labels.more}
        aria-disabled={isMax}
        onClick={isMax ? undefined : () => onChange(qty + 1)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 6v12M6 12h12" />
        </svg>
      </button>
    </fieldset>
  );
}
