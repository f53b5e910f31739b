import { useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { controlTexts } from "@/i18n/control-texts";
import { useTexts } from "@/i18n/use-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { completeTime } from "../draft/draft-numbers";
import { RemoveRow } from "../fields/row-buttons";
import { TextInput } from "../fields/text-input";
import { HoursCopy } from "./hours-copy";

const MAX_INTERVALS = 6;

/** Opening hours of one weekday; none means closed. */
export function HoursDay({ day }: { day: number }) {
  const { hours, weekdays } = useTexts(restaurantEditorTexts);
  const controls = useTexts(controlTexts);
  const { control } = useFormContext<RestaurantDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: `hours.${day}` });
  const [isCopying, setCopying] = useState(false);
  const name = weekdays[day] ?? "";
  return (
    <fieldset className="hours__day">
      <legend className="hours__name">{name}</legend>
      <div className="hours__times">
        {fields.length === 0 && <p className="hours__closed">{hours.closed}</p>}
        {fields.map(({ id }, index) => (
          <div key={id} className="hours__time">
            <TimeInput path={`hours.${day}.${index}.open`} name={controls.startTime} />
            <span className="hours__dash" aria-hidden="true">
              –
            </span>
            <TimeInput path={`hours.${day}.${index}.close`} name={controls.endTime} />
            <RemoveRow what={hours.timeOf(name, index + 1)} onRemove={() => remove(index)} />
            <NextDay day={day} index={index} />
          </div>
        ))}
      </div>
      <div className="hours__actions">
        {fields.length < MAX_INTERVALS && (
          <button
            type="button"
            className="row-button row-button--add"
            aria-label={hours.addTime(name)}
            onClick={() => append({ open: "", close: "" })}
          >
            {hours.add}
          </button>
        )}
        <button
          type="button"
          className="row-button"
          aria-label={hours.copyOf(name)}
          aria-expanded={isCopying}
          onClick={() => setCopying(!isCopying)}
        >
          {hours.copy}
        </button>
      </div>
      {isCopying && <HoursCopy day={day} onDone={() => setCopying(false)} />}
    </fieldset>
  );
}

function TimeInput(props: { path: `hours.${number}.${number}.${"open" | "close"}`; name: string }) {
  const { path, name } = props;
  const { setValue } = useFormContext<RestaurantDraft>();
  return (
    <TextInput
      name={path}
      label={name}
      isBare
      inputMode="numeric"
      autoComplete="off"
      placeholder={name}
      maxLength={5}
      onBlur={(event) => setValue(path, completeTime(event.target.value), { shouldValidate: true })}
    />
  );
}

/** Marks an interval that ends on the next day. */
function NextDay({ day, index }: { day: number; index: number }) {
  const { hours } = useTexts(restaurantEditorTexts);
  const { control } = useFormContext<RestaurantDraft>();
  const time = useWatch({ control, name: `hours.${day}.${index}` });
  const isNext = /^\d\d:\d\d$/.test(time?.close ?? "") && time.close < time.open;
  return <span className="hours__next">{isNext && hours.nextDay}</span>;
}
