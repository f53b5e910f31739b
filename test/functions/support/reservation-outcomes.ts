import type { ReservationStatus } from "@/domain/reservation/reservation.schema";

export const ROLES = [
  "creator",
  "other guest",
  "signed out",
  "staff",
  "manager",
  "staff elsewhere",
  "super",
] as const;
export type Role = (typeof ROLES)[number];

/** All calls that change a reservation. */
export const CALLS = [
  "setReservationStatus",
  "cancelReservation",
  "changeReservation",
  "acceptOffer",
  "noteReservation",
] as const;
type Call = (typeof CALLS)[number];

/** Before the start, with a valid offer; or half an hour after the start. */
export const MOMENTS = ["ahead", "begun"] as const;
export type Moment = (typeof MOMENTS)[number];

export interface Attempt {
  readonly role: Role;
  readonly call: Call;
  readonly from: ReservationStatus;
  readonly moment: Moment;
  /** Target of a step; null for the other calls. */
  readonly to: ReservationStatus | null;
}

type States = readonly ReservationStatus[];

// docs/rules.md#reservation-states, written down independently of the code under test: steps by
// staff.
const STAFF_STEPS: Record<ReservationStatus, States> = {
  awaiting_payment: ["cancelled"],
  waiting: ["offered", "cancelled"],
  offered: ["cancelled"],
  requested: ["confirmed", "seated", "declined", "cancelled", "no_show"],
  confirmed: ["seated", "cancelled", "no_show"],
  seated: ["completed"],
  completed: [],
  declined: [],
  expired: [],
  cancelled: [],
  no_show: [],
  unpaid: [],
};

const MOVABLE: States = ["requested", "confirmed"];

// Calls of the creator: allowed states, and the refusal after the start.
const BY_CREATOR = {
  cancelReservation: {
    states: ["awaiting_payment", "waiting", "offered", "requested", "confirmed"],
    late: "CANCEL_TOO_LATE",
  },
  changeReservation: { states: MOVABLE, late: "CANCEL_TOO_LATE" },
  acceptOffer: { states: ["offered"], late: "SLOT_PAST" },
} satisfies Partial<Record<Call, { states: States; late: string }>>;

type Refusals = Record<Call, string | null>;

const STAFF: Refusals = {
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

const allCalls = (reason: string): Refusals => ({
  setReservationStatus: reason,
  cancelReservation: reason,
  changeReservation: reason,
  acceptOffer: reason,
  noteReservation: reason,
});

/** Refusals by role and call; null if the result depends on state and time. */
const REFUSALS_BY_ROLE: Record<Role, Refusals> = {
  creator: CREATOR,
  "other guest": {
    ...allCalls("NOT_FOUND"),
    setReservationStatus: "NOT_ALLOWED",
    noteReservation: "NOT_ALLOWED",
  },
  "signed out": allCalls("NOT_SIGNED_IN"),
  staff: STAFF,
  manager: STAFF,
  "staff elsewhere": allCalls("NOT_FOUND"),
  super: STAFF,
};

/** Expected refusal of an attempt; null if it must succeed. */
export function refusalOf({ role, call, from, moment, to }: Attempt): string | null {
  const door = REFUSALS_BY_ROLE[role][call];
  if (door !== null || call === "noteReservation") return door;
  if (call === "setReservationStatus") {
    const isTooEarly = to === "no_show" && moment === "ahead";
    if (from === "waiting" && to === "offered" && moment === "begun") return "SLOT_PAST";
    return to !== null && STAFF_STEPS[from].includes(to) && !isTooEarly ? null : "WRONG_STATE";
  }
  if (role !== "creator") return MOVABLE.includes(from) ? null : "WRONG_STATE";
  const { states, late } = BY_CREATOR[call];
  if (!(states as States).includes(from)) return "WRONG_STATE";
  return moment === "begun" ? late : null;
}

/** Status after a successful attempt. */
export function stateAfter({ call, from, to }: Attempt): ReservationStatus {
  if (call === "cancelReservation") return "cancelled";
  if (call === "acceptOffer") return "confirmed";
  return to ?? from;
}
