import { useReservations } from "@/data/reservation-provider";
import { type CreateOnceApi, useCreateOnce } from "@/data/send-once/use-create-once";
import { type LookupResult, useOutcomeWatch } from "@/data/send-once/use-outcome-watch";
import type { ReservationStatus } from "@/domain/reservation/reservation.schema";
import type { RequestReservationRequest } from "@/domain/reservation/reservation-requests.schema";
import {
  callJoinWaitingList,
  callRequestReservation,
} from "@/firebase/callables/reservation-callables";
import { useSetAtom } from "@/state/jotai-hooks";
import { isInGuestBookAtom } from "@/state/ordering/guest-book-atoms";
import {
  type PendingReservation,
  pendingReservationAtom,
} from "@/state/ordering/reservation-atoms";

/** A reservation or waitlist request without its id. */
type BookingIntent = Pick<PendingReservation, "kind"> & {
  readonly request: Omit<RequestReservationRequest, "reservation_id">;
};

export type BookingApi = CreateOnceApi<BookingIntent, PendingReservation, { readonly id: string }>;

/** States in which a second reservation for the same time counts as a duplicate. */
const OPEN: ReadonlySet<ReservationStatus> = new Set<ReservationStatus>([
  "awaiting_payment",
  "waiting",
  "offered",
  "requested",
  "confirmed",
]);

/** Requests a table or a place on the waitlist, exactly once; see `createOnce`. */
export function useBooking(): BookingApi {
  const reservations = useReservations();
  const setInGuestBook = useSetAtom(isInGuestBookAtom);
  const api = useCreateOnce<BookingIntent, PendingReservation, { readonly id: string }>({
    pendingAtom: pendingReservationAtom,
    lockName: "resto.reserve-table",
    elsewhereAfterMs: 2_000,
    beforeSending({ request: { date, time } }) {
      const isBooked = reservations.items.some(
        (each) => each.local_date === date && each.local_time === time && OPEN.has(each.status),
      );
      return isBooked ? { type: "duplicate" } : null;
    },
    prepare: ({ kind, request }, uid) => ({
      uid,
      kind,
      request: { ...request, reservation_id: crypto.randomUUID() },
      startedAt: Date.now(),
    }),
    call: ({ kind, request }) =>
      kind === "booking" ? callRequestReservation(request) : callJoinWaitingList(request),
    onSucceeded({ request }) {
      if (request.guest_book?.agrees_to) setInGuestBook(true);
    },
    // By now the live list would contain the other tab's reservation.
    outcomeElsewhere(sent) {
      if (reservations.status !== "live") return null;
      return { type: sent ? "missing" : "released" };
    },
  });

  const id = api.sent?.request.reservation_id ?? null;
  const isFound = reservations.items.some((each) => each.id === id);
  const lookup: LookupResult = isFound
    ? "found"
    : reservations.status === "live"
      ? "missing"
      : "unknown";
  useOutcomeWatch(api, id, lookup);
  return api;
}
