import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { formatDay, formatTime } from "@/domain/text/format";
import { type Instant, toLocal } from "@/domain/time/berlin-time";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";
import { isSlotFullAtom } from "@/state/ordering/full-slots-atom";
import { SelectField } from "@/ui/form/select-field";
import { wantedInstant } from "../../context/checkout-form.schema";
import type { Service } from "../../context/use-service";
import { useDayNames } from "./use-day-names";
import { useServingTimes } from "./use-serving-times";

/** As soon as possible with the expected time, or a time slot; full slots are disabled. */
export function TimeField({ service }: { service: Service }) {
  const texts = useTexts(checkoutTexts);
  const { register, control } = useFormContext<CheckoutDraft>();
  const [type, wantedAt] = useWatch({ control, name: ["type", "wantedAt"] });
  const { slots, earliest_at: asap } = useServingTimes(type);
  const isFull = useAtomValue(isSlotFullAtom);
  const { dayName, laterDay, distantDay } = useDayNames();
  const wanted = wantedInstant(wantedAt);
  // A slot that has passed stays visible until the guest chooses another one.
  const offered = wanted !== null && !slots.includes(wanted) ? [wanted, ...slots] : slots;
  const wantedDay = wanted === null ? null : laterDay(wanted);
  const isAsap = service === "open" && asap !== null;
  const hint = wantedDay ? texts.otherDay(wantedDay) : null;
  return (
    <SelectField
      label={texts.time}
      hint={hint ?? (service === "open" && asap === null ? texts.orderAhead : undefined)}
      {...register("wantedAt")}
    >
      <option value="" disabled={!isAsap || isFull(asap)}>
        {isAsap
          ? withRoom(texts.asapAt(distantDay(asap), formatTime(asap)), asap)
          : texts.noAsap[service]}
      </option>
      {byDay(offered).map(([date, instants]) => (
        <DayOptions key={date} instants={instants}>
          {instants.map((instant) => (
            <option key={instant} value={String(instant)} disabled={isFull(instant)}>
              {withRoom(texts.clock(`${dayName(instant)}, ${formatTime(instant)}`), instant)}
            </option>
          ))}
        </DayOptions>
      ))}
    </SelectField>
  );

  function withRoom(text: string, instant: Instant): string {
    return isFull(instant) ? texts.slotFull(text) : text;
  }
}

/** The time slots of one day. */
function DayOptions(props: { instants: readonly Instant[]; children: ReactNode }) {
  const language = useLanguage();
  const { dayName } = useDayNames();
  const first = props.instants[0] ?? 0;
  const date = formatDay(first, language);
  const name = dayName(first);
  return <optgroup label={name === date ? date : `${name}, ${date}`}>{props.children}</optgroup>;
}

function byDay(slots: readonly Instant[]): [string, Instant[]][] {
  const days = new Map<string, Instant[]>();
  for (const slot of slots) {
    const { date } = toLocal(slot);
    const day = days.get(date);
    if (day) day.push(slot);
    else days.set(date, [slot]);
  }
  return [...days];
}
