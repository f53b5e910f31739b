import type { Reservation } from "@/domain/reservation/reservation.schema";
import { formatTime } from "@/domain/text/format";
import { longDay } from "@/domain/text/long-day";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { DepositFactsList } from "./deposit-facts-list";
import { ReservationStatusBadge } from "./reservation-status-badge";

/** A past or cancelled reservation, in one line. */
export function PastReservation({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(reservationTexts);
  const language = useLanguage();
  const { status, start_at, party_size, history } = reservation;
  const reason = history.at(-1)?.reason;
  return (
    <li className="past-reservation">
      <span className="past-reservation__what">
        <span className="past-reservation__when">
          {longDay(start_at, language)}, {texts.clock(formatTime(start_at))}
        </span>
        <span className="past-reservation__detail">
          {texts.guests(party_size)}
          {reason ? ` · ${texts.reason(reason)}` : ""}
        </span>
        <span className="past-reservation__detail">{texts.sentences[status]}</span>
        <DepositFactsList reservation={reservation} />
      </span>
      <ReservationStatusBadge status={status} />
    </li>
  );
}
