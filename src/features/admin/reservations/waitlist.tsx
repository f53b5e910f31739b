import { useId, useState } from "react";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { formatDay, formatTime } from "@/domain/text/format";
import { toLocal } from "@/domain/time/berlin-time";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { ConfirmPanel } from "./card/confirm-panel";
import { ReservationGuest } from "./card/reservation-guest";
import { statusStep } from "./card/reservation-steps";
import { StepError } from "./card/step-error";
import { useReservationsContext } from "./reservations-context";
import "./card/reservation-card.css";
import "./day/reservation-list.css";

/** The waitlist, in the order in which freed tables are offered. */
export function Waitlist({ reservations }: { reservations: readonly StaffReservation[] }) {
  const texts = useTexts(reservationDayTexts);
  return (
    <section className="reservation-list" data-list="waiting" aria-label={texts.waiting}>
      <h2 className="reservation-list__title">
        {texts.waiting} <span className="reservation-list__count">{reservations.length}</span>
      </h2>
      {reservations.length === 0 ? (
        <p className="reservation-list__empty">{texts.emptyWaiting}</p>
      ) : (
        <ol className="reservation-list__entries">
          {reservations.map((each, index) => (
            <WaitlistCard key={each.id} reservation={each} place={index + 1} />
          ))}
        </ol>
      )}
    </section>
  );
}

function WaitlistCard({ reservation, place }: { reservation: StaffReservation; place: number }) {
  const texts = useTexts(reservationDayTexts);
  const language = useLanguage();
  const { now, steps } = useReservationsContext();
  const [isConfirming, setConfirming] = useState(false);
  const heading = useId();
  const { id, status, start_at, party_size, created_at, offer_until } = reservation;
  const isSinceToday = toLocal(created_at).date === toLocal(now).date;
  const day = isSinceToday ? "" : `${formatDay(created_at, language)}, `;
  return (
    <li
      className={`reservation-card reservation-card--waiting reservation-card--${status}`}
      data-reservation={id}
      aria-labelledby={heading}
      ref={keepFocusInside}
    >
      <p className="reservation-card__time">
        <strong>{formatTime(start_at)}</strong>
        <span>{texts.place(place)}</span>
      </p>
      <p className="reservation-card__party">
        <span aria-hidden="true">{party_size}</span>
        <span className="visually-hidden">{texts.guests(party_size)}</span>
      </p>
      <ReservationGuest reservation={reservation} headingId={heading} />
      <p className="reservation-card__state">
        <span className={`reservation-state reservation-state--${status}`}>
          {status === "offered" && offer_until
            ? texts.offeredUntil(formatTime(offer_until))
            : texts.waitingSince(`${day}${formatTime(created_at)}`)}
        </span>
      </p>
      <StepError reservation={reservation} />
      {isConfirming ? (
        <ConfirmPanel
          question={texts.withdrawQuestion}
          yes={texts.confirmYes.withdrawn}
          onNo={() => setConfirming(false)}
          onYes={() => {
            setConfirming(false);
            void steps.run(reservation, statusStep(reservation, "cancelled"));
          }}
        />
      ) : (
        <div className="reservation-actions">
          <button
            className="reservation-step reservation-step--stop"
            type="button"
            aria-disabled={steps.isBusy(reservation)}
            onClick={() => setConfirming(true)}
          >
            {steps.isBusy(reservation) ? texts.busy : texts.withdraw}
          </button>
        </div>
      )}
    </li>
  );
}
