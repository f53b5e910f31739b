import { useRestaurant } from "@/data/restaurant-provider";
import { weekHours } from "@/domain/hours/week-hours";
import type { OpeningInterval } from "@/domain/tenant/opening-interval.schema";
import { visitTexts } from "@/i18n/site/visit-texts";
import { useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityAtom, availabilityStatusAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { OptionalPart } from "@/ui/feedback/optional-part";
import "./hours-table.css";

const SpecialDays = lazyPart(async () => (await import("./special-days")).SpecialDays);

/**
 * Opening hours of the week. Today is marked and has its real hours, as soon as closures and special
 * hours are known; those of the next weeks follow the table.
 */
export function HoursTable() {
  const restaurant = useRestaurant();
  const texts = useTexts(visitTexts);
  const { exceptions } = useAtomValue(availabilityAtom);
  const status = useAtomValue(availabilityStatusAtom);
  const now = useAtomValue(serverNowAtom);
  return (
    <>
      <table className="hours">
        <tbody>
          {weekHours(restaurant, exceptions, status === "pending" ? null : now).map(
            ({ days, hours, usual, isToday }) => (
              <tr key={days[0]} className={isToday ? "hours__today" : undefined}>
                <th scope="row" className="hours__day">
                  {texts.dayRange(days)}
                  {isToday ? <span className="hours__today-mark"> {texts.today}</span> : null}
                </th>
                <td className="hours__times">
                  <Times intervals={hours} />
                  {usual ? (
                    <span className="hours__usual">
                      {texts.usually} <Times intervals={usual} />
                    </span>
                  ) : null}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <p className="hours__note">
        {restaurant.opened_on_holiday ? texts.holidaysOpen : texts.holidaysClosed}
      </p>
      {exceptions.length > 0 ? (
        <OptionalPart>
          <SpecialDays />
        </OptionalPart>
      ) : null}
    </>
  );
}

function Times({ intervals }: { intervals: readonly OpeningInterval[] }) {
  const { closedDay } = useTexts(visitTexts);
  if (intervals.length === 0) return closedDay;
  return intervals.map(([open, close]) => (
    <span key={open} className="hours__interval">
      {open} – {close}
    </span>
  ));
}
