import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { busyPatch } from "@/domain/availability/busy-patch";
import { extraMinutesOf, ownDeliveryMinutesAt } from "@/domain/availability/extra-minutes";
import type { Fulfilment } from "@/domain/delivery/fulfilment.schema";
import { orderPolicyOf } from "@/domain/tenant/order-policy";
import type { Instant } from "@/domain/time/berlin-time";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useTexts } from "@/i18n/use-texts";
import { ChoiceButtons } from "./choice-buttons";
import type { EditedAvailability } from "./edited-availability";
import { useEndLabel } from "./end-buttons";
import { activeUntil, endAfter, endOf } from "./end-choices";
import { PanelSection } from "./panel-section";
import { SwitchRow } from "./switch-row";
import { useEndText } from "./use-end-text";

/** Minutes to add to the lead time; 0 ends it. */
const MINUTES = [0, 10, 20, 30, 45] as const;
const ENDS = [30, 60, 120, "closing"] as const;
type BusyEnd = (typeof ENDS)[number];
const DEFAULT_END = 60;

/** Adds waiting time to delivery, pickup or both. It ends by itself. */
export function BusyControl({ edited }: { edited: EditedAvailability }) {
  const texts = useTexts(availabilityTexts);
  const labelOf = useEndLabel(edited);
  const [end, setEnd] = useState<BusyEnd>(DEFAULT_END);
  const { restaurant, availability, now } = edited;
  const possible = ENDS.filter((choice) => endOf(choice, restaurant, availability, now) !== null);
  const until = endOf(end, restaurant, availability, now) ?? endAfter(now, DEFAULT_END);
  const types: readonly Fulfilment[] = restaurant.delivery ? ["delivery", "pickup"] : ["pickup"];
  return (
    <PanelSection title={texts.busy} description={`${texts.busyHelp}${clockText()}`}>
      <ChoiceButtons
        label={texts.busyUntil}
        value={end}
        onChoose={setEnd}
        options={possible.map((value) => ({ value, label: labelOf(value) }))}
      />
      {types.map((type) => (
        <BusyRow key={type} edited={edited} type={type} until={until} />
      ))}
    </PanelSection>
  );

  /** The minutes that the kitchen clock promises now; empty without the clock. */
  function clockText(): string {
    const clock = orderPolicyOf(restaurant).kitchen_clock && availability.kitchen_minutes;
    if (!clock || clock.until <= now) return "";
    return ` ${texts.clockNow(clock.pickup, restaurant.delivery ? clock.delivery : null)}`;
  }
}

interface BusyRowProps {
  readonly edited: EditedAvailability;
  readonly type: Fulfilment;
  readonly until: Instant;
}

function BusyRow({ edited, type, until }: BusyRowProps) {
  const texts = useTexts(availabilityTexts);
  const { restaurant, availability, now, change } = edited;
  const { moment } = useEndText(now);
  const extra = extraMinutesOf(type, availability, now);
  const isOwn = type === "delivery" && ownDeliveryMinutesAt(availability, now) !== null;
  const stored = isOwn ? availability.delivery_extra_until : availability.extra_until;
  const end = activeUntil(stored, now);
  const state = end === null ? texts.extraEndless(extra) : texts.extraUntil(extra, moment(end));
  const scope = restaurant.delivery ? type : "both";
  return (
    <SwitchRow
      title={texts.scopes[scope]}
      label={texts.busyOf[scope]}
      state={extra > 0 ? state : null}
    >
      {MINUTES.map((minutes) => (
        <Button
          key={minutes}
          variant={extra === minutes ? "solid" : "outline"}
          colorPalette="gray"
          aria-pressed={extra === minutes}
          onClick={() => void change(busyPatch(type, { minutes, until }, availability, now))}
        >
          {minutes === 0 ? texts.usual : texts.extra(minutes)}
        </Button>
      ))}
    </SwitchRow>
  );
}
