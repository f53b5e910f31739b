import { useId } from "react";
import { useReservationDay } from "@/data/reservation-day-provider";
import { reservationPolicyOf } from "@/domain/reservation/reservation-policy";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { toLocal } from "@/domain/time/berlin-time";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { useReservationsContext } from "../reservations-context";
import { type LoadHour, loadHours, loadLevel, peakOf } from "./load-hours";
import { useDayLoad } from "./use-day-load";
import "./day-load.css";

interface DayLoadProps {
  readonly restaurant: Restaurant;
  /** Whether the page shows one restaurant only. With several, those without guests are hidden. */
  readonly isOnly: boolean;
}

/** Seats taken per quarter of an hour, as bars and as a table for screen readers. */
export function DayLoad({ restaurant, isOnly }: DayLoadProps) {
  const texts = useTexts(reservationDayTexts);
  const { reservations } = useReservationDay();
  const load = useDayLoad(restaurant);
  const id = useId();
  const { seats } = reservationPolicyOf(restaurant);
  const title = isOnly ? texts.load : texts.loadOf(restaurant.title);
  const peak = peakOf(load);
  const isKnown = reservations.status !== "failed";
  if (!isKnown || (!isOnly && !peak)) return null;
  const words = peak
    ? texts.peak(peak.taken, seats, toLocal(peak.at).time)
    : load.length > 0
      ? texts.noLoad(seats)
      : texts.closed;
  const hours = loadHours(load);
  return (
    <section className="day-load" aria-labelledby={id}>
      <div className="day-load__head">
        <h2 className="day-load__title" id={id}>
          {title}
        </h2>
        <p className="day-load__words">{words}</p>
      </div>
      <div className="day-load__strip" aria-hidden="true">
        {hours.map((hour) => (
          <HourBars key={hour.quarters[0]?.at} hour={hour} seats={seats} />
        ))}
      </div>
      {hours.length > 0 && (
        // The wrapper is hidden, because a hidden table would keep the height of its rows.
        <div className="visually-hidden">
          <table>
            <caption>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.timeColumn}</th>
                <th scope="col">{texts.takenColumn}</th>
              </tr>
            </thead>
            <tbody>
              {load.map(({ at, taken }) => (
                <tr key={at}>
                  <th scope="row">{toLocal(at).time}</th>
                  <td>{texts.taken(taken, seats)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function HourBars({ hour, seats }: { hour: LoadHour; seats: number }) {
  const { now } = useReservationsContext();
  const { date } = useReservationDay();
  const clock = toLocal(now);
  const isNow = clock.date === date && clock.time.startsWith(hour.hour);
  const classes = [
    "load-hour",
    hour.followsGap && "load-hour--after-gap",
    isNow && "load-hour--now",
  ];
  return (
    <div className={classes.filter(Boolean).join(" ")} style={{ flexGrow: hour.quarters.length }}>
      <span className="load-hour__peak">{hour.peak > 0 ? hour.peak : ""}</span>
      <div className="load-hour__bars">
        {hour.quarters.map(({ at, taken }) => (
          <span
            key={at}
            className={`load-bar load-bar--${loadLevel(taken, seats)}`}
            style={{ blockSize: `${Math.min(100, (taken / seats) * 100)}%` }}
          />
        ))}
      </div>
      <span className="load-hour__name">{hour.hour}</span>
    </div>
  );
}
