import { useState } from "react";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { ReservationChangeAnswer } from "@/domain/reservation/reservation-answers.schema";
import type { CallResult } from "@/firebase/callables/callables";
import { callUntilKnown } from "@/firebase/callables/callables-repeated";
import type { StepProblemKind } from "./step-problem";

/** One change of the guest's own reservation at the version they see. */
interface OwnStep {
  readonly call: () => Promise<CallResult<ReservationChangeAnswer>>;
  /** Whether a later state of the reservation shows that the change was made. */
  readonly isIn: (reservation: Reservation) => boolean;
}

interface OpenProblem {
  readonly what: StepProblemKind;
  readonly version: number;
  readonly isIn: OwnStep["isIn"];
}

const CONFLICT: StepProblemKind = {
  kind: "refused",
  refusal: { reason: "VERSION_CONFLICT" },
  quote: null,
};

/**
 * Changes a reservation. A lost answer is asked for again at the same version; where that meets a
 * newer one, the reservation itself tells whether the change was made.
 */
export function useOwnStep(reservation: Reservation): {
  readonly busy: boolean;
  readonly problem: StepProblemKind | null;
  /** Whether a change whose answer was lost has turned out to be made. */
  readonly isFound: boolean;
  /** Resolves to true where the change was made. */
  readonly run: (step: OwnStep) => Promise<boolean>;
} {
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState<OpenProblem | null>(null);
  const hasMoved = open?.what.kind === "unknown-outcome" && open.version !== reservation.version;
  const isFound = hasMoved && open.isIn(reservation);

  async function run({ call, isIn }: OwnStep): Promise<boolean> {
    const { version } = reservation;
    setBusy(true);
    setOpen(null);
    const { result, wasLost } = await callUntilKnown(call);
    setBusy(false);
    if (result.ok) return true;
    const { error } = result;
    const isUnclear =
      wasLost && error.kind === "refused" && error.refusal.reason === "VERSION_CONFLICT";
    setOpen({ what: isUnclear ? { kind: "unknown-outcome" } : error, version, isIn });
    return false;
  }

  const problem = hasMoved ? (isFound ? null : CONFLICT) : (open?.what ?? null);
  return { busy, problem, isFound, run };
}
