import { MAX_LINE_QUANTITY } from "@/domain/cart/cart-limits";
import "./quantity-stepper.css";

interface QuantityStepperProps {
  readonly qty: number;
  /** Smallest quantity; zero where the last step back removes. */
  readonly min: 0 | 1;
  readonly labels: { readonly quantity: string; readonly fewer: string; readonly more: string };
  readonly onChange: (qty: number) => void;
}

/**
 * Minus, number, plus; up to the 50 portions a line can have. At its ends a button stays what has
 * the focus, and only does nothing.
 */
export function QuantityStepper({ qty, min, labels, onChange }: QuantityStepperProps) {
  const isLeast = qty <= min;
  const isMost = qty >= MAX_LINE_QUANTITY;
  return (
    <fieldset className="stepper">
      <legend className="visually-hidden">{labels.quantity}</legend>
      <button
        type="button"
        className="stepper__button"
        aria-label={labels.fewer}
        aria-disabled={isLeast}
        onClick={isLeast ? undefined : () => onChange(qty - 1)}
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
        aria-disabled={isMost}
        onClick={isMost ? undefined : () => onChange(qty + 1)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 6v12M6 12h12" />
        </svg>
      </button>
    </fieldset>
  );
}
