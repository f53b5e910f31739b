import { useReservationDay } from "@/data/reservation-day-provider";
import { stayFrom } from "@/domain/reservation/bookable-times";
import { reservationPolicyOf } from "@/domain/reservation/reservation-policy";
import { BUCKET_MS } from "@/domain/reservation/seat-buckets";
import { freeSeats } from "@/domain/reservation/seat-load";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatTime } from "@/domain/text/format";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { useDayLoad } from "../day/use-day-load";
import { useReservationsContext } from "../reservations-context";

/** Stay of a walk-in from now on, with the seats free during it. */
export function WalkInStay(props: { restaurant: Restaurant; partySize: number }) {
  const texts = useTexts(reservationDayTexts);
  const { now } = useReservationsContext();
  const { availabilityOf } = useReservationDay();
  const { restaurant, partySize } = props;
  const load = useDayLoad(restaurant);
  const { seats } = reservationPolicyOf(restaurant);
  const availability = availabilityOf(restaurant.key);
  const start = Math.floor(now / BUCKET_MS) * BUCKET_MS;
  const stay = stayFrom({ restaurant, availability }, start, partySize);
  const words = texts.nowUntil(
    formatTime(stay.start_at),
    formatTime(stay.end_at),
    freeSeats(load, stay, seats),
  );
  return (
    <p className="reservation-field">
      <span>{texts.time}</span>
      <strong className="staff-booking-form__stay">{words}</strong>
    </p>
  );
}
