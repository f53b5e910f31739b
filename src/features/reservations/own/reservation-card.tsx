import { useState } from "react";
import { useRestaurant } from "@/data/restaurant-provider";
import { canMove, lastGuestMove } from "@/domain/reservation/moves/move-reservation";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { formatTime } from "@/domain/text/format";
import { formatMoment } from "@/domain/text/format-moment";
import { longDay } from "@/domain/text/long-day";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { useAnnounce } from "@/ui/feedback/announcer";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { CalendarButton } from "./calendar-button";
import { CancelReservation } from "./cancel-reservation";
import { ChangeReservation } from "./change-reservation";
import { DepositFactsList } from "./deposit-facts-list";
import { DepositPanel } from "./deposit-panel";
import { OfferedTable } from "./offered-table";
import { ReservationStatusBadge } from "./reservation-status-badge";

/** An upcoming reservation with its actions. */
export function ReservationCard({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(reservationTexts);
  const language = useLanguage();
  const now = useAtomValue(serverNowAtom);
  const announce = useAnnounce();
  const [changing, setChanging] = useState(false);
  const { code, start_at, end_at, party_size, status, contact, note } = reservation;
  const restaurant = useRestaurant();
  const { address, title } = restaurant;
  const canChange = canMove(reservation, restaurant, now);
  const lastMove = lastGuestMove(reservation, restaurant);
  return (
    <li
      className="reservation-card"
      data-testid="reservation-card"
      data-status={status}
      ref={keepFocusInside}
    >
      <div className="reservation-card__head">
        <h3 className="reservation-card__when" tabIndex={-1}>
          {longDay(start_at, language)}, {texts.clock(formatTime(start_at))}
        </h3>
        <ReservationStatusBadge status={status} />
      </div>
      <p className="reservation-card__sentence" aria-live="polite">
        {texts.sentences[status]}
      </p>
      <dl className="reservation-card__facts">
        <Fact name={texts.party} value={texts.guests(party_size)} />
        <Fact name={texts.time} value={`${formatTime(start_at)} – ${formatTime(end_at)}`} />
        <Fact name={texts.code} value={code} isCode />
        <Fact name={texts.who} value={contact.name} />
        <Fact name={title} value={`${address.line1}, ${address.city}`} />
        {note ? <Fact name={texts.note.label} value={note} /> : null}
      </dl>
      {reservation.deposit && (
        <p className="past-reservation__what">
          <DepositFactsList reservation={reservation} />
        </p>
      )}
      {lastMove !== null && (
        <p className="past-reservation__what">
          {texts.changeUntil(formatMoment(lastMove, language))}
        </p>
      )}
      {status === "awaiting_payment" && <DepositPanel reservation={reservation} />}
      {status === "offered" && <OfferedTable reservation={reservation} />}
      {changing && canChange ? (
        <ChangeReservation
          reservation={reservation}
          onClose={() => setChanging(false)}
          onChanged={() => {
            setChanging(false);
            announce(texts.changed);
          }}
        />
      ) : (
        <div className="reservation-card__actions">
          {canChange && (
            <button
              className="button button--outline"
              type="button"
              onClick={() => setChanging(true)}
            >
              {texts.change}
            </button>
          )}
          {(status === "confirmed" || status === "requested") && (
            <CalendarButton reservation={reservation} />
          )}
          <CancelReservation reservation={reservation} />
        </div>
      )}
    </li>
  );
}

function Fact({ name, value, isCode }: { name: string; value: string; isCode?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isCode ? "reservation-card__code" : undefined}>{value}</dd>
    </div>
  );
}
