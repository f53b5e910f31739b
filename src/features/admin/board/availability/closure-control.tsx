import type { DayException } from "@/domain/availability/availability.schema";
import { formatLocalDay } from "@/domain/text/format";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { daysFrom } from "./availability-choices";
import { ClosureForm } from "./closure-form";
import { ControlGroup, ControlMenu } from "./control-menu";
import type { AvailabilityControlProps } from "./pause-control";
import { useSetAvailability } from "./use-set-availability";

/** Closures: days that are closed or have special hours. */
export function ClosureControl({ restoKey, availability, now }: AvailabilityControlProps) {
  const texts = useTexts(availabilityTexts);
  const language = useLanguage();
  const { state, change } = useSetAvailability(restoKey);
  const [today = "", tomorrow = ""] = daysFrom(now, 2);
  const upcoming = availability.exceptions.filter(({ date }) => date >= today);
  const setClosure = ({ date, ...day }: DayException) => change({ days: { [date]: day } });
  const isOn = upcoming.some(({ date }) => date === today);
  return (
    <ControlMenu summary={texts.closures(upcoming.length)} isOn={isOn} state={state}>
      {() => (
        <>
          <ControlGroup title={texts.quickClosures}>
            <button
              className="step"
              type="button"
              onClick={() => setClosure({ date: today, closed: true })}
            >
              {texts.closedToday}
            </button>
            <button
              className="step"
              type="button"
              onClick={() => setClosure({ date: tomorrow, closed: true })}
            >
              {texts.closedTomorrow}
            </button>
          </ControlGroup>
          <ClosureForm now={now} onSave={setClosure} />
          {upcoming.length > 0 && (
            <ul className="closure-list" aria-label={texts.closureList}>
              {upcoming.map((day) => (
                <li className="closure-list__day" key={day.date}>
                  <span>
                    <strong>{dayName(day)}</strong> {hoursOf(day)}
                    {day.reason && <small>{day.reason}</small>}
                  </span>
                  <button
                    className="step"
                    type="button"
                    aria-label={texts.removeDay(dayName(day))}
                    onClick={() => change({ days: { [day.date]: null } })}
                  >
                    {texts.remove}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </ControlMenu>
  );

  function dayName({ date }: DayException): string {
    return formatLocalDay(date, language);
  }

  function hoursOf({ closed, hours = [] }: DayException): string {
    if (closed) return texts.closed;
    return hours.length === 0
      ? texts.asUsual
      : hours.map(([open, close]) => `${open}–${close}`).join(", ");
  }
}
