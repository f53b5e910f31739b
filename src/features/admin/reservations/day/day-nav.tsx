import { useEffect, useId, useRef, useState } from "react";
import { dayHours } from "@/domain/hours/day-hours";
import { STAFF_DAYS_AHEAD } from "@/domain/reservation/staff-booking-times";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatLocalDay } from "@/domain/text/format";
import { addDays, type LocalDate } from "@/domain/time/berlin-time";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { DatePicker } from "@/ui/date-picker/date-picker";
import { useAnnounce } from "@/ui/feedback/announcer";

interface DayNavProps {
  readonly date: LocalDate;
  readonly today: LocalDate;
  /** The only restaurant on the page; the calendar marks its closed days. */
  readonly only: Restaurant | undefined;
  readonly onChange: (date: LocalDate) => void;
}

/** Selects the day: previous, next, today or from a calendar. */
export function DayNav({ date, today, only, onChange }: DayNavProps) {
  const texts = useTexts(reservationDayTexts);
  const announce = useAnnounce();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    panel.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOpen]);

  function go(next: LocalDate): void {
    setOpen(false);
    onChange(next);
    announce(texts.title(formatLocalDay(next, language)));
  }

  const days = {
    first: addDays(today, -STAFF_DAYS_AHEAD),
    last: addDays(today, STAFF_DAYS_AHEAD),
    today,
    isClosed: (day: LocalDate) => only !== undefined && dayHours(only, [], day).hours.length === 0,
  };
  return (
    <nav className="day-nav" aria-label={texts.days}>
      <h1 className="visually-hidden" tabIndex={-1}>
        {texts.title(formatLocalDay(date, language))}
      </h1>
      <StepDayButton
        label={texts.previous}
        path="m14 6-6 6 6 6"
        onClick={() => go(addDays(date, -1))}
      />
      <button
        className="day-nav__day"
        type="button"
        ref={toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={texts.calendar(formatLocalDay(date, language))}
        onClick={() => setOpen(!isOpen)}
      >
        {formatLocalDay(date, language)}
      </button>
      <StepDayButton label={texts.next} path="m10 6 6 6-6 6" onClick={() => go(addDays(date, 1))} />
      <button
        className="reservation-step"
        type="button"
        aria-disabled={date === today}
        onClick={() => date !== today && go(today)}
      >
        {texts.today}
      </button>
      <div className="day-nav__calendar" id={id} ref={panel} hidden={!isOpen}>
        {isOpen && (
          <DatePicker
            value={date}
            days={days}
            onChange={(next) => {
              go(next);
              toggle.current?.focus();
            }}
          />
        )}
      </div>
    </nav>
  );
}

function StepDayButton(props: { label: string; path: string; onClick: () => void }) {
  return (
    <button
      className="day-nav__turn"
      type="button"
      aria-label={props.label}
      onClick={props.onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={props.path} />
      </svg>
    </button>
  );
}
