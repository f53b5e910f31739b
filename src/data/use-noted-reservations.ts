import { useCallback, useMemo } from "react";
import type {
  ReservationNote,
  StaffReservation,
} from "@/domain/reservation/reservation-note.schema";
import type { LocalDate } from "@/domain/time/berlin-time";
import type { LiveListener } from "@/firebase/connection/live";
import {
  watchFinishedReservations,
  watchOpenReservations,
  watchReservationNotes,
} from "@/firebase/repos/reservation-day-repo";
import { type LiveList, latestById } from "./live-list";
import { mergeLists, useMergedLists, usePagedLists } from "./use-merged-lists";

type Listener<T> = LiveListener<readonly T[]>;

/** The live reservations of one day at several restaurants, with the team's notes. */
export function useNotedReservations(
  restoKeys: readonly string[],
  date: LocalDate,
): { readonly reservations: LiveList<StaffReservation>; readonly showMoreFinished: () => void } {
  const watchOpen = useCallback(
    (restoKey: string, listener: Listener<StaffReservation>) =>
      watchOpenReservations({ restoKey, date }, listener),
    [date],
  );
  const watchFinished = useCallback(
    (restoKey: string, listener: Listener<StaffReservation>) =>
      watchFinishedReservations({ restoKey, date }, listener),
    [date],
  );
  const watchNotes = useCallback(
    (restoKey: string, listener: Listener<ReservationNote>) =>
      watchReservationNotes({ restoKey, date }, listener),
    [date],
  );
  const open = useMergedLists(restoKeys, watchOpen);
  const { list: finished, showMore } = usePagedLists(restoKeys, watchFinished);
  const notes = useMergedLists(restoKeys, watchNotes);
  const reservations = useMemo(
    () => withNotes(mergeLists([open, finished]), notes),
    [open, finished, notes],
  );
  return { reservations, showMoreFinished: showMore };
}

/** The latest version of each reservation, with its note. */
export function withNotes(
  list: LiveList<StaffReservation>,
  notes: LiveList<ReservationNote>,
): LiveList<StaffReservation> {
  const latest = latestById(list.items);
  for (const { id, note } of notes.items) {
    const reservation = latest.get(id);
    if (reservation) latest.set(id, { ...reservation, staff_note: note });
  }
  const { items: _, unreadable, ...status } = mergeLists<unknown>([list, notes]);
  return { ...status, unreadable, hasMore: list.hasMore, items: [...latest.values()] };
}
