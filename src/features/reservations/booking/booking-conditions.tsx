import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import { reservationPolicyOf, stayMinutes } from "@/domain/reservation/seating/reservation-policy";
import { formatTime } from "@/domain/text/format";
import type { Instant } from "@/domain/time/berlin-time";
import { shellTexts } from "@/i18n/site/shell-texts";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useTexts } from "@/i18n/use-texts";
import "./booking-conditions.css";

interface BookingConditionsProps {
  readonly party_size: number;
  /** Start of a fully booked time, which leads to the waitlist; otherwise null. */
  readonly waitingFor: Instant | null;
  /** Whether the party pays a deposit, which has a rule of its own for cancelling. */
  readonly hasDeposit: boolean;
}

/** The steps after sending, and the conditions of the reservation. */
export function BookingConditions({ party_size, waitingFor, hasDeposit }: BookingConditionsProps) {
  const texts = useTexts(reservationTexts);
  const { legalPages } = useTexts(shellTexts);
  const policy = reservationPolicyOf(useRestaurant());
  const minutes = stayMinutes(policy, party_size);
  return (
    <div className="booking-conditions">
      {waitingFor !== null ? (
        <div className="booking-conditions__notice">
          <strong>{texts.waitTitle(formatTime(waitingFor))}</strong>
          <p>{texts.wait}</p>
        </div>
      ) : (
        <ul className="booking-conditions__list">
          {!hasDeposit && <li>{policy.auto_confirm ? texts.atOnce : texts.byHand}</li>}
          <li>{texts.stay(texts.hours(Math.floor(minutes / 60), minutes % 60))}</li>
          {!hasDeposit && <li>{texts.cancelPolicy}</li>}
          <li>{texts.late}</li>
        </ul>
      )}
      <p className="booking__hint">
        {texts.privacy}{" "}
        {hasDeposit && (
          <>
            <Link to={routes.legal("agb")}>{legalPages.agb}</Link>
            {" · "}
          </>
        )}
        <Link to={routes.legal("datenschutz")}>{texts.privacyLink}</Link>.
      </p>
    </div>
  );
}
