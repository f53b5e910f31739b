import { useCallback, useState } from "react";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { ReservationChangeAnswer } from "@/domain/reservation/reservation-answers.schema";
import type { Refusal } from "@/domain/shared/refusal";
import type { CallResult } from "@/firebase/callables/callables";
import { callUntilKnown } from "@/firebase/callables/callables-repeated";

/** One change somebody has chosen, made at the version they see. */
export interface ReservationStep {
  readonly call: () => Promise<CallResult<ReservationChangeAnswer>>;
  /** Whether a later state of the reservation shows that the change was made. */
  readonly isIn: (reservation: Reservation) => boolean;
}

/** Why a change was not made, or is not known to be. */
export type ReservationStepError =
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "offline" | "unknown-outcome" };

interface StepState {
  readonly calling: boolean;
  /** The version the server has answered; the list may still be on its way there. */
  readonly reached: number;
  readonly problem: {
    readonly what: ReservationStepError;
    readonly version: number;
    readonly isIn: ReservationStep["isIn"];
  } | null;
}

/** The changes under way on the page. They outlive the entry, which may change its group. */
export interface ReservationSteps {
  readonly isBusy: (reservation: Reservation) => boolean;
  readonly problemOf: (reservation: Reservation) => ReservationStepError | null;
  /** Resolves to true where the change was made. */
  readonly run: (reservation: Reservation, step: ReservationStep) => Promise<boolean>;
  readonly dismiss: (reservation: Reservation) => void;
}

const IDLE: StepState = { calling: false, reached: 0, problem: null };
const CONFLICT: ReservationStepError = { kind: "refused", refusal: { reason: "VERSION_CONFLICT" } };

/**
 * Changes reservations and remembers what is under way and what was refused. A lost answer is
 * asked for again at the same version; where that meets a newer one, the reservation itself tells
 * whether the change was made.
 */
export function useReservationSteps(): ReservationSteps {
  const [states, setStates] = useState<Readonly<Record<string, StepState>>>({});
  const stateOf = ({ id }: Reservation) => states[id] ?? IDLE;
  const isBusy = (each: Reservation) =>
    stateOf(each).calling || stateOf(each).reached > each.version;

  const change = useCallback(
    (id: string, next: Partial<StepState>) =>
      setStates((all) => ({ ...all, [id]: { ...IDLE, ...all[id], ...next } })),
    [],
  );

  return {
    isBusy,
    problemOf: (reservation) => {
      const { problem } = stateOf(reservation);
      if (!problem) return null;
      const isOpen = problem.what.kind !== "unknown-outcome";
      if (isOpen || problem.version === reservation.version) return problem.what;
      return problem.isIn(reservation) ? null : CONFLICT;
    },
    run: async (reservation, { call, isIn }) => {
      if (isBusy(reservation)) return false;
      const { id, version } = reservation;
      change(id, { calling: true, problem: null });
      const { result, wasLost } = await callUntilKnown(call);
      if (result.ok) {
        change(id, { calling: false, reached: result.value.version });
        return true;
      }
      const isUnclear =
        wasLost &&
        result.error.kind === "refused" &&
        result.error.refusal.reason === "VERSION_CONFLICT";
      const what: ReservationStepError = isUnclear ? { kind: "unknown-outcome" } : result.error;
      change(id, { calling: false, problem: { what, version, isIn } });
      return isUnclear;
    },
    dismiss: ({ id }) => change(id, { problem: null }),
  };
}
