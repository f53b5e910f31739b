import { useId } from "react";
import { useReservationDay } from "@/data/reservation-day-provider";
import { stayFrom } from "@/domain/reservation/bookable-times";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { reservationPolicyOf } from "@/domain/reservation/reservation-policy";
import { BUCKET_MS } from "@/domain/reservation/seat-buckets";
import { freeSeats, seatLoad } from "@/domain/reservation/seat-load";
import { openQuarters } from "@/domain/reservation/staff-booking-times";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { type Instant, toLocal } from "@/domain/time/berlin-time";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { controlTexts } from "@/i18n/control-texts";
import { useTexts } from "@/i18n/use-texts";
import { useReservationsContext } from "../reservations-context";

/** Day, time and party size; `time` is null until one is selected. */
export interface TimeDraft {
  readonly date: string;
  readonly time: string | null;
  readonly party_size: number;
  /** The reservation that is moved: its own seats count as free. */
  readonly moved?: Reservation;
}

interface TimeSelectProps {
  readonly restaurant: Restaurant;
  readonly draft: TimeDraft;
  readonly onChange: (time: string) => void;
  readonly error?: string | undefined;
}

/** Selects a quarter of an hour within opening hours. Shows free seats on the day of the page. */
export function TimeSelect({ restaurant, draft, onChange, error }: TimeSelectProps) {
  const texts = useTexts(reservationDayTexts);
  const controls = useTexts(controlTexts);
  const { now } = useReservationsContext();
  const timesOf = useQuarters(restaurant);
  const id = useId();
  const times = timesOf(draft).filter(
    ({ at }) => at + BUCKET_MS > now || toLocal(at).time === draft.time,
  );
  const isListed = times.some(({ at }) => toLocal(at).time === draft.time);
  return (
    <div className="reservation-field">
      <label htmlFor={id}>{texts.time}</label>
      <select
        className="reservation-field__input"
        id={id}
        value={draft.time ?? ""}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {draft.time === null && <option value="">{controls.selectTime}</option>}
        {/* Keeps the current time of a reservation selectable, even outside opening hours. */}
        {draft.time !== null && !isListed && <option value={draft.time}>{draft.time}</option>}
        {times.map(({ at, free }) => {
          const { time } = toLocal(at);
          return (
            <option key={at} value={time}>
              {free === null ? time : texts.free(time, free)}
            </option>
          );
        })}
      </select>
      {error && (
        <p className="reservation-field__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** Quarters within opening hours with the seats free during the whole stay; null if unknown. */
function useQuarters(
  restaurant: Restaurant,
): (draft: TimeDraft) => { at: Instant; free: number | null }[] {
  const { date, reservations, availabilityOf } = useReservationDay();
  const hoursSource = { restaurant, availability: availabilityOf(restaurant.key) };
  const { seats } = reservationPolicyOf(restaurant);
  return (draft) => {
    const open = openQuarters(hoursSource, draft.date);
    if (draft.date !== date) return open.map((at) => ({ at, free: null }));
    const others = reservations.items.filter(
      ({ id, resto_key }) => resto_key === restaurant.key && id !== draft.moved?.id,
    );
    const load = seatLoad(others, open);
    return open.map((at) => ({
      at,
      free: freeSeats(load, stayFrom(hoursSource, at, draft.party_size), seats),
    }));
  };
}
