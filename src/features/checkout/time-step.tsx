import { useFormContext, useWatch } from "react-hook-form";
import { type Instant, toLocal } from "../../domain/shared/berlin-time";
import { checkoutTexts } from "../../i18n/checkout-texts";
import { controlTexts } from "../../i18n/control-texts";
import { formatDay, formatTime } from "../../i18n/format";
import { useLanguage, useTexts } from "../../i18n/use-texts";
import type { CheckoutDraft } from "../../state/checkout-atoms";
import { serverNowAtom } from "../../state/clock-atoms";
import { useAtomValue } from "../../state/jotai-hooks";
import { SelectField } from "../../ui/select-field";
import { wantedInstant } from "./checkout-form.schema";
import { Step } from "./step";
import { useServingTimes } from "./use-serving-times";

/** As soon as possible with the expected time, or one of the slots that can be booked. */
export function TimeStep() {
  const texts = useTexts(checkoutTexts);
  const controls = useTexts(controlTexts);
  const language = useLanguage();
  const now = useAtomValue(serverNowAtom);
  const { register, control } = useFormContext<CheckoutDraft>();
  const [type, wantedAt] = useWatch({ control, name: ["type", "wantedAt"] });
  const { earliest_at, slots } = useServingTimes(type);
  const wanted = wantedInstant(wantedAt);
  // A slot that has passed meanwhile stays visible until the guest chooses another.
  const offered = wanted !== null && !slots.includes(wanted) ? [wanted, ...slots] : slots;
  const today = formatDay(now, language);
  const chosenDay = wanted === null ? today : formatDay(wanted, language);
  const first = slots[0];
  return (
    <Step title={texts.time}>
      {earliest_at === null && first !== undefined && (
        <p className="checkout__hint">
          {texts.closedNow} {texts.preorder(`${formatDay(first, language)}, ${formatTime(first)}`)}
        </p>
      )}
      <SelectField
        label={controls.selectTime}
        hint={chosenDay === today ? undefined : texts.otherDay(chosenDay)}
        {...register("wantedAt")}
      >
        <option value="" disabled={earliest_at === null}>
          {earliest_at === null ? texts.asapOff : texts.asapAt(formatTime(earliest_at))}
        </option>
        {byDay(offered).map(([date, instants]) => (
          <optgroup key={date} label={dayLabel(instants)}>
            {instants.map((instant) => (
              <option key={instant} value={String(instant)}>
                {formatTime(instant)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </Step>
  );

  function dayLabel(instants: readonly Instant[]): string {
    const day = formatDay(instants[0] ?? now, language);
    return day === today ? `${texts.today}, ${day}` : day;
  }
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
