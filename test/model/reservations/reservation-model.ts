import type { Outcome } from "../runs/outcome";
import {
  type Booking,
  type Change,
  NEXT,
  type ReservationAct,
  type ReservationWish,
  TIMES,
} from "./reservation-acts";
import {
  change,
  fillSeats,
  hasSeats,
  holdsSeats,
  isWithinShare,
  MINUTE,
  type ModelReservation,
  offered,
  offerIfFree,
  type ReservationState,
  stepped,
  within,
} from "./reservation-state";

const STAFF: Readonly<Record<string, readonly string[]>> = {
  waiting: ["offered", "cancelled"],
  offered: ["cancelled"],
  requested: ["confirmed", "declined", "seated", "cancelled", "no_show"],
  confirmed: ["seated", "cancelled", "no_show"],
  seated: ["completed"],
};
const ON_WAITLIST = ["waiting", "offered"];
const BOOKED = ["requested", "confirmed", "seated"];

type Outcomes = readonly Outcome<ReservationState>[];

/** The act that a wish stands for now; null if there is no reservation yet. */
export function aimReservationAct(
  { all }: ReservationState,
  wish: ReservationWish,
): ReservationAct | null {
  if (!("pick" in wish)) return wish;
  const { pick, isStale, isOwn, ...act } = wish;
  const found = all[pick % all.length];
  if (!found) return null;
  const current = found.steps.length;
  const version = isStale ? Math.max(1, current - 1) : current;
  const guest = isOwn ? found.guest : act.guest;
  const to = act.to === NEXT ? (STAFF[found.status]?.[0] ?? "confirmed") : act.to;
  return { ...act, reservation: found.name, version, guest, to };
}

/** States and answers after an act: several if they depend on the order of two expiries. */
export function reservationStep(state: ReservationState, act: ReservationAct): Outcomes {
  if (act.kind === "expire") return expireAll(state).map((after) => [after, "done"]);
  if (!("version" in act)) return [book(state, act)];
  const found = state.all.find(({ name }) => name === act.reservation);
  if (!found || (act.kind !== "step" && found.guest !== act.guest)) return [[state, "NOT_FOUND"]];
  if (act.version !== found.steps.length) return [[state, "VERSION_CONFLICT"]];
  if (act.kind === "step") return [staffStep(state, found, act.to)];
  if (act.kind === "accept") return [accept(state, found)];
  const earlier = state.changes[act.guest] ?? [];
  const after = act.kind === "cancel" ? cancel(state, found) : move(state, found, act);
  if (typeof after === "string") return [[state, after]];
  if (within(earlier, state.now, 60) >= 10) return [[state, "RATE_LIMIT"]];
  const changes = { ...state.changes, [act.guest]: [...earlier, state.now] };
  return [answered({ ...after, changes }, found)];
}

function book(
  state: ReservationState,
  { kind, reservation: name, guest, time, party }: Booking,
): Outcome<ReservationState> {
  const { now, all } = state;
  const start = startOf(state, time);
  const earlier = all.find((each) => each.name === name);
  if (earlier) {
    const { first } = earlier;
    const isSame = earlier.guest === guest && first.start === start && first.party === party;
    return [state, isSame && earlier.kind === kind ? "repeated" : "IDEMPOTENCY_MISMATCH"];
  }
  if (open(state, guest, kind === "wait" ? ON_WAITLIST : BOOKED) >= 3) return [state, "RATE_LIMIT"];
  const own = all.filter((each) => each.guest === guest).map(({ createdAt }) => createdAt);
  if (within(own, now, 60) >= 5 || within(own, now, 24 * 60) >= 10) return [state, "RATE_LIMIT"];
  if (start < now + 60 * MINUTE) return [state, "SLOT_PAST"];
  const stay = { start, party, guest };
  if (kind === "book" && !hasSeats(all, stay)) return [state, "SLOT_FULL"];
  if (!isWithinShare(kind === "book" ? all : [], stay)) return [state, "NOT_VERIFIED"];
  const status = kind === "book" ? "requested" : "waiting";
  const steps = [`${status} by guest`];
  const instants = { createdAt: now, requestedAt: now, offeredUntil: 0 };
  const added = { name, kind, ...stay, first: { start, party }, status, ...instants, steps };
  const after = { ...state, all: [...all, added] };
  return [kind === "wait" ? offerIfFree(after, added) : after, status];
}

function staffStep(state: ReservationState, found: ModelReservation, to: string) {
  const isPossible = STAFF[found.status]?.includes(to) ?? false;
  const isEarly = to === "no_show" && state.now < found.start + 15 * MINUTE;
  if (!isPossible || isEarly) return [state, "WRONG_STATE"] as const;
  if (to !== "offered") return answered(end(state, found, stepped(found, to, "staff")), found);
  if (state.now >= found.start) return [state, "SLOT_PAST"] as const;
  if (!hasSeats(state.all, found)) return [state, "SLOT_FULL"] as const;
  return answered(change(state, offered(found, state.now, "staff")), found);
}

function accept(state: ReservationState, found: ModelReservation): Outcome<ReservationState> {
  if (found.status !== "offered") return [state, "WRONG_STATE"];
  if (state.now >= found.offeredUntil) return [state, "SLOT_PAST"];
  if (open(state, found.guest, BOOKED) >= 3) return [state, "RATE_LIMIT"];
  const requested = { ...stepped(found, "requested", "guest"), requestedAt: state.now };
  return answered(change(state, requested), found);
}

function cancel(state: ReservationState, found: ModelReservation): ReservationState | string {
  if (![...ON_WAITLIST, "requested", "confirmed"].includes(found.status)) return "WRONG_STATE";
  if (state.now >= found.start) return "CANCEL_TOO_LATE";
  return end(state, found, stepped(found, "cancelled", "guest"));
}

function move(state: ReservationState, found: ModelReservation, act: Change) {
  if (found.status !== "requested" && found.status !== "confirmed") return "WRONG_STATE";
  if (state.now >= found.start) return "CANCEL_TOO_LATE";
  const start = startOf(state, act.time);
  if (start !== found.start && start < state.now + 60 * MINUTE) return "SLOT_PAST";
  const stay = { start, party: act.party, guest: found.guest };
  const others = state.all.filter(({ name }) => name !== found.name);
  if (!hasSeats(others, stay)) return "SLOT_FULL";
  if (!isWithinShare(others, stay, found)) return "NOT_VERIFIED";
  const steps = [...found.steps, "requested by guest, moved"];
  const moved = { ...found, ...stay, status: "requested", requestedAt: state.now, steps };
  return end(state, found, moved);
}

/** Writes a change and offers the seats that it frees. */
function end(state: ReservationState, before: ModelReservation, after: ModelReservation) {
  const isKept = holdsSeats(after) && after.start === before.start && after.party >= before.party;
  const changed = change(state, after);
  return !holdsSeats(before) || isKept ? changed : fillSeats(changed, before);
}

/** Every due reservation expires; the schedule does so in any order. */
function expireAll(state: ReservationState): readonly ReservationState[] {
  const due = state.all.filter(({ status, start, requestedAt, offeredUntil }) => {
    if (status === "waiting") return start <= state.now;
    if (status === "offered") return offeredUntil <= state.now;
    return status === "requested" && Math.min(requestedAt + 1440 * MINUTE, start) <= state.now;
  });
  return inAnyOrder(due.map(({ name }) => name)).map((names) =>
    names.reduce((before, name) => {
      const found = before.all.find((each) => each.name === name);
      return found ? end(before, found, stepped(found, "expired", "system")) : before;
    }, state),
  );
}

function inAnyOrder(names: readonly number[]): readonly (readonly number[])[] {
  if (names.length < 2) return [names];
  return names.flatMap((first) =>
    inAnyOrder(names.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  );
}

/** The status and version of a reservation after a change are its answer. */
function answered(state: ReservationState, { name }: ModelReservation): Outcome<ReservationState> {
  const after = state.all.find((each) => each.name === name);
  return [state, `${after?.status} ${after?.steps.length}`];
}

function open({ all, now }: ReservationState, guest: number, statuses: readonly string[]): number {
  return all.filter(
    (each) => each.guest === guest && each.start > now && statuses.includes(each.status),
  ).length;
}

function startOf({ startsAt }: ReservationState, time: string): number {
  return startsAt[(TIMES as readonly string[]).indexOf(time)] ?? 0;
}
