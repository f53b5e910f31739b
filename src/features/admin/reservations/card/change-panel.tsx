import { type FormEvent, useState } from "react";
import { useReservationDay } from "@/data/reservation-day-provider";
import { dayHours } from "@/domain/hours/day-hours";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { STAFF_DAYS_AHEAD } from "@/domain/reservation/staff-booking-times";
import { formatTime } from "@/domain/text/format";
import { addDays, toLocal } from "@/domain/time/berlin-time";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { DatePicker } from "@/ui/date-picker/date-picker";
import { focusOnMount } from "@/ui/focus-on-mount";
import { PartySizeField } from "../booking/party-size-field";
import { type TimeDraft, TimeSelect } from "../booking/time-select";
import { useReservationsContext } from "../reservations-context";
import { moveStep } from "./reservation-steps";
import { usePanelStep } from "./use-panel-step";

interface ChangePanelProps {
  readonly reservation: Reservation;
  readonly onClose: () => void;
}

/** Changes day, time or party size of a reservation. */
export function ChangePanel({ reservation, onClose }: ChangePanelProps) {
  const texts = useTexts(reservationDayTexts);
  const { now, steps } = useReservationsContext();
  const { restaurants, availabilityOf } = useReservationDay();
  const { local_date: date, local_time: time, party_size } = reservation;
  const [draft, setDraft] = useState<TimeDraft>({ date, time, party_size });
  const { isBusy, run } = usePanelStep(reservation, onClose);
  const [opened, setOpened] = useState<Reservation | null>(reservation);
  const restaurant = restaurants.find(({ key }) => key === reservation.resto_key);
  const state = steps.stateOf(reservation);
  const nextAt = state.phase === "refused" ? state.refusal.next_at : undefined;
  if (!restaurant) return null;
  const today = toLocal(now).date;
  const { exceptions } = availabilityOf(restaurant.key);
  const isSame = draft.date === date && draft.time === time && draft.party_size === party_size;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (draft.time === null || isSame) return;
    const seen = opened ?? reservation;
    const request = { date: draft.date, time: draft.time, party_size: draft.party_size };
    const isMoved = await run(seen, moveStep(seen, request));
    setOpened(null);
    if (isMoved) onClose();
  }

  return (
    <form className="reservation-panel" onSubmit={save}>
      <h4 className="reservation-panel__title" ref={focusOnMount} tabIndex={-1}>
        {texts.changeTitle}
      </h4>
      <div className="reservation-panel__fields">
        <PartySizeField
          size={draft.party_size}
          onChange={(size) => setDraft({ ...draft, party_size: size })}
        />
        <TimeSelect
          restaurant={restaurant}
          draft={{ ...draft, moved: reservation }}
          onChange={(chosen) => setDraft({ ...draft, time: chosen })}
        />
      </div>
      <DatePicker
        value={draft.date}
        days={{
          first: today,
          last: addDays(today, STAFF_DAYS_AHEAD),
          today,
          isClosed: (day) => dayHours(restaurant, exceptions, day).hours.length === 0,
        }}
        onChange={(chosen) => setDraft({ ...draft, date: chosen })}
      />
      <div className="reservation-actions__row">
        <button
          className="reservation-step reservation-step--main"
          type="submit"
          aria-disabled={isBusy}
          disabled={isSame}
        >
          {isBusy ? texts.busy : texts.save}
        </button>
        {nextAt !== undefined && (
          <button
            className="reservation-step"
            type="button"
            onClick={() => setDraft({ ...draft, ...localDateAndTime(nextAt) })}
          >
            {texts.nextFree(formatTime(nextAt))}
          </button>
        )}
        <button className="reservation-step" type="button" onClick={onClose}>
          {texts.back}
        </button>
      </div>
    </form>
  );
}

function localDateAndTime(at: number): Pick<TimeDraft, "date" | "time"> {
  const { date, time } = toLocal(at);
  return { date, time };
}
