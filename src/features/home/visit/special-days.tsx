import { useRestaurant } from "@/data/restaurant-provider";
import { dayHours } from "@/domain/hours/day-hours";
import { formatLocalDay } from "@/domain/text/format";
import { addDays, toLocal } from "@/domain/time/berlin-time";
import { visitTexts } from "@/i18n/site/visit-texts";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import "./special-days.css";

/** Exceptions are announced this many days ahead. */
const DAYS_AHEAD = 30;

/** Closures and special hours of the next weeks; renders nothing without any. */
export function SpecialDays() {
  const restaurant = useRestaurant();
  const { exceptions } = useAtomValue(availabilityAtom);
  const today = toLocal(useAtomValue(serverNowAtom)).date;
  const language = useLanguage();
  const texts = visitTexts[language];
  const last = addDays(today, DAYS_AHEAD);
  const dates = [...new Set(exceptions.map(({ date }) => date))]
    .filter((date) => date >= today && date <= last)
    .sort();
  if (dates.length === 0) return null;
  return (
    <>
      <h3 className="hours__special">{texts.specialDays}</h3>
      <ul className="hours__days">
        {dates.map((date) => {
          const { hours } = dayHours(restaurant, exceptions, date);
          const reason = exceptions.findLast((exception) => exception.date === date)?.reason;
          const times = hours.map(([open, close]) => `${open} – ${close}`).join(", ");
          return (
            <li key={date}>
              {formatLocalDay(date, language)}: {times || texts.closedDay}
              {reason ? ` (${reason})` : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}
