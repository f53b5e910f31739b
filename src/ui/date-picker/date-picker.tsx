import { useId, useState } from "react";
import { formatLocalDate } from "@/domain/text/format";
import type { LocalDate } from "@/domain/time/berlin-time";
import { pickerTexts } from "@/i18n/picker-texts";
import { useTexts } from "@/i18n/use-texts";
import { type CalendarDays, CalendarGrid } from "./calendar-grid";
import { parseDate } from "./calendar-month";
import "./date-picker.css";

interface DatePickerProps {
  readonly value: LocalDate;
  readonly days: CalendarDays;
  readonly onChange: (date: LocalDate) => void;
}

interface Typed {
  readonly text: string;
  /** The selected day when the text was refused; null while typing. */
  readonly of: LocalDate | null;
  readonly problem: "invalid" | "outside" | null;
}

/**
 * A date, typed as D.M.YYYY or selected in a calendar. Not the native date input, because its format
 * depends on the device.
 */
export function DatePicker({ value, days, onChange }: DatePickerProps) {
  const texts = useTexts(pickerTexts);
  const id = useId();
  const [known, setTyped] = useState<Typed | null>(null);
  // A refused text is discarded when another day is selected.
  const typed = known?.of === null || known?.of === value ? known : null;
  const text = typed?.text ?? formatLocalDate(value);
  const problem = typed?.problem ?? null;

  function take(): void {
    const date = parseDate(text);
    const isOutside = date !== null && (date < days.first || date > days.last);
    if (date === null || isOutside) {
      setTyped({ text, of: value, problem: isOutside ? "outside" : "invalid" });
      return;
    }
    setTyped(null);
    // Also for the same day: it may have been a suggestion that the guest now confirms.
    onChange(date);
  }

  function choose(date: LocalDate): void {
    setTyped(null);
    onChange(date);
  }

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
          inputMode="decimal"
          autoComplete="off"
          placeholder={texts.datePlaceholder}
          value={text}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-hint${problem ? ` ${errorId}` : ""}`}
          onChange={(event) => setTyped({ text: event.target.value, of: null, problem })}
          onBlur={() => typed && take()}
          onKeyDown={(event) => {
            if (event.key === "Enter") take();
          }}
        />
        <p className="date-picker__hint" id={`${id}-hint`}>
          {texts.dateHint}
        </p>
        {problem && (
          <p className="date-picker__error" id={errorId} role="alert">
            {problem === "invalid"
              ? texts.invalidDate
              : texts.dateOutside(formatLocalDate(days.first), formatLocalDate(days.last))}
          </p>
        )}
      </div>
      <CalendarGrid value={value} days={days} onChange={choose} />
      <p className="visually-hidden">{texts.calendarHelp}</p>
    </div>
  );
}
