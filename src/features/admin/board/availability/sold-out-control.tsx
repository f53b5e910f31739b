import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useTexts } from "@/i18n/use-texts";
import { activeUntil } from "./availability-choices";
import { ControlMenu } from "./control-menu";
import type { AvailabilityControlProps } from "./pause-control";
import { SoldOutDishes } from "./sold-out-dishes";
import { useSetAvailability } from "./use-set-availability";

/** Marks dishes as sold out for a period. */
export function SoldOutControl({ restoKey, availability, now }: AvailabilityControlProps) {
  const texts = useTexts(availabilityTexts);
  const { state, change } = useSetAvailability(restoKey);
  const count = Object.values(availability.sold_out).filter((until) =>
    activeUntil(until, now),
  ).length;
  return (
    <ControlMenu summary={texts.soldOut(count)} isOn={count > 0} state={state}>
      {() => (
        <SoldOutDishes
          restoKey={restoKey}
          soldOut={availability.sold_out}
          now={now}
          onChange={(id, until) => void change({ sold_out: { [id]: until } })}
        />
      )}
    </ControlMenu>
  );
}
