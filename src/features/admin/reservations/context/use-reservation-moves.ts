import { useCallback, useState } from "react";
import { showToast } from "@/admin-ui/feedback/toaster";
import { problemOf } from "@/data/send-once/send-machine";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { reservationPlanTexts } from "@/i18n/admin/reservation-plan-texts";
import { useTexts } from "@/i18n/use-texts";
import { type MoveTarget, moveStep } from "./reservation-steps";
import { usePlaceText } from "./use-place-text";
import type { ReservationSteps } from "./use-reservation-steps";
import { useStepErrorText } from "./use-step-error-text";

/** Moves reservations and shows the outcome as a toast. */
export interface ReservationMoves {
  /** Moves a reservation. A refused one stays where it was. */
  readonly move: (reservation: StaffReservation, target: MoveTarget) => Promise<void>;
  /**
   * Says that a reservation was moved, and offers to undo it.
   * @param reservation as it was before
   */
  readonly announce: (reservation: StaffReservation, target: MoveTarget) => void;
  /** The reservation where it is shown: at its target while the move is being sent. */
  readonly shown: (reservation: StaffReservation) => StaffReservation;
}

/** How long a move can be undone. */
const UNDO_MS = 10_000;

interface SentMove {
  readonly version: number;
  readonly target: MoveTarget;
}

/** {@link ReservationMoves} of one page. */
export function useReservationMoves(steps: ReservationSteps): ReservationMoves {
  const texts = useTexts(reservationPlanTexts);
  const problemText = useStepErrorText();
  const placeText = usePlaceText();
  const [sent, setSent] = useState<ReadonlyMap<string, SentMove>>(new Map());

  const forget = useCallback(
    (id: string) => setSent((moves) => new Map([...moves].filter(([each]) => each !== id))),
    [],
  );

  async function send(reservation: StaffReservation, target: MoveTarget): Promise<boolean> {
    const { id, version } = reservation;
    setSent((moves) => new Map(moves).set(id, { version, target }));
    const isMoved = await steps.run(reservation, moveStep(reservation, target));
    if (isMoved) return true;
    forget(id);
    const problem = problemOf(steps.stateOf(reservation));
    if (problem) {
      const title = texts.notMoved(reservation.contact.name);
      showToast({ title, description: problemText(problem), tone: "danger" });
    }
    steps.dismiss(id);
    return false;
  }

  function announce(reservation: StaffReservation, target: MoveTarget): void {
    const { name } = reservation.contact;
    const back = targetOf(reservation);
    const version = reservation.version + 1;
    const moved = { ...reservation, ...stayAt(reservation, target), version };
    showToast({
      title: texts.moved(name, placeText(reservation, target)),
      tone: "success",
      durationMs: UNDO_MS,
      undo: {
        label: texts.undo,
        onUndo: async () => {
          if (!(await send(moved, back))) return;
          const title = texts.movedBack(name, placeText(reservation, back));
          showToast({ title, tone: "success" });
        },
      },
    });
  }

  return {
    async move(reservation, target) {
      if (await send(reservation, target)) announce(reservation, target);
    },
    announce,
    shown: (reservation) => {
      const mine = sent.get(reservation.id);
      const isOnItsWay = mine?.version === reservation.version && steps.isBusy(reservation);
      return isOnItsWay ? { ...reservation, ...stayAt(reservation, mine.target) } : reservation;
    },
  };
}

/** Time and tables of a reservation. */
function targetOf(reservation: StaffReservation): MoveTarget {
  const { local_date: date, local_time: time, party_size, table_ids } = reservation;
  return { date, time, party_size, ...(table_ids?.length ? { table_ids } : {}) };
}

/** The changes of a move that are known before the answer. */
function stayAt({ start_at, end_at, table_ids }: StaffReservation, target: MoveTarget) {
  const { date, time, party_size } = target;
  const start = toInstant(date, minutesOf(time));
  const tables = target.table_ids ?? table_ids;
  return {
    party_size,
    start_at: start,
    end_at: start + end_at - start_at,
    local_date: date,
    local_time: time,
    ...(tables ? { table_ids: [...tables] } : {}),
  };
}
