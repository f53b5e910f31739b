import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import { type Point, usePointerDrag } from "@/admin-ui/motion/use-pointer-drag";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatTime } from "@/domain/text/format";
import { reservationPlanTexts } from "@/i18n/admin/reservation-plan-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAnnounce } from "@/ui/feedback/announcer";
import { useLatest } from "@/ui/use-latest";
import { useReservationsContext } from "../context/reservations-context";
import { mobilityOf, type PickedReservation } from "./picked-reservation";
import { type Placement, placementAfterKey } from "./placement";
import { placementAt, scrollAtEdges } from "./pointer-placement";
import { columnOf, type TimeAxis } from "./time-axis";
import { NO_TABLE, type TimelineRow } from "./timeline-rows";
import { useDrop } from "./use-drop";
import { useKeepBarFocus } from "./use-keep-bar-focus";

interface TimelineMoveOptions {
  readonly restaurant: Restaurant;
  readonly axis: TimeAxis;
  readonly rows: readonly TimelineRow[];
  /** The element that contains the rows. */
  readonly grid: RefObject<HTMLElement | null>;
}

/** Moves reservations by pointer, and by keyboard: space bar, arrow keys, Enter; Escape cancels. */
export function useTimelineMove({ restaurant, axis, rows, grid }: TimelineMoveOptions) {
  const texts = useTexts(reservationPlanTexts);
  const announce = useAnnounce();
  const { open } = useReservationsContext();
  const [picked, setPicked] = useState<PickedReservation | null>(null);
  // Pointer events may follow each other before the next render.
  const held = useRef<PickedReservation | null>(null);
  const { isAllowed, drop } = useDrop(restaurant, axis);
  const latestDrop = useLatest(drop);
  const pointer = usePointerDrag(grid);
  const keepFocus = useKeepBarFocus(grid);
  const hasTables = (restaurant.tables ?? []).length > 0;

  function keep(next: PickedReservation | null): void {
    held.current = next;
    setPicked(next);
  }

  function pick(reservation: StaffReservation, row: string, by: PickedReservation["by"]): boolean {
    if (mobilityOf(reservation, hasTables) === "none") {
      if (by === "keyboard") announce(texts.fixed);
      return false;
    }
    const from = { row, column: columnOf(axis, reservation.start_at) };
    keep({ reservation, from, at: from, by });
    return true;
  }

  /** The grid on which a held reservation moves. */
  function gridOf({ from }: PickedReservation) {
    const keys = rows.map(({ key }) => key).filter((key) => key !== NO_TABLE || key === from.row);
    return { axis, rows: keys };
  }

  function hold(before: PickedReservation, at: Placement): PickedReservation {
    const isFixed = mobilityOf(before.reservation, hasTables) === "table";
    const next = { ...before, at: isFixed ? { ...at, column: before.from.column } : at };
    keep(next);
    return next;
  }

  function release(): void {
    const { current } = held;
    keep(null);
    if (!current) return;
    if (isAtStart(current)) announce(texts.putBack(current.reservation.contact.name));
    else latestDrop.current(current);
  }

  function cancel(): void {
    if (held.current) announce(texts.putBack(held.current.reservation.contact.name));
    keep(null);
  }

  function placeText({ reservation, at }: PickedReservation): string {
    const start = axis[at.column] ?? reservation.start_at;
    const table = rows.find(({ key }) => key === at.row)?.table;
    return texts.place(formatTime(start), table ? texts.table(table.name) : texts.withoutTable);
  }

  function onKeyDown(event: KeyboardEvent, reservation: StaffReservation, row: string): void {
    const { key } = event;
    if (picked?.by !== "keyboard" || picked.reservation.id !== reservation.id) {
      if (key !== " ") return;
      event.preventDefault();
      if (!pick(reservation, row, "keyboard") || !held.current) return;
      announce(texts.pickedUp(reservation.contact.name, placeText(held.current)));
      return;
    }
    if (key === "Tab") {
      cancel();
      return;
    }
    if (key === "Escape") cancel();
    else if (key === "Enter" || key === " ") {
      keepFocus(reservation.id);
      release();
    } else {
      const at = placementAfterKey(picked.at, key, gridOf(picked));
      if (!at) return;
      const next = hold(picked, at);
      announce(isAllowed(next) ? placeText(next) : texts.blocked(placeText(next)));
    }
    event.preventDefault();
  }

  function onPointerDown(event: PointerEvent, reservation: StaffReservation, row: string): void {
    const from = { row, column: columnOf(axis, reservation.start_at) };
    const rowsAndColumns = gridOf({ reservation, from, at: from, by: "pointer" });
    const placementOf = (point: Point) =>
      grid.current && placementAt(grid.current, point, rowsAndColumns);
    let grabbed = 0;
    pointer.begin(event, {
      onStart: (start) => {
        grabbed = (placementOf(start)?.column ?? from.column) - from.column;
        return pick(reservation, row, "pointer");
      },
      onMove: (point) => {
        const at = placementOf(point);
        if (!at || !held.current) return;
        if (grid.current) scrollAtEdges(grid.current, point);
        const column = Math.max(0, at.column - grabbed);
        hold(held.current, { row: at.row, column: axis[column] === null ? column + 1 : column });
      },
      onDrop: release,
      onCancel: cancel,
    });
  }

  return {
    picked,
    isAllowed: picked !== null && (isAtStart(picked) || isAllowed(picked)),
    onKeyDown,
    onPointerDown,
    onClick: (reservation: StaffReservation) => {
      if (!pointer.hasDropped()) open(reservation, "details");
    },
  };
}

function isAtStart({ at, from }: PickedReservation): boolean {
  return at.row === from.row && at.column === from.column;
}
