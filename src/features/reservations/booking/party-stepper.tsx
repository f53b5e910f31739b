import { useRestaurant } from "@/data/restaurant-provider";
import { reservationPolicyOf } from "@/domain/reservation/seating/reservation-policy";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useTexts } from "@/i18n/use-texts";
import { RoundButton } from "@/ui/form/round-button";
import { PhoneNumbers } from "@/ui/phone-numbers";
import "./party-stepper.css";

interface PartyStepperProps {
  readonly value: number;
  readonly onChange: (partySize: number) => void;
}

/** Party size; at its limit, the telephone for larger parties. */
export function PartyStepper({ value, onChange }: PartyStepperProps) {
  const texts = useTexts(reservationTexts);
  const restaurant = useRestaurant();
  const { max_party } = reservationPolicyOf(restaurant);
  return (
    <div className="party">
      <fieldset className="party__stepper">
        <legend className="visually-hidden">{texts.partyLegend}</legend>
        <RoundButton
          label={texts.fewer}
          path="M6 12h12"
          disabled={value <= 1}
          onClick={() => onChange(value - 1)}
        />
        <output className="party__size">{texts.guests(value)}</output>
        <RoundButton
          label={texts.more}
          path="M12 6v12M6 12h12"
          disabled={value >= max_party}
          onClick={() => onChange(value + 1)}
        />
      </fieldset>
      {value >= max_party && (
        <PhoneNumbers phones={restaurant.phones} text={texts.largerParty(max_party)} />
      )}
    </div>
  );
}
