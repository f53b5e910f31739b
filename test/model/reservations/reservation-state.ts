export const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const STAY = 90 * MINUTE;
const SEATS = 4;
const UNVERIFIED_SEATS = 2;

/** A reservation in the model. Instants are milliseconds since the start of the history. */
export interface ModelReservation {
  readonly name: number;
  readonly kind: "book" | "wait";
  readonly guest: number;
  readonly start: number;
  readonly party: number;
  /** As it was booked. */
  readonly first: { readonly start: number; readonly party: number };
  readonly status: string;
  readonly createdAt: number;
  readonly requestedAt: number;
  readonly offeredUntil: number;
  /** One entry per version. */
  readonly steps: readonly string[];
}

/** Reservations in the order of booking, of a restaurant with four seats, open around the clock. */
export interface ReservationState {
  readonly now: number;
  /** Instants of the wished times. */
  readonly startsAt: readonly number[];
  readonly all: readonly ModelReservation[];
  /** Instants of moves and cancellations by guest. */
  readonly changes: Readonly<Record<number, readonly number[]>>;
}

type Stay = Pick<ModelReservation, "start" | "party" | "guest">;

export const holdsSeats = ({ status }: ModelReservation) =>
  ["offered", "requested", "confirmed", "seated"].includes(status);

/** The quarters of an hour of a stay. */
export const quartersFrom = (start: number) =>
  Array.from({ length: STAY / QUARTER }, (_, index) => start + index * QUARTER);

/** Seats taken in a quarter, of all guests or of those without a verified address. */
export function takenAt(all: readonly ModelReservation[], quarter: number, isUnverified: boolean) {
  return all
    .filter((each) => holdsSeats(each) && (each.guest !== 0 || !isUnverified))
    .filter(({ start }) => start <= quarter && quarter < start + STAY)
    .reduce((sum, { party }) => sum + party, 0);
}

/** Whether there are seats for the whole stay. */
export function hasSeats(all: readonly ModelReservation[], { start, party }: Stay): boolean {
  return quartersFrom(start).every((quarter) => takenAt(all, quarter, false) + party <= SEATS);
}

/**
 * Whether the seats that an unverified guest adds are within the share of such guests.
 * @param before the stay that the guest gives up
 */
export function isWithinShare(
  others: readonly ModelReservation[],
  { start, party, guest }: Stay,
  before?: Stay,
): boolean {
  return (
    quartersFrom(start).every((quarter) => {
      const isKept = before && before.start <= quarter && quarter < before.start + STAY;
      const isAdded = party > (isKept ? before.party : 0);
      return !isAdded || takenAt(others, quarter, true) + party <= UNVERIFIED_SEATS;
    }) || guest === 0
  );
}

/** Offers seats to waiting guests whose stay overlaps one that has ended, in the order of joining. */
export function fillSeats(state: ReservationState, freed: Stay): ReservationState {
  const waiting = state.all.filter(
    ({ status, start }) =>
      status === "waiting" &&
      Math.abs(start - freed.start) < STAY &&
      start - state.now >= 20 * MINUTE,
  );
  return waiting.reduce((before, entry) => offerIfFree(before, entry), state);
}

/** Offers seats to a waiting guest if there are enough. */
export function offerIfFree(state: ReservationState, entry: ModelReservation): ReservationState {
  if (!hasSeats(state.all, entry) || !isWithinShare(state.all, entry)) return state;
  return change(state, offered(entry, state.now, "system"));
}

export function offered(entry: ModelReservation, now: number, by: string): ModelReservation {
  return {
    ...stepped(entry, "offered", by),
    offeredUntil: Math.min(now + 30 * MINUTE, entry.start),
  };
}

export function stepped(entry: ModelReservation, status: string, by: string): ModelReservation {
  return { ...entry, status, steps: [...entry.steps, `${status} by ${by}`] };
}

/** Replaces a reservation. */
export function change(state: ReservationState, entry: ModelReservation): ReservationState {
  return { ...state, all: state.all.map((each) => (each.name === entry.name ? entry : each)) };
}

export function within(instants: readonly number[], now: number, minutes: number): number {
  return instants.filter((at) => at > now - minutes * MINUTE).length;
}
