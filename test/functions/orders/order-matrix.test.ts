import { beforeAll, describe, expect, test } from "vitest";
import type { Fulfilment } from "@/domain/delivery/fulfilment.schema";
import { ORDER_STATUSES, type OrderStatus } from "@/domain/order/order-status";
import { recordFigure, runSize } from "@/test/faults/figures";
import { adminPatch } from "@/test/harness/admin";
import { type CallAnswer, callFunction } from "@/test/harness/callables";
import { takingTurns } from "../support/taking-turns";
import { newGuest, newStaff, type TestAccount } from "../support/test-accounts";
import {
  at,
  deliveryRequest,
  KITCHEN,
  OTHER_KITCHEN,
  openKitchen,
  pickupRequest,
  placeOrder,
  reasonOf,
} from "../support/test-kitchen";

const ROLES = [
  "creator",
  "other guest",
  "staff",
  "manager",
  "super",
  "staff elsewhere",
  "signed out",
] as const;
type Role = (typeof ROLES)[number];

const OWN_STAFF: ReadonlySet<Role> = new Set<Role>(["staff", "manager", "super"]);

// docs/rules.md#order-states, written down independently of the code under test.
const BY_STAFF: Record<Fulfilment, Partial<Record<OrderStatus, readonly OrderStatus[]>>> = {
  pickup: {
    placed: ["accepted", "rejected"],
    accepted: ["preparing", "ready", "failed"],
    preparing: ["ready", "failed"],
    ready: ["completed", "failed"],
    out_for_delivery: ["completed", "failed"],
  },
  delivery: {
    placed: ["accepted", "rejected"],
    accepted: ["preparing", "out_for_delivery", "failed"],
    preparing: ["out_for_delivery", "failed"],
    ready: ["completed", "failed"],
    out_for_delivery: ["completed", "failed"],
  },
};
const BY_CREATOR: readonly OrderStatus[] = ["awaiting_payment", "placed", "accepted"];
const DELAYABLE: readonly OrderStatus[] = ["accepted", "preparing", "out_for_delivery"];

interface Step {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
}

const STEPS: readonly Step[] = ORDER_STATUSES.flatMap((from) =>
  ORDER_STATUSES.map((to) => ({ from, to })),
);

/** Steps that are legal for somebody. */
const LEGAL_STEPS = STEPS.filter(
  ({ from, to }) =>
    BY_STAFF.pickup[from]?.includes(to) ||
    BY_STAFF.delivery[from]?.includes(to) ||
    (to === "cancelled" && BY_CREATOR.includes(from)),
);

/**
 * Two roles try all steps. The others have the rights of one of them or none: in `npm test` they try
 * the steps that are legal for somebody.
 */
function stepsOf(role: Role): readonly Step[] {
  const isFull = role === "creator" || role === "staff" || runSize(0, 1) === 1;
  return isFull ? STEPS : LEGAL_STEPS;
}

/** One order per role and fulfilment, so that all can be tested in parallel. */
interface Cell {
  readonly role: Role;
  readonly type: Fulfilment;
  /** Takes the turn of an account with the role. */
  readonly account: () => Promise<TestAccount>;
  readonly id: string;
}

let cells: Cell[] = [];

// The orders are created once; tests patch their state.
beforeAll(async () => {
  await openKitchen();
  cells = await Promise.all(
    ROLES.flatMap((role) => (["pickup", "delivery"] as const).map((type) => newCell(role, type))),
  );
});

async function newCell(role: Role, type: Fulfilment): Promise<Cell> {
  const request = type === "pickup" ? pickupRequest() : deliveryRequest();
  const { id } = await placeOrder(request, await newGuest());
  return { role, type, id, account: takingTurns(() => accountFor(role)) };
}

async function accountFor(role: Role): Promise<TestAccount> {
  if (role === "signed out") return {} as TestAccount;
  if (role === "creator" || role === "other guest") return newGuest();
  if (role === "super") return newStaff({ super: true });
  if (role === "manager") return newStaff({ resto_keys: [KITCHEN], role });
  return newStaff({ resto_keys: [role === "staff elsewhere" ? OTHER_KITCHEN : KITCHEN] });
}

/**
 * Patches an order to a state that it has just reached.
 * @returns who makes the next attempt; the creator's account becomes that of the order
 */
async function putInto(status: OrderStatus, { id, role, account }: Cell): Promise<TestAccount> {
  const caller = await account();
  const now = new Date(at("18:00"));
  const history = [{ version: 1, status, at: now, by: "staff" }];
  const status_at = { placed: now, accepted: now, [status]: now };
  const creator = role === "creator" ? { creator_uid: caller.uid } : {};
  const state = { status, version: 1, history, status_at, eta_at: now };
  await adminPatch(`orders/${id}`, { ...state, ...creator });
  return caller;
}

/** Guests cancel with `cancelOrder`; all other steps use `setOrderStatus`. */
function attempt({ role, id }: Cell, to: OrderStatus, account: TestAccount): Promise<CallAnswer> {
  if (to === "cancelled" && !OWN_STAFF.has(role) && role !== "staff elsewhere") {
    return callFunction("cancelOrder", { order_id: id, version: 1 }, account);
  }
  const step = { id, version: 1, to, eta_minutes: 20, reason: "zu viel los" };
  return callFunction("setOrderStatus", step, account);
}

function isLegal({ role, type }: Cell, from: OrderStatus, to: OrderStatus): boolean {
  if (OWN_STAFF.has(role)) return BY_STAFF[type][from]?.includes(to) ?? false;
  return role === "creator" && to === "cancelled" && BY_CREATOR.includes(from);
}

/** Refusals of roles that may not act at all; missing roles depend on the state. */
const REFUSALS_BY_ROLE: Partial<Record<Role, readonly string[]>> = {
  "other guest": ["NOT_FOUND", "NOT_ALLOWED"],
  "staff elsewhere": ["NOT_FOUND"],
  "signed out": ["NOT_SIGNED_IN"],
};

/** Runs all cells in parallel. @returns the deviations */
async function tryAll(
  each: (cell: Cell) => Promise<{ illegalAccepted: string[]; legalRefused: string[] }>,
) {
  const results = await Promise.all(cells.map(each));
  return {
    illegalAccepted: results.flatMap(({ illegalAccepted }) => illegalAccepted),
    legalRefused: results.flatMap(({ legalRefused }) => legalRefused),
  };
}

describe("order steps over HTTP", () => {
  test("every role can make exactly the legal steps", {
    timeout: 300_000,
  }, async () => {
    let attempts = 0;
    const outcome = await tryAll(async (cell) => {
      const wrong = { illegalAccepted: [] as string[], legalRefused: [] as string[] };
      for (const { from, to } of stepsOf(cell.role)) {
        const account = await putInto(from, cell);
        const answer = await attempt(cell, to, account);
        attempts += 1;
        const name = `${cell.type} ${cell.role}: ${from} to ${to}: ${reasonOf(answer) ?? "taken"}`;
        const taken = answer.result !== undefined;
        if (taken && !isLegal(cell, from, to)) wrong.illegalAccepted.push(name);
        if (!taken && isLegal(cell, from, to)) wrong.legalRefused.push(name);
        expect(reasonOf(answer), name).not.toBe("RATE_LIMIT");
        const door = REFUSALS_BY_ROLE[cell.role];
        if (door) expect(door, name).toContain(reasonOf(answer));
      }
      return wrong;
    });
    expect(outcome).toEqual({ illegalAccepted: [], legalRefused: [] });
    expect(attempts).toBe(runSize(4 * STEPS.length + 10 * LEGAL_STEPS.length, 1400));
    const wrong = outcome.illegalAccepted.length + outcome.legalRefused.length;
    const name = `illegal steps taken or legal ones refused, of ${attempts} on orders`;
    recordFigure(19, name, wrong, import.meta.url);
  });

  test("every role can delay in exactly the legal states", { timeout: 120_000 }, async () => {
    let attempts = 0;
    const outcome = await tryAll(async (cell) => {
      const wrong = { illegalAccepted: [] as string[], legalRefused: [] as string[] };
      for (const from of ORDER_STATUSES) {
        const account = await putInto(from, cell);
        const delay = { id: cell.id, version: 1, minutes: 10 };
        const { result } = await callFunction("delayOrder", delay, account);
        attempts += 1;
        const legal = OWN_STAFF.has(cell.role) && DELAYABLE.includes(from);
        const name = `${cell.type} ${cell.role}: delayed from ${from}`;
        if (result && !legal) wrong.illegalAccepted.push(name);
        if (!result && legal) wrong.legalRefused.push(name);
      }
      return wrong;
    });
    expect(outcome).toEqual({ illegalAccepted: [], legalRefused: [] });
    expect(attempts).toBe(2 * ROLES.length * ORDER_STATUSES.length);
  });
});
