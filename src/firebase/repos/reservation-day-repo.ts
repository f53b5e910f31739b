import {
  type ReservationNote,
  reservationNoteSchema,
  type StaffReservation,
} from "@/domain/reservation/reservation-note.schema";
import {
  type LiveListener,
  type PagedListening,
  type StopListening,
  startPagesWhenLoaded,
} from "../connection/live";
import { cachedParse } from "./cached-parse";
import { logUnreadable } from "./log-unreadable";
import { parseReservation } from "./parse-reservation";
import type { RestaurantDay, RestaurantDays } from "./reservation-day-queries";

/** The longest list that the security rules allow. */
const OPEN_PAGE = 100;
const FINISHED_PAGE = 50;

/**
 * Follows all open reservations of one day at one restaurant, sorted by start, however many there
 * are. For the restaurant's staff.
 */
export function watchOpenReservations(
  day: RestaurantDay,
  listener: LiveListener<readonly StaffReservation[]>,
): StopListening {
  const which = { states: "open", pageSize: OPEN_PAGE, pages: Number.POSITIVE_INFINITY } as const;
  return watchDay(day, which, listener).stop;
}

/** Follows the finished reservations of one day in pages of 50, sorted by start. */
export function watchFinishedReservations(
  day: RestaurantDay,
  listener: LiveListener<readonly StaffReservation[]>,
): PagedListening {
  return watchDay(day, { states: "finished", pageSize: FINISHED_PAGE, pages: 1 }, listener);
}

function watchDay(
  day: RestaurantDay,
  which: { states: "open" | "finished"; pageSize: number; pages: number },
  listener: LiveListener<readonly StaffReservation[]>,
): PagedListening {
  return startPagesWhenLoaded(async () => {
    const [{ listenInPages }, { dayQuery }] = await loadQueries();
    return listenInPages(
      { ...which, makeQuery: (database) => dayQuery(database, day, which.states) },
      cachedParse(parseReservation),
      listener,
    );
  }, listener.onFault);
}

/**
 * Follows all reservations of some days at one restaurant, sorted by day and start. For the
 * restaurant's staff.
 */
export function watchReservationRange(
  days: RestaurantDays,
  listener: LiveListener<readonly StaffReservation[]>,
): StopListening {
  const { stop } = startPagesWhenLoaded(async () => {
    const [{ listenInPages }, { rangeQuery }] = await loadQueries();
    return listenInPages(
      {
        makeQuery: (database) => rangeQuery(database, days),
        pageSize: OPEN_PAGE,
        pages: Number.POSITIVE_INFINITY,
      },
      cachedParse(parseReservation),
      listener,
    );
  }, listener.onFault);
  return stop;
}

/** Follows all notes of the team on the reservations of one day. */
export function watchReservationNotes(
  day: RestaurantDay,
  listener: LiveListener<readonly ReservationNote[]>,
): StopListening {
  const { stop } = startPagesWhenLoaded(async () => {
    const [{ listenInPages }, { notesQuery }] = await loadQueries();
    return listenInPages(
      {
        makeQuery: (database) => notesQuery(database, day),
        pageSize: OPEN_PAGE,
        pages: Number.POSITIVE_INFINITY,
      },
      parseNote,
      listener,
    );
  }, listener.onFault);
  return stop;
}

const loadQueries = () =>
  Promise.all([import("../connection/live-pages"), import("./reservation-day-queries")]);

function parseNote(data: unknown): ReservationNote | null {
  const parsed = reservationNoteSchema.safeParse(data);
  if (!parsed.success) logUnreadable("note", data, parsed.error.issues);
  return parsed.success ? parsed.data : null;
}
