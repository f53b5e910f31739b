import { useState } from "react";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { type MoveTarget, moveStep } from "../context/reservation-steps";
import { useReservationsContext } from "../context/reservations-context";
import { usePanelStep } from "../steps/use-panel-step";

/**
 * Saves a change from its form. The first attempt is made at the version at which the form was
 * opened; after a refusal, at the version on the screen.
 * @param onDone runs once the change is saved
 */
export function useChange(reservation: StaffReservation, onDone: () => void) {
  const { moves } = useReservationsContext();
  const { isBusy, run } = usePanelStep(reservation, onDone);
  const [opened, setOpened] = useState<StaffReservation | null>(reservation);

  async function save(target: MoveTarget): Promise<void> {
    const seen = opened ?? reservation;
    const isMoved = await run(seen, moveStep(seen, target));
    setOpened(null);
    if (!isMoved) return;
    moves.announce(seen, target);
    onDone();
  }

  return { isBusy, save };
}
