import { MAX_LINE_QUANTITY } from "@/domain/order/line-limits";
import { RoundButton } from "./round-button";
import "./quantity-stepper.css";

interface QuantityStepperProps {
  readonly qty: number;
  /** Smallest quantity; 0 if the last step removes the line. */
  readonly min: number;
  /** Largest quantity; by default that of a cart line, 50. */
  readonly max?: number;
  readonly labels: { readonly quantity: string; readonly fewer: string; readonly more: string };
  readonly onChange: (qty: number) => void;
}

/** Minus, quantity, plus. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { qty, min, max = MAX_LINE_QUANTITY, labels, onChange } = props;
  const isMin = qty <= min;
  const isMax = qty >= max;
  return (
    <fieldset className="stepper">
      <legend className="visually-hidden">{labels.quantity}</legend>
      <RoundButton
        label={labels.fewer}
        path="M6 12h12"
        disabled={isMin}
        onClick={() => onChange(qty - 1)}
      />
      <output className="stepper__qty">{qty}</output>
      <RoundButton
        label={labels.more}
        path="M12 6v12M6 12h12"
        disabled={isMax}
        onClick={() => onChange(qty + 1)}
      />
    </fieldset>
  );
}
