import { useState } from "react";
import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import type { Reminder } from "@/data/use-reminder";
import type { ReminderAction, ReminderAnswer } from "@/domain/reservation/reminder/reminder.schema";
import { formatTime } from "@/domain/text/format";
import { longDay } from "@/domain/text/long-day";
import { reminderTexts } from "@/i18n/table/reminder-texts";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { CalendarButton } from "../own/calendar-button";

interface ReminderCardProps {
  readonly reservation: ReminderAnswer;
  readonly suggested: ReminderAction;
  readonly reminder: Pick<Reminder, "isBusy" | "answer">;
}

/** The reservation, its state and the possible answers. Only the asked one takes a single tap. */
export function ReminderCard({ reservation, suggested, reminder }: ReminderCardProps) {
  const texts = useTexts(reminderTexts);
  const booking = useTexts(reservationTexts);
  const language = useLanguage();
  const { title, address } = useRestaurant();
  const [asked, setAsked] = useState(suggested);
  const { status, is_confirmed, start_at, party_size, code } = reservation;
  return (
    <>
      <div role="status">
        <h1 className="reminder__title" tabIndex={-1}>
          {titleOf(reservation, asked, texts)}
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
          {title}
          <br />
          {address.line1}
          <br />
          {address.zip} {address.city}
        </p>
      </div>
      <div className="reminder__answers">
        {status === "confirmed" && !(is_confirmed && asked === "confirm") && (
          <Answers asked={asked} onAsk={setAsked} reminder={reminder} />
        )}
        {status === "cancelled" ? (
          <Link className="button button--outline" to={routes.reservation}>
            {booking.newOne}
          </Link>
        ) : (
          <CalendarButton reservation={reservation} />
        )}
        {status === "confirmed" && asked === "confirm" && (
          <button
            className="button button--ghost"
            type="button"
            disabled={reminder.isBusy}
            onClick={() => setAsked("cancel")}
          >
            {texts.cancel}
          </button>
        )}
      </div>
    </>
  );
}

function titleOf(
  { status, is_confirmed }: ReminderAnswer,
  asked: ReminderAction,
  texts: (typeof reminderTexts)["de"],
): string {
  if (status === "cancelled") return texts.cancelled;
  if (status !== "confirmed") return texts.other;
  if (asked === "cancel") return texts.askCancel;
  return is_confirmed ? texts.confirmed : texts.askConfirm;
}

interface AnswersProps {
  readonly asked: ReminderAction;
  readonly onAsk: (action: ReminderAction) => void;
  readonly reminder: Pick<Reminder, "isBusy" | "answer">;
}

function Answers({ asked, onAsk, reminder: { isBusy, answer } }: AnswersProps) {
  const texts = useTexts(reminderTexts);
  const isCancelling = asked === "cancel";
  return (
    <>
      {isCancelling && (
        <button
          className="button reminder__cancel"
          type="button"
          disabled={isBusy}
          onClick={() => void answer("cancel")}
        >
          {texts.cancelYes}
        </button>
      )}
      <button
        className={`button button--${isCancelling ? "outline" : "primary"}`}
        type="button"
        disabled={isBusy}
        onClick={() => {
          onAsk("confirm");
          void answer("confirm");
        }}
      >
        {isCancelling ? texts.confirmInstead : texts.confirm}
      </button>
      <output className="visually-hidden">{isBusy ? texts.sending : ""}</output>
    </>
  );
}
