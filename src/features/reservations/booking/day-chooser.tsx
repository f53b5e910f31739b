import { useId, useState } from "react";
import { longLocalDay } from "@/domain/text/long-day";
import { addDays, type LocalDate, weekdayOf } from "@/domain/time/berlin-time";
import { pickerTexts } from "@/i18n/picker-texts";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import type { CalendarDays } from "@/ui/date-picker/calendar-grid";
import { DatePicker } from "@/ui/date-picker/date-picker";
import "./day-chooser.css";

interface DayChooserProps {
  readonly value: LocalDate;
  readonly days: CalendarDays;
  readonly onChange: (date: LocalDate) => void;
}

const MAX_CHIPS = 10;

/** The next open days as radio buttons; the calendar for all others opens on request. */
export function DayChooser({ value, days, onChange }: DayChooserProps) {
  const texts = useTexts(reservationTexts);
  const name = useId();
  const chips = nextOpenDays(days);
  const isFurther = !chips.includes(value);
  const [isOpen, setOpen] = useState(isFurther);
  return (
    <div className="day-chooser">
      <fieldset className="day-chooser__chips">
        <legend className="visually-hidden">{texts.dayLegend}</legend>
        {chips.map((date) => (
          <DayChip
            key={date}
            date={date}
            today={days.today}
            name={name}
            isChosen={date === value}
            onChoose={() => onChange(date)}
          />
        ))}
      </fieldset>
      {isFurther ? null : (
        <button
          type="button"
          className="booking-step__more"
          data-testid="other-day"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.otherDay}
        </button>
      )}
      {isOpen || isFurther ? <DatePicker value={value} days={days} onChange={onChange} /> : null}
    </div>
  );
}

interface DayChipProps {
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function DayChip({ date, today, name, isChosen, onChoose }: DayChipProps) {
  const texts = useTexts(reservationTexts);
  const { weekdaysShort } = useTexts(pickerTexts);
  const language = useLanguage();
  const [, month, day] = date.split("-").map(Number);
  const later = date === addDays(today, 1) ? texts.tomorrow : weekdaysShort[weekdayOf(date)];
  return (
    <label className="day-chip" htmlFor={`${name}-${date}`}>
      <input
        className="day-chip__input"
        type="radio"
        id={`${name}-${date}`}
        name={name}
        aria-label={longLocalDay(date, language)}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="day-chip__face" aria-hidden="true">
        <span>{date === today ? texts.today : later}</span>
        <strong>{`${day}.${month}.`}</strong>
      </span>
    </label>
  );
}

function nextOpenDays({ first, last, isClosed }: CalendarDays): LocalDate[] {
  const open: LocalDate[] = [];
  for (let date = first; date <= last && open.length < MAX_CHIPS; date = addDays(date, 1)) {
    if (!isClosed(date)) open.push(date);
  }
  return open;
}
