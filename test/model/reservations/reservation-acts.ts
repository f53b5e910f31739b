/** The step that usually follows. */
export const NEXT = "next";

/** Times that guests wish, the day after the start. Neighbours overlap. */
export const TIMES = ["18:00", "18:45", "19:30"] as const;

/** Steps that staff try; {@link NEXT} is the usual one. */
export const STAFF_STEPS = [
  NEXT,
  NEXT,
  NEXT,
  "confirmed",
  "declined",
  "seated",
  "completed",
  "cancelled",
  "no_show",
  "offered",
];

export interface Booking {
  readonly kind: "book" | "wait";
  readonly reservation: number;
  readonly guest: number;
  readonly time: string;
  readonly party: number;
}

export interface Change {
  readonly kind: "cancel" | "accept" | "move" | "step";
  readonly reservation: number;
  /** The version that the caller has seen. */
  readonly version: number;
  /** The guest who calls. */
  readonly guest: number;
  /** The new time of a guest's move. */
  readonly time: string;
  readonly party: number;
  /** The new status that staff set. */
  readonly to: string;
}

/** An act of a guest, of staff or of the schedule, with the reservation and its version. */
export type ReservationAct = Booking | Change | { readonly kind: "expire" };

/** An act before the run: its reservation is one of those that exist then. */
export type ReservationWish =
  | Exclude<ReservationAct, Change>
  | (Omit<Change, "reservation" | "version"> & {
      readonly pick: number;
      /** Whether the caller has seen an earlier version. */
      readonly isStale: boolean;
      /** Whether the caller is the guest who booked. */
      readonly isOwn: boolean;
    });

/** An act in words. */
export function describeReservationAct(act: ReservationAct): string {
  if (act.kind === "expire") return "the schedule expires reservations";
  const { reservation, guest, time, party } = act;
  if (!("version" in act)) {
    const does = act.kind === "book" ? "books" : "joins the waitlist with";
    return `guest ${guest} ${does} reservation ${reservation}: ${party} at ${time}`;
  }
  const seen = `reservation ${reservation} in version ${act.version}`;
  const { kind } = act;
  if (kind === "step") return `staff set ${seen} to ${act.to}`;
  if (kind === "move") return `guest ${guest} moves ${seen} to ${party} at ${time}`;
  return `guest ${guest} ${kind}s ${kind === "accept" ? "the offer of " : ""}${seen}`;
}
