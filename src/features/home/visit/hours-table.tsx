import { useRestaurant } from "@/data/restaurant-provider";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { toLocal } from "@/domain/time/berlin-time";
import { visitTexts } from "@/i18n/site/visit-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { dayRanges } from "./day-ranges";
import "./hours-table.css";

/** Weekly opening hours with today marked. */
export function HoursTable() {
  const restaurant = useRestaurant();
  const texts = useTexts(visitTexts);
  const today = toLocal(useAtomValue(serverNowAtom)).weekday;
  return (
    <>
      <table className="hours">
        <tbody>
          {dayRanges(restaurant.hours).map(({ days, hours }) => {
            const [first] = days;
            const last = days.at(-1) ?? first;
            const isToday = days.some((day) => day === today);
            return (
              <tr key={first} className={isToday ? "hours__today" : undefined}>
                <th scope="row" className="hours__day">
                  {first === last
                    ? texts.weekdays[first]
                    : texts.days(texts.weekdays[first] ?? "", texts.weekdays[last] ?? "")}
                  {isToday ? <span className="hours__today-mark"> {texts.today}</span> : null}
                </th>
                <td className="hours__times">
                  <Times intervals={hours} closed={texts.closedDay} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="hours__note">
        {restaurant.opened_on_holiday ? texts.holidaysOpen : texts.holidaysClosed}
      </p>
    </>
  );
}

function Times(props: { intervals: Restaurant["hours"][0]; closed: string }) {
  if (!props.intervals) return props.closed;
  return props.intervals.map(([open, close]) => (
    <span key={open} className="hours__interval">
      {open} – {close}
    </span>
  ));
}
