import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { QuantityStepper } from "@/ui/form/quantity-stepper";

/** How many guests, one more or fewer at a touch. */
export function PartySizeField(props: { size: number; onChange: (size: number) => void }) {
  const texts = useTexts(reservationDayTexts);
  return (
    <div className="reservation-field">
      <span aria-hidden="true">{texts.party}</span>
      <QuantityStepper
        qty={props.size}
        min={1}
        labels={{ quantity: texts.party, fewer: texts.fewer, more: texts.moreGuests }}
        onChange={props.onChange}
      />
    </div>
  );
}
