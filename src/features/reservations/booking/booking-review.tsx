import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import { reservationPolicyOf, stayMinutes } from "@/domain/reservation/seating/reservation-policy";
import { formatTime } from "@/domain/text/format";
import { longLocalDay } from "@/domain/text/long-day";
import type { Instant } from "@/domain/time/berlin-time";
import { controlTexts } from "@/i18n/control-texts";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import type { TableChoice } from "./table-choice";

interface BookingReviewProps {
  readonly choice: TableChoice;
  /** Null until a time is chosen. */
  readonly start: Instant | null;
  readonly isWaiting: boolean;
  /** Whether the party pays a deposit, which has a rule of its own for cancelling. */
  readonly hasDeposit: boolean;
}

/** Summary of the reservation and its conditions, above the button. */
export function BookingReview({ choice, start, isWaiting, hasDeposit }: BookingReviewProps) {
  const texts = useTexts(reservationTexts);
  const controls = useTexts(controlTexts);
  const language = useLanguage();
  const restaurant = useRestaurant();
  const policy = reservationPolicyOf(restaurant);
  const minutes = stayMinutes(policy, choice.party_size);
  return (
    <div className="booking-review">
      <h2 className="booking-step__title">{texts.review}</h2>
      <p className="booking-review__where">{restaurant.title}</p>
      <p className="booking-review__when">
        <span>{longLocalDay(choice.date, language)}</span>
        <span className={start === null ? "booking-review__open" : undefined}>
          {start === null ? controls.selectTime : texts.clock(formatTime(start))}
        </span>
        <span>{texts.guests(choice.party_size)}</span>
      </p>
      {isWaiting && start !== null ? (
        <div className="booking-review__waiting">
          <strong>{texts.waitTitle(formatTime(start))}</strong>
          <p>{texts.wait}</p>
        </div>
      ) : (
        <ul className="booking-review__policies">
          <li>{texts.stay(texts.hours(Math.floor(minutes / 60), minutes % 60))}</li>
          {!policy.auto_confirm && <li>{texts.byHand}</li>}
          {!hasDeposit && <li>{texts.cancelPolicy}</li>}
          <li>{texts.late}</li>
        </ul>
      )}
      <p className="booking__hint">
        {texts.privacy} <Link to={routes.legal("datenschutz")}>{texts.privacyLink}</Link>.
      </p>
    </div>
  );
}
