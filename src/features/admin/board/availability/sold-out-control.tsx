import { adminSwitchesTexts } from "@/i18n/admin/availability-texts";
import { useTexts } from "@/i18n/use-texts";
import { running } from "./availability-choices";
import { SwitchMenu } from "./control-menu";
import type { SwitchProps } from "./pause-control";
import { SoldOutDishes } from "./sold-out-dishes";
import { useSwitch } from "./use-set-availability";

/** Takes dishes off for a while, found by their name or number. */
export function SoldOutSwitch({ restoKey, switches, now }: SwitchProps) {
  const texts = useTexts(adminSwitchesTexts);
  const { state, change } = useSwitch(restoKey);
  const count = Object.values(switches.sold_out).filter((until) => running(until, now)).length;
  return (
    <SwitchMenu summary={texts.soldOut(count)} isOn={count > 0} state={state}>
      {() => (
        <SoldOutDishes
          restoKey={restoKey}
          soldOut={switches.sold_out}
          now={now}
          onChange={(id, until) => void change({ sold_out: { [id]: until } })}
        />
      )}
    </SwitchMenu>
  );
}
