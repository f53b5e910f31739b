import { useId } from "react";
import type { LocalDate } from "@/domain/time/berlin-time";
import { pickerTexts } from "@/i18n/picker-texts";
import { useTexts } from "@/i18n/use-texts";
import { type CalendarDays, CalendarGrid } from "./calendar-grid";
import { useTypedDate } from "./use-typed-date";
import "./date-picker.css";

interface DatePickerProps {
  readonly value: LocalDate;
  readonly days: CalendarDays;
  readonly onChange: (date: LocalDate) => void;
}

/**
 * A date, typed as D.M.YYYY or selected in a calendar. Not the native date input, because its format
 * depends on the device.
 */
export function DatePicker({ value, days, onChange }: DatePickerProps) {
  const texts = useTexts(pickerTexts);
  const id = useId();
  const { input, problem, choose } = useTypedDate(value, days, onChange);
  const errorId = `${id}-error`;
  return (
    <div className="date-picker">
      <div className="date-picker__field">
        <label className="date-picker__label" htmlFor={id}>
          {texts.date}
        </label>
        <input
          className="date-picker__input"
          id={id}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-hint${problem ? ` ${errorId}` : ""}`}
          {...input}
        />
        <p className="date-picker__hint" id={`${id}-hint`}>
          {texts.dateHint}
        </p>
        {problem && (
          <p className="date-picker__error" id={errorId} role="alert">
            {problem}
          </p>
        )}
      </div>
      <CalendarGrid value={value} days={days} onChange={choose} />
      <p className="visually-hidden">{texts.calendarHelp}</p>
    </div>
  );
}
