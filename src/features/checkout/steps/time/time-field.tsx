import { useController, useFormContext, useWatch } from "react-hook-form";
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
import { usePunctualityText } from "./use-punctuality-text";
import { useServingTimes } from "./use-serving-times";

/**
 * As soon as possible with the expected time, or a day and then one of its time slots. A day starts with
 * its first free slot; full slots and days are disabled.
 */
export function TimeField({ service }: { service: Service }) {
  const texts = useTexts(checkoutTexts);
  const language = useLanguage();
  const { control } = useFormContext<CheckoutDraft>();
  const type = useWatch({ control, name: "type" });
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ control, name: "wantedAt" });
  const { slots, earliest_at: asap } = useServingTimes(type);
  const isFull = useAtomValue(isSlotFullAtom);
  const { dayName, laterDay, distantDay } = useDayNames();
  const wanted = wantedInstant(value);
  // A slot that has passed stays visible until the guest chooses another one.
  const offered = wanted !== null && !slots.includes(wanted) ? [wanted, ...slots] : slots;
  const days = byDay(offered);
  const day = wanted === null ? "" : toLocal(wanted).date;
  const wantedDay = wanted === null ? null : laterDay(wanted);
  const isAsap = service === "open" && asap !== null;
  const punctuality = usePunctualityText();
  const hint = wantedDay ? texts.otherDay(wantedDay) : null;

  function chooseDay(date: string): void {
    const free = days.get(date)?.find((slot) => !isFull(slot));
    onChange(free === undefined ? "" : String(free));
  }

  return (
    <>
      <SelectField
        label={texts.time}
        hint={hint ?? (service === "open" && asap === null ? texts.orderAhead : punctuality)}
        name="day"
        ref={ref}
        value={day}
        onChange={({ target }) => chooseDay(target.value)}
        onBlur={onBlur}
      >
        <option value="" disabled={!isAsap || isFull(asap)}>
          {isAsap
            ? withRoom(texts.asapAt(distantDay(asap), formatTime(asap)), isFull(asap))
            : texts.noAsap[service]}
        </option>
        {[...days].map(([date, instants]) => (
          <option key={date} value={date} disabled={instants.every((slot) => isFull(slot))}>
            {withRoom(
              dayText(instants[0] ?? 0),
              instants.every((slot) => isFull(slot)),
            )}
          </option>
        ))}
      </SelectField>
      {wanted === null ? null : (
        <SelectField
          label={texts.clockTime}
          name="wantedAt"
          value={value}
          onChange={onChange}
          onBlur={onBlur}
        >
          {(days.get(day) ?? []).map((slot) => (
            <option key={slot} value={String(slot)} disabled={isFull(slot)}>
              {withRoom(texts.clock(formatTime(slot)), isFull(slot))}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );

  function withRoom(text: string, isBooked: boolean): string {
    return isBooked ? texts.slotFull(text) : text;
  }

  function dayText(instant: Instant): string {
    const date = formatDay(instant, language);
    const name = dayName(instant);
    return name === date ? date : `${name}, ${date}`;
  }
}

function byDay(slots: readonly Instant[]): ReadonlyMap<string, readonly Instant[]> {
  const days = new Map<string, Instant[]>();
  for (const slot of slots) {
    const { date } = toLocal(slot);
    const day = days.get(date);
    if (day) day.push(slot);
    else days.set(date, [slot]);
  }
  return days;
}
