import type { ReservationStatus } from "@/domain/reservation/reservation.schema";

/** Who calls. */
export const ROLES = [
  "creator",
  "other guest",
  "nobody",
  "staff",
  "manager",
  "staff elsewhere",
  "super",
] as const;
export type Role = (typeof ROLES)[number];

/** Everything that changes a reservation; a step names the state it leads to. */
export const CALLS = [
  "setReservationStatus",
  "cancelReservation",
  "changeReservation",
  "acceptOffer",
  "noteReservation",
] as const;
type Call = (typeof CALLS)[number];

/** Before its start, with an offer that still stands; or half an hour after it. */
export const MOMENTS = ["ahead", "begun"] as const;
export type Moment = (typeof MOMENTS)[number];

/** One thing to try. */
export interface Attempt {
  readonly role: Role;
  readonly call: Call;
  readonly from: ReservationStatus;
  readonly moment: Moment;
  /** The state a step leads to; null for the other calls. */
  readonly to: ReservationStatus | null;
}

type States = readonly ReservationStatus[];

// The contract's section 5, written down once more: what each state may become by the
// restaurant's people. Before it come the waiting list and its offers, which they only end.
const STAFF_STEPS: Record<ReservationStatus, States> = {
  waiting: ["cancelled"],
  offered: ["cancelled"],
  requested: ["confirmed", "seated", "declined", "cancelled", "no_show"],
  confirmed: ["seated", "cancelled", "no_show"],
  seated: ["completed"],
  completed: [],
  declined: [],
  expired: [],
  cancelled: [],
  no_show: [],
};

const MOVABLE: States = ["requested", "confirmed"];

// What guests may do with their own until its start, and what they hear afterwards.
const BY_CREATOR = {
  cancelReservation: {
    states: ["waiting", "offered", "requested", "confirmed"],
    late: "CANCEL_TOO_LATE",
  },
  changeReservation: { states: MOVABLE, late: "CANCEL_TOO_LATE" },
  acceptOffer: { states: ["offered"], late: "SLOT_PAST" },
} satisfies Partial<Record<Call, { states: States; late: string }>>;

type Refusals = Record<Call, string | null>;

const TEAM: Refusals = {
  setReservationStatus: null,
  cancelReservation: "NOT_FOUND",
  changeReservation: null,
  acceptOffer: "NOT_FOUND",
  noteReservation: null,
};
const CREATOR: Refusals = {
  setReservationStatus: "NOT_ALLOWED",
  cancelReservation: null,
  changeReservation: null,
  acceptOffer: null,
  noteReservation: "NOT_ALLOWED",
};

const everywhere = (reason: string): Refusals => ({
  setReservationStatus: reason,
  cancelReservation: reason,
  changeReservation: reason,
  acceptOffer: reason,
  noteReservation: reason,
});

/** What a role hears where it may not act at all; null where state and time decide. */
const REFUSALS_BY_ROLE: Record<Role, Refusals> = {
  creator: CREATOR,
  "other guest": {
    ...everywhere("NOT_FOUND"),
    setReservationStatus: "NOT_ALLOWED",
    noteReservation: "NOT_ALLOWED",
  },
  nobody: everywhere("NOT_SIGNED_IN"),
  staff: TEAM,
  manager: TEAM,
  "staff elsewhere": everywhere("NOT_FOUND"),
  super: TEAM,
};

/** What must come of an attempt, by the contract alone: null is taken, else the reason. */
export function refusalOf({ role, call, from, moment, to }: Attempt): string | null {
  const door = REFUSALS_BY_ROLE[role][call];
  if (door !== null || call === "noteReservation") return door;
  if (call === "setReservationStatus") {
    const isTooEarly = to === "no_show" && moment === "ahead";
    return to !== null && STAFF_STEPS[from].includes(to) && !isTooEarly ? null : "WRONG_STATE";
  }
  if (role !== "creator") return MOVABLE.includes(from) ? null : "WRONG_STATE";
  const { states, late } = BY_CREATOR[call];
  if (!(states as States).includes(from)) return "WRONG_STATE";
  return moment === "begun" ? late : null;
}

/** The state a reservation is in once an attempt is taken. */
export function stateAfter({ call, from, to }: Attempt): ReservationStatus {
  if (call === "cancelReservation") return "cancelled";
  if (call === "acceptOffer") return "confirmed";
  return to ?? from;
}
