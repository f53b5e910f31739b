import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import type { Refusal } from "@/domain/result/refusal";
import { formatMomentFrom } from "@/domain/text/format-moment";
import { toLocal } from "@/domain/time/berlin-time";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useReservationRefusalText } from "@/i18n/table/use-reservation-refusal-text";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { securityCheckAtom } from "@/state/page/security-check-atoms";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { Notice } from "@/ui/feedback/notice";
import { PhoneNumbers } from "@/ui/phone-numbers";
import { BOOKING_FIELDS } from "./booking-form.schema";
import type { TableChoice } from "./table-choice";
import type { BookingApi } from "./use-booking";
import type { BookingFormApi } from "./use-booking-form";

interface BookingProblemsProps {
  readonly api: BookingApi;
  readonly form: BookingFormApi;
  readonly timeMissing: boolean;
  readonly choice: TableChoice;
  readonly onChoose: (choice: TableChoice) => void;
  readonly onRetry: () => void;
}

/** Everything that prevents the reservation, each with a way to solve it. */
export function BookingProblems(props: BookingProblemsProps) {
  const { state } = props.api;
  const texts = useTexts(reservationTexts);
  const { phones } = useRestaurant();
  const refusalText = useReservationRefusalText();
  const { hasToken } = useAtomValue(securityCheckAtom);
  const signInFailed = hasToken
    ? { title: texts.signInFailedTitle, help: texts.signInFailed }
    : refusalText({ reason: "NOT_VERIFIED" });
  switch (state.phase) {
    case "refused":
      return <Refused {...props} refusal={state.refusal} />;
    case "duplicate":
      return (
        <Notice tone="warning" title={texts.duplicateTitle}>
          <p>{texts.duplicate}</p>
          <Link className="button button--outline" to={routes.reservations}>
            {texts.own}
          </Link>
        </Notice>
      );
    case "offline":
    case "sign-in-failed": {
      const isOffline = state.phase === "offline";
      return (
        <Notice tone="error" title={isOffline ? texts.offlineTitle : signInFailed.title}>
          <p>{isOffline ? texts.offline : signInFailed.help}</p>
          {!isOffline && <PhoneNumbers phones={phones} />}
          <button className="button button--outline" type="button" onClick={props.onRetry}>
            {texts.again}
          </button>
        </Notice>
      );
    }
    default:
      return <Mistakes {...props} />;
  }
}

function Mistakes({ form, timeMissing }: BookingProblemsProps) {
  const texts = useTexts(reservationTexts);
  const { errors, submitCount } = form.formState;
  const wrong = BOOKING_FIELDS.filter((field) => errors[field]);
  const count = wrong.length + (timeMissing ? 1 : 0);
  if (submitCount === 0 || count === 0) return null;
  return (
    <Notice tone="error" title={texts.wrong(count)}>
      <ul className="booking-mistakes">
        {timeMissing && <li>{texts.chooseFirst}</li>}
        {wrong.map((field) => (
          <li key={field}>
            <button
              className="booking-mistakes__link"
              type="button"
              onClick={() => form.setFocus(field)}
            >
              {errors[field]?.message}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Refused({ refusal, choice, onChoose }: BookingProblemsProps & { refusal: Refusal }) {
  const texts = useTexts(reservationTexts);
  const language = useLanguage();
  const { phones } = useRestaurant();
  const now = useAtomValue(serverNowAtom);
  const { title, help } = useReservationRefusalText()(refusal);
  const { next_at, reason } = refusal;
  return (
    <Notice tone="error" title={title}>
      <p>{help}</p>
      {next_at !== undefined && (
        <button
          className="button button--outline"
          type="button"
          onClick={() => {
            const { date, time } = toLocal(next_at);
            onChoose({ ...choice, date, time });
          }}
        >
          {texts.clock(formatMomentFrom(now, next_at, language))}
        </button>
      )}
      {reason === "NOT_VERIFIED" && (
        <Link className="button button--outline" to={routes.account}>
          {texts.signIn}
        </Link>
      )}
      {reason !== "SLOT_FULL" && <PhoneNumbers phones={phones} />}
    </Notice>
  );
}
