import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type LocalDate, weekdayOf } from "@/domain/time/berlin-time";
import { MONDAY_FIRST } from "@/domain/time/week";
import { pickerTexts } from "@/i18n/picker-texts";
import { useTexts } from "@/i18n/use-texts";
import { RoundButton } from "../form/round-button";
import { addMonths, dateAfterKey, monthWeeks } from "./calendar-month";
import "./calendar-grid.css";

/** The selectable range and the marked days. */
export interface CalendarDays {
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly today: LocalDate;
  readonly isClosed: (date: LocalDate) => boolean;
}

interface CalendarGridProps {
  /** Empty: opens at today, or at the selectable day next to it. */
  readonly value: LocalDate | "";
  readonly days: CalendarDays;
  readonly onChange: (date: LocalDate) => void;
}

/** A month as a grid with a single tab stop; arrow keys move between days. */
export function CalendarGrid({ value, days, onChange }: CalendarGridProps) {
  const texts = useTexts(pickerTexts);
  const start = value === "" ? within(days.today, days) : value;
  const [focused, setFocused] = useState({ date: start, value });
  if (focused.value !== value) setFocused({ date: start, value });
  const { date } = focused;
  const followsFocus = useRef(false);
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (!followsFocus.current) return;
    followsFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  }, [date]);

  function onKeyDown(event: KeyboardEvent): void {
    const next = dateAfterKey(event.shiftKey ? `Shift+${event.key}` : event.key, date, days);
    if (next === null) return;
    event.preventDefault();
    followsFocus.current = true;
    setFocused({ date: next, value });
  }

  function turn(months: number): void {
    const moved = addMonths(date, months);
    setFocused({ date: within(moved, days), value });
  }

  const month = Number(date.slice(5, 7)) - 1;
  const title = `${texts.months[month]} ${date.slice(0, 4)}`;
  return (
    <div className="calendar">
      <div className="calendar__head">
        <RoundButton
          label={texts.previousMonth}
          path="m14 6-6 6 6 6"
          disabled={date.slice(0, 7) <= days.first.slice(0, 7)}
          onClick={() => turn(-1)}
        />
        <span className="calendar__title" aria-live="polite">
          {title}
        </span>
        <RoundButton
          label={texts.nextMonth}
          path="m10 6 6 6-6 6"
          disabled={date.slice(0, 7) >= days.last.slice(0, 7)}
          onClick={() => turn(1)}
        />
      </div>
      <table className="calendar__grid" aria-label={title} ref={grid}>
        <thead>
          <tr>
            {MONDAY_FIRST.map((weekday) => (
              <th key={weekday} scope="col" abbr={texts.weekdays[weekday]}>
                {texts.weekdaysShort[weekday]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {selectableWeeks(date, days.first).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, weekday) => (
                // Blank cells have no date, so the column is their key.
                <td key={day ?? `blank-${weekday}`}>
                  {day && (
                    <DayButton
                      date={day}
                      days={days}
                      isValue={day === value}
                      isTabStop={day === date}
                      onChoose={() => onChange(day)}
                      onKeyDown={onKeyDown}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function within(date: LocalDate, { first, last }: Pick<CalendarDays, "first" | "last">): LocalDate {
  return date < first ? first : date > last ? last : date;
}

/** Weeks before the first selectable day are hidden. */
function selectableWeeks(month: LocalDate, first: LocalDate): (LocalDate | null)[][] {
  return monthWeeks(month).filter((week) => week.some((day) => day !== null && day >= first));
}

interface DayButtonProps {
  readonly date: LocalDate;
  readonly days: CalendarDays;
  readonly isValue: boolean;
  readonly isTabStop: boolean;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function DayButton(props: DayButtonProps) {
  const { date, days, isValue } = props;
  const texts = useTexts(pickerTexts);
  const outside = date < days.first || date > days.last;
  const closed = !outside && days.isClosed(date);
  const day = Number(date.slice(8));
  const month = texts.months[Number(date.slice(5, 7)) - 1] ?? "";
  const weekday = texts.weekdays[weekdayOf(date)] ?? "";
  const label = [
    texts.longDay(weekday, day, month, Number(date.slice(0, 4))),
    ...(date === days.today ? [texts.today] : []),
    ...(closed ? [texts.closed] : []),
  ].join(", ");
  const classes = [
    "calendar__day",
    isValue && "calendar__day--chosen",
    closed && "calendar__day--closed",
    date === days.today && "calendar__day--today",
  ];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(" ")}
      data-date={date}
      aria-label={label}
      aria-pressed={isValue}
      disabled={outside}
      tabIndex={props.isTabStop ? 0 : -1}
      onClick={props.onChoose}
      onKeyDown={props.onKeyDown}
    >
      {day}
    </button>
  );
}
