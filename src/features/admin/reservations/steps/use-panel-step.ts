import { useEffect, useState } from "react";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { useLatest } from "@/ui/use-latest";
import { useReservationsContext } from "../context/reservations-context";
import type { ReservationStep } from "../context/use-reservation-steps";

/**
 * Makes one step from a panel.
 * @param onFound runs when the answer was lost and the live reservation then shows the step
 */
export function usePanelStep(
  reservation: StaffReservation,
  onFound: () => void,
): {
  readonly isBusy: boolean;
  /** Resolves to true once the server has confirmed the step. */
  readonly run: (seen: StaffReservation, step: ReservationStep) => Promise<boolean>;
} {
  const { steps } = useReservationsContext();
  const [isBusy, setBusy] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const isFound = isUnknown && steps.stateOf(reservation).phase === "succeeded";
  const latest = useLatest(onFound);
  useEffect(() => {
    if (isFound) latest.current();
  }, [isFound, latest]);

  async function run(seen: StaffReservation, step: ReservationStep): Promise<boolean> {
    setBusy(true);
    setUnknown(false);
    const isMade = await steps.run(seen, step);
    setBusy(false);
    setUnknown(!isMade && steps.stateOf(seen).phase === "checking");
    return isMade;
  }

  return { isBusy, run };
}
