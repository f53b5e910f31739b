import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import type { ReminderAction, ReminderAnswer } from "@/domain/reservation/reminder.schema";
import { formatTime } from "@/domain/text/format";
import { longDay } from "@/domain/text/long-day";
import { reminderTexts } from "@/i18n/reminder-texts";
import { reservationTexts } from "@/i18n/reservation-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { CalendarButton } from "../own/calendar-button";
import type { Reminder } from "./use-reminder";

interface ReminderCardProps {
  readonly reservation: ReminderAnswer;
  readonly suggested: ReminderAction;
  readonly reminder: Pick<Reminder, "isBusy" | "answer">;
}

/** The reservation, its state and the possible answers. */
export function ReminderCard({ reservation, suggested, reminder }: ReminderCardProps) {
  const texts = useTexts(reminderTexts);
  const booking = useTexts(reservationTexts);
  const language = useLanguage();
  const { title, address } = useRestaurant();
  const { status, is_confirmed, start_at, party_size, code } = reservation;
  return (
    <>
      <div className="reminder__state" role="status">
        <h1 className="reminder__title" tabIndex={-1}>
          {titleOf(reservation, suggested, texts)}
        </h1>
        {status === "cancelled" && <p>{texts.cancelledText}</p>}
      </div>
      <div className="reminder__card">
        <p className="reminder__when">
          <span>{longDay(start_at, language)}</span>
          <span>{booking.clock(formatTime(start_at))}</span>
        </p>
        <p>
          {booking.guests(party_size)} · {booking.code} {code}
        </p>
        <p>
          {title}, {address.line1}, {address.zip} {address.city}
        </p>
      </div>
      {status === "confirmed" && (
        <Answers suggested={is_confirmed ? null : suggested} reminder={reminder} />
      )}
      <div className="reminder__more">
        {status === "cancelled" ? (
          <Link className="button button--outline" to={routes.reservation}>
            {booking.newOne}
          </Link>
        ) : (
          <CalendarButton reservation={reservation} />
        )}
      </div>
    </>
  );
}

function titleOf(
  { status, is_confirmed }: ReminderAnswer,
  suggested: ReminderAction,
  texts: (typeof reminderTexts)["de"],
): string {
  if (status === "cancelled") return texts.cancelled;
  if (status !== "confirmed") return texts.other;
  if (is_confirmed) return texts.confirmed;
  return suggested === "confirm" ? texts.askConfirm : texts.askCancel;
}

interface AnswersProps {
  /** Null if the guest has confirmed, and can only cancel. */
  readonly suggested: ReminderAction | null;
  readonly reminder: Pick<Reminder, "isBusy" | "answer">;
}

function Answers({ suggested, reminder: { isBusy, answer } }: AnswersProps) {
  const texts = useTexts(reminderTexts);
  const confirm = (
    <button
      key="confirm"
      className={`button button--${suggested === "confirm" ? "primary" : "outline"}`}
      type="button"
      disabled={isBusy}
      onClick={() => void answer("confirm")}
    >
      {suggested === "confirm" ? texts.confirm : texts.confirmInstead}
    </button>
  );
  const cancel = (
    <button
      key="cancel"
      className={`button ${suggested === "cancel" ? "reminder__cancel" : "button--ghost"}`}
      type="button"
      disabled={isBusy}
      onClick={() => void answer("cancel")}
    >
      {suggested === "cancel" ? texts.cancelYes : texts.cancel}
    </button>
  );
  return (
    <div className="reminder__answers" aria-busy={isBusy}>
      {suggested === "cancel" ? [cancel, confirm] : [suggested && confirm, cancel]}
      <output className="visually-hidden">{isBusy ? texts.sending : ""}</output>
    </div>
  );
}
