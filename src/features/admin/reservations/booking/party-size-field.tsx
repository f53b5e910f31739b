import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { QuantityStepper } from "@/ui/form/quantity-stepper";

/** Party size with buttons for one more or fewer. */
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
