import { useEffect, useRef, useState } from "react";
import { useRestaurant } from "@/data/restaurant-provider";
import { type TablesState, useAvailableTables } from "@/data/use-available-tables";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { reservationPolicyOf } from "@/domain/reservation/seating/reservation-policy";
import { callChangeReservation } from "@/firebase/callables/reservation-callables";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useTexts } from "@/i18n/use-texts";
import { useLatest } from "@/ui/use-latest";
import type { TableChoice } from "../booking/table-choice";
import { TableChooser } from "../booking/table-chooser";
import { StepProblem } from "./step-problem";
import { useReservationStep } from "./use-reservation-step";

interface ChangeReservationProps {
  readonly reservation: Reservation;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Changes day, time or party size; the reservation keeps its table until it has the new one. */
export function ChangeReservation({ reservation, onClose, onChanged }: ChangeReservationProps) {
  const texts = useTexts(reservationTexts);
  const { auto_confirm } = reservationPolicyOf(useRestaurant());
  const { id, version, party_size, local_date, local_time } = reservation;
  const [choice, setChoice] = useState<TableChoice>({
    party_size,
    date: local_date,
    time: local_time,
  });
  const { isBusy, problem, isMade, run } = useReservationStep(reservation);
  const [tried, setTried] = useState(false);
  const { tables, refresh } = useAvailableTables(choice.date, choice.party_size);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const onMade = useLatest(onChanged);
  useEffect(() => {
    if (isMade) onMade.current();
  }, [isMade, onMade]);

  async function save(): Promise<void> {
    const { date, time } = choice;
    setTried(true);
    if (time === null) return;
    const requested = { date, time, party_size: choice.party_size };
    const isAnswered = await run({
      call: () => callChangeReservation({ reservation_id: id, version, ...requested }),
      isVisibleIn: (now) =>
        now.local_date === date &&
        now.local_time === time &&
        now.party_size === requested.party_size,
    });
    if (!isAnswered) refresh();
  }

  const isSame =
    choice.date === local_date && choice.time === local_time && choice.party_size === party_size;
  return (
    <section className="change-reservation" aria-label={texts.changeTitle}>
      <h4 className="booking-step__title" ref={heading} tabIndex={-1}>
        {texts.changeTitle}
      </h4>
      <div className="booking__steps">
        <TableChooser
          choice={choice}
          tables={withOwnSeats(tables, reservation)}
          onChange={setChoice}
          onRefresh={refresh}
          error={tried && choice.time === null ? texts.chooseFirst : undefined}
        />
      </div>
      {problem && <StepProblem problem={problem} />}
      {!auto_confirm && <p className="reservation-card__sentence">{texts.changeByHand}</p>}
      <div className="reservation-card__actions">
        <button
          className="button button--primary"
          type="button"
          disabled={isBusy || isSame}
          onClick={save}
        >
          {isBusy ? texts.saving : texts.save}
        </button>
        <button
          className="button button--outline"
          type="button"
          disabled={isBusy}
          onClick={onClose}
        >
          {texts.keep}
        </button>
      </div>
    </section>
  );
}

/**
 * Times that overlap this reservation may be full only because of it. They count as free here; the
 * server decides, and does not count the reservation's own seats.
 */
function withOwnSeats(tables: TablesState, { start_at, end_at }: Reservation): TablesState {
  if (tables.status !== "ready") return tables;
  const stayMs = end_at - start_at;
  const times = tables.answer.times.map((time) => ({
    ...time,
    free: time.free || Math.abs(time.start_at - start_at) < stayMs,
  }));
  return { status: "ready", answer: { ...tables.answer, times } };
}
