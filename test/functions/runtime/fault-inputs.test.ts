import fc from "fast-check";
import { expect, test } from "vitest";
import { orderSchema } from "@/domain/order/order.schema";
import { reservationSchema } from "@/domain/reservation/reservation.schema";
import { parseStored } from "@/domain/stored-data/parse-stored";
import { definitions } from "@/functions/calls/define-callable";
import { recordFigure, runSize } from "@/test/faults/figures";
import { adminList, adminSet } from "@/test/harness/admin";
import { type CallAnswer, callFunction } from "@/test/harness/callables";
import { SEED } from "@/test/harness/seeded-random";
import { CALLABLE_NAMES } from "../support/callable-names";
import {
  EXISTING,
  FULL_SLOT,
  type GeneratedCall,
  generatedCalls,
} from "../support/generated-inputs";
import { newGuest, newStaff, type TestAccount } from "../support/test-accounts";
import {
  KITCHEN,
  pickupRequest,
  placeOrder,
  reasonOf,
  TODAY,
  testKitchen,
} from "../support/test-kitchen";
import { bookTable, openTables, tableRequest } from "../support/test-tables";

const INPUTS = runSize(1_200, 10_000);
/** Inputs until the kitchen is opened again, so that no limit and no earlier change hides a check. */
const PER_KITCHEN = 30;
const AT_ONCE = 6;

/** Reasons of refusal that an input can get only once it has passed its schema. */
const LATE_REASONS = [
  ...["NOT_ALLOWED", "NOT_FOUND", "CLOSED", "PRICE_CHANGED", "ITEM_UNAVAILABLE", "BELOW_MINIMUM"],
  ...["OUT_OF_AREA", "SLOT_FULL", "SLOT_PAST", "TOO_FAR_AHEAD", "VERSION_CONFLICT"],
];

/** Calls that change data of the other calls: they come last in their kitchen. */
const CHANGES_KITCHEN = /^(save|setAvailability|setStaff|erase|block|delete|signOut)/;
const MAKES_ORDER = /^place(Staff)?Order$/;
const MAKES_RESERVATION = /^(requestReservation|createStaffBooking|joinWaitingList)$/;

interface Outcome extends GeneratedCall {
  readonly answer: CallAnswer | string;
}

/** Opens the kitchen with a full slot, an order and a reservation. @returns the caller of each call */
async function openForCalls(): Promise<(name: string) => TestAccount> {
  const leads = { pickup_lead_minutes: 15, delivery_lead_minutes: 40 };
  await openTables({}, { order_policy: { ...leads, orders_per_slot: 5, days_ahead: 7 } });
  const resto_key = KITCHEN;
  const orders_rev = testKitchen.rev ?? 0;
  const full = { resto_key, local_date: TODAY, orders_rev, orders: { [FULL_SLOT]: 5 } };
  await adminSet(`capacity/${KITCHEN}_${TODAY}`, full);
  const guests = await Promise.all(Array.from({ length: 4 }, newGuest));
  const managers = await Promise.all(
    ["one", "two"].map(() => newStaff({ resto_keys: [KITCHEN], role: "manager" })),
  );
  const superAdmin = await newStaff({ super: true });
  const [owner] = guests;
  if (!owner) throw new Error("no guest");
  await placeOrder(pickupRequest({ order_id: EXISTING }), owner);
  await bookTable(tableRequest({ reservation_id: EXISTING }), owner);
  let calls = 0;
  return (name) => {
    calls += 1;
    const access = definitions.find((definition) => definition.name === name)?.access;
    if (access === "signed-in") return owner;
    if (access === "super") return superAdmin;
    const isGuest = access === "anyone" || access === "trusted";
    const accounts = isGuest ? guests : managers;
    return accounts[calls % accounts.length] ?? owner;
  };
}

async function run(calls: readonly GeneratedCall[]): Promise<Outcome[]> {
  const callerOf = await openForCalls();
  const outcomes: Outcome[] = [];
  for (const isLast of [false, true]) {
    const waiting = calls.filter(({ name }) => CHANGES_KITCHEN.test(name) === isLast);
    const worker = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { name, data } = next;
        const answer = await callFunction(name, data, callerOf(name)).catch(String);
        outcomes.push({ name, data, answer });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
  return outcomes;
}

/** Documents that were written although no call was accepted for them, or that nobody can read. */
async function wrongDocuments(outcomes: readonly Outcome[]): Promise<string[]> {
  const accepted = (names: RegExp) =>
    outcomes.filter(
      ({ name, answer }) => names.test(name) && typeof answer === "object" && answer.result,
    );
  const [orders, reservations] = await Promise.all([
    adminList("orders"),
    adminList("reservations"),
  ]);
  const idsOf = (calls: readonly Outcome[], field: string) =>
    new Set(calls.map(({ data }) => (data as Record<string, unknown>)[field]));
  const placed = idsOf(accepted(MAKES_ORDER), "order_id").add(EXISTING);
  const booked = idsOf(accepted(MAKES_RESERVATION), "reservation_id").add(EXISTING);
  return [
    ...orders.filter(({ id }) => !placed.has(id)),
    ...reservations.filter(({ id }) => !booked.has(id)),
    ...orders.filter(({ id, data }) => !parseStored(orderSchema, millis({ id, ...data })).success),
    ...reservations.filter(
      ({ id, data }) => !parseStored(reservationSchema, millis({ id, ...data })).success,
    ),
  ].map((document) => JSON.stringify(document));
}

/** Instants as the readers of the product get them. */
const millis = (data: object): unknown =>
  JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
      ? Date.parse(value)
      : value,
  );

/** The reason of a refusal; a quote has it in its answer. */
function refusalIn(answer: CallAnswer): string | undefined {
  return reasonOf(answer) ?? (answer.result?.refusal as { reason: string } | null)?.reason;
}

/** Whether the answer is neither a result nor a refusal with a reason, or stopped by a limit. */
function isFault({ answer }: Outcome): boolean {
  if (typeof answer === "string") return true;
  const { reason, field } = answer.error?.details ?? {};
  return !answer.result && (!reason || (reason === "RATE_LIMIT" && field === "calls"));
}

test(`${INPUTS} generated inputs to an open kitchen cause no fault and write nothing wrong`, async () => {
  const waiting = fc.sample(generatedCalls, { numRuns: INPUTS, seed: SEED });
  const outcomes: Outcome[] = [];
  const wrong: string[] = [];
  while (waiting.length > 0) {
    const round = await run(waiting.splice(0, PER_KITCHEN));
    wrong.push(...(await wrongDocuments(round)));
    outcomes.push(...round);
  }
  const called = new Set(outcomes.map(({ name }) => name));
  const faults = outcomes.filter(isFault);
  const what = `of ${outcomes.length} generated inputs to ${called.size} callables`;
  recordFigure(2, `internal errors, ${what}`, faults, import.meta.url);
  recordFigure(2, `documents of refused inputs or malformed, ${what}`, wrong, import.meta.url);
  const answersOf = (reason: string | undefined) =>
    outcomes.filter(({ answer }) => typeof answer === "object" && refusalIn(answer) === reason);
  recordFigure(2, "of these refused as INVALID", answersOf("INVALID"), import.meta.url);
  recordFigure(2, "of these still valid and accepted", answersOf(undefined), import.meta.url);
  for (const reason of LATE_REASONS) {
    recordFigure(2, `of these refused as ${reason}`, answersOf(reason), import.meta.url);
  }
  expect(faults).toEqual([]);
  expect(wrong).toEqual([]);
  expect([...called].toSorted()).toEqual(CALLABLE_NAMES.toSorted());
  expect(LATE_REASONS.filter((reason) => answersOf(reason).length === 0)).toEqual([]);
}, 1_800_000);
