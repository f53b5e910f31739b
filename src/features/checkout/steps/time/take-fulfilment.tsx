import { useFormContext } from "react-hook-form";
import type { Fulfilment } from "@/domain/delivery/fulfilment.schema";
import { fulfilmentTexts } from "@/i18n/order/fulfilment-texts";
import { useTexts } from "@/i18n/use-texts";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";

interface TakeFulfilmentProps {
  readonly type: Fulfilment;
  /** Whether it is the main one of several buttons. */
  readonly primary?: boolean;
}

/** Switches the order to pickup or delivery. */
export function TakeFulfilment({ type, primary = false }: TakeFulfilmentProps) {
  const texts = useTexts(fulfilmentTexts);
  const { setValue, setFocus } = useFormContext<CheckoutDraft>();
  return (
    <p className="checkout-actions">
      <button
        className={primary ? "button button--primary" : "button button--outline"}
        type="button"
        onClick={() => {
          setValue("type", type);
          // The button disappears with the problem it solves.
          setFocus("type");
        }}
      >
        {texts.take[type]}
      </button>
    </p>
  );
}
