import { partyTexts } from "@/i18n/menu/party-texts";
import { useTexts } from "@/i18n/use-texts";
import { QuantityStepper } from "@/ui/form/quantity-stepper";

interface PeopleStepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A number of people with its label beside it. */
export function PeopleStepper({ label, value, min, max, onChange }: PeopleStepperProps) {
  const { fewer, more } = useTexts(partyTexts);
  return (
    <div className="party__people">
      <span aria-hidden="true">{label}</span>
      <QuantityStepper
        qty={value}
        min={min}
        max={max}
        labels={{ quantity: label, fewer: fewer(label), more: more(label) }}
        onChange={onChange}
      />
    </div>
  );
}
