import { useId } from "react";
import { DAY_PARTS, dayPart } from "@/domain/time/day-part";
import { controlTexts } from "@/i18n/control-texts";
import { pickerTexts } from "@/i18n/picker-texts";
import { useTexts } from "@/i18n/use-texts";
import "./time-picker.css";

interface PickableTime {
  /** `HH:MM`, 00:00 to 23:59. */
  readonly time: string;
  readonly free: boolean;
}

interface TimePickerProps {
  /** Null before the first selection. */
  readonly value: string | null;
  readonly times: readonly PickableTime[];
  readonly onChange: (time: string) => void;
  /** Error message, announced when it appears. */
  readonly error?: string | undefined;
}

/** Times of a day as grouped radio buttons. Full times are marked and stay selectable. */
export function TimePicker({ value, times, onChange, error }: TimePickerProps) {
  const controls = useTexts(controlTexts);
  const texts = useTexts(pickerTexts);
  const name = useId();
  const groups = DAY_PARTS.map((part) => ({
    part,
    group: times.filter(({ time }) => dayPart(time) === part),
  })).filter(({ group }) => group.length > 0);
  return (
    <fieldset className="time-picker" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="visually-hidden">{controls.selectTime}</legend>
      {groups.map(({ part, group }) => (
        <div key={part} className="time-picker__part">
          {groups.length > 1 && (
            <span className="time-picker__part-title">{texts.dayParts[part]}</span>
          )}
          <div className="time-picker__times">
            {group.map(({ time, free }) => (
              <label key={time} className="time-chip" htmlFor={`${name}-${time}`}>
                <input
                  className="time-chip__input"
                  type="radio"
                  id={`${name}-${time}`}
                  name={name}
                  value={time}
                  checked={time === value}
                  onChange={() => onChange(time)}
                />
                <span
                  className={free ? "time-chip__face" : "time-chip__face time-chip__face--full"}
                >
                  {time}
                  {free ? null : <span className="visually-hidden">, {texts.full}</span>}
                </span>
              </label>
            ))}
          </div>
        </div>
      ))}
      {error ? (
        <p className="time-picker__error" id={`${name}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
