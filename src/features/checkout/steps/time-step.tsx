import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { formatDay, formatTime } from "@/domain/text/format";
import { type Instant, toLocal } from "@/domain/time/berlin-time";
import { checkoutTexts } from "@/i18n/checkout-texts";
import { controlTexts } from "@/i18n/control-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";
import { isSlotFullAtom } from "@/state/ordering/full-slots-atom";
import { SelectField } from "@/ui/form/select-field";
import { wantedInstant } from "../form/checkout-form.schema";
import { Step } from "./step";
import { useDayNames } from "./use-day-names";
import { useServingTimes } from "./use-serving-times";

/** As soon as possible with the expected time, or a time slot; full slots are disabled. */
export function TimeStep() {
  const texts = useTexts(checkoutTexts);
  const controls = useTexts(controlTexts);
  const { register, control } = useFormContext<CheckoutDraft>();
  const [type, wantedAt] = useWatch({ control, name: ["type", "wantedAt"] });
  const { slots, ...times } = useServingTimes(type);
  const isFull = useAtomValue(isSlotFullAtom);
  const { dayName, otherDay } = useDayNames();
  const asap = times.earliest_at;
  const wanted = wantedInstant(wantedAt);
  // A slot that has passed stays visible until the guest chooses another one.
  const offered = wanted !== null && !slots.includes(wanted) ? [wanted, ...slots] : slots;
  const first = slots.find((slot) => !isFull(slot));
  const wantedDay = wanted === null ? null : otherDay(wanted);
  const moment = (instant: Instant) => `${dayName(instant)}, ${formatTime(instant)}`;
  return (
    <Step title={texts.time}>
      {asap === null && first !== undefined && (
        <p className="checkout__hint">
          {texts.closedNow} {texts.preorder(moment(first))}
        </p>
      )}
      <SelectField
        label={controls.selectTime}
        hint={wantedDay ? texts.otherDay(wantedDay) : undefined}
        {...register("wantedAt")}
      >
        <option value="" disabled={asap === null || isFull(asap)}>
          {asap === null
            ? texts.asapOff
            : withRoom(texts.asapAt(otherDay(asap), formatTime(asap)), asap)}
        </option>
        {byDay(offered).map(([date, instants]) => (
          <DayOptions key={date} instants={instants}>
            {instants.map((instant) => (
              <option key={instant} value={String(instant)} disabled={isFull(instant)}>
                {withRoom(texts.clock(moment(instant)), instant)}
              </option>
            ))}
          </DayOptions>
        ))}
      </SelectField>
    </Step>
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
