import type { KeyboardEvent, PointerEvent } from "react";
import { strictContext } from "@/data/strict-context";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import type { PickedReservation } from "./picked-reservation";
import type { TimeAxis } from "./time-axis";

/** Values that the parts of one timeline share. */
interface TimelineContextValue {
  readonly axis: TimeAxis;
  /** The reservation that is being moved. */
  readonly picked: PickedReservation | null;
  readonly onPointerDown: (event: PointerEvent, reservation: StaffReservation, row: string) => void;
  readonly onKeyDown: (event: KeyboardEvent, reservation: StaffReservation, row: string) => void;
  /** Whether the Tab key reaches the bar of a reservation in a row. */
  readonly isTabStop: (row: string, id: string) => boolean;
  readonly onClick: (reservation: StaffReservation) => void;
  /** Whether the rules allow to drop the held reservation where it is. */
  readonly isAllowed: boolean;
  /** Id of the element that explains how to move a reservation. */
  readonly hintId: string;
}

export const [TimelineContext, useTimeline] = strictContext<TimelineContextValue>(
  "useTimeline must be used within a timeline",
);
