import { expect, it } from "vitest";
import { placeOrderRequestSchema } from "@/domain/order/order-requests.schema";
import { quoteOrder } from "@/domain/order/pricing/quote-order";
import { toInstant } from "@/domain/time/berlin-time";
import { demoRandom } from "@/hosting/local/history/demo-random";
import { demoShop } from "@/hosting/local/history/demo-shop";
import type { RushAnswer, RushClient } from "@/hosting/local/rush/rush-client";
import { RushFigures } from "@/hosting/local/rush/rush-figures";
import {
  bookRushTable,
  prepareOrder,
  type RushGuest,
  rushAddress,
  rushPerson,
} from "@/hosting/local/rush/rush-guest";
import { loadBundledMenu } from "@/tenant-configs/load-menu";

const menu = await loadBundledMenu("resto-bobingen");
const MONDAY_NIGHT = toInstant("2026-11-23", 3 * 60);
const SATURDAY = toInstant("2026-11-21", 18 * 60 + 4);

/** A backend that quotes by the rules at a moment and answers other calls as given. */
function clientAt(now: number, answers: Record<string, RushAnswer> = {}) {
  const calls: { name: string; data: unknown }[] = [];
  const client: RushClient = {
    signUp: async () => ({ uid: "u", idToken: "t" }),
    signIn: async () => ({ uid: "u", idToken: "t" }),
    async call(name, data) {
      calls.push({ name, data });
      const given = answers[name];
      if (given) return given;
      const quoted = quoteOrder(data as never, demoShop(menu, []), now);
      if (!quoted.ok) return { kind: "refused", reason: quoted.error.reason, ms: 1 };
      return { kind: "ok", result: { ...quoted.value, server_time: now }, ms: 1 };
    },
  };
  return { client, calls };
}

function guest(client: RushClient, sequence: number): RushGuest {
  return {
    client,
    restaurant: {
      key: "resto-bobingen",
      menu,
      delivers: true,
      takesTables: true,
      paysOnline: true,
    },
    account: { uid: "u", idToken: "t" },
    person: rushPerson(sequence),
    address: rushAddress(sequence),
    random: demoRandom(`guest ${sequence}`),
  };
}

it.each([
  ["while the restaurant is open", SATURDAY],
  ["at night and before a closed day, for later", MONDAY_NIGHT],
])("guests prepare orders that the server accepts %s", async (_when, now) => {
  for (let sequence = 0; sequence < 60; sequence += 1) {
    const request = await prepareOrder(guest(clientAt(now).client, sequence));
    const parsed = placeOrderRequestSchema.parse(request);
    const quoted = quoteOrder(parsed, demoShop(menu, []), now);
    expect(quoted.ok && quoted.value.refusal).toBeNull();
    expect(quoted.ok && quoted.value.quote.total_cents).toBe(parsed.expected_total_cents);
  }
});

it("guests have numbers and addresses of their own that are kept for fiction and measurements", () => {
  const people = Array.from({ length: 1000 }, (_, index) => rushPerson(index).contact.phone);
  expect(new Set(people).size).toBe(1000);
  for (const phone of people) expect(phone).toMatch(/^030 23125-\d{3}$/);
  const addresses = Array.from({ length: 1000 }, (_, index) => rushAddress(index));
  expect(new Set(addresses).size).toBe(1000);
  for (const address of addresses) expect(address).toMatch(/^198\.18\.\d+\.\d+$/);
});

it.each([
  [true, "requestReservation"],
  [false, "joinWaitingList"],
])("guests book a table if one is free (%s), else they wait for one", async (free, name) => {
  const times = [{ time: "19:00", start_at: SATURDAY, free }];
  const { client, calls } = clientAt(SATURDAY, {
    availableTables: {
      kind: "ok",
      result: { times, refusal: null, next_at: null, server_time: SATURDAY },
      ms: 1,
    },
    [name]: { kind: "ok", result: {}, ms: 1 },
  });
  await bookRushTable(guest(client, 3), SATURDAY);
  expect(calls.map((call) => call.name)).toEqual(["availableTables", name]);
});

it("the line of figures counts orders, tables, refusals by reason and errors", () => {
  const figures = new RushFigures();
  for (const ms of [10, 20, 30]) figures.add("orders", { kind: "ok", result: {}, ms });
  figures.add("tables", { kind: "ok", result: {}, ms: 40 });
  figures.add("orders", { kind: "refused", reason: "SLOT_FULL", ms: 5 });
  figures.add("orders", { kind: "refused", reason: "SLOT_FULL", ms: 5 });
  figures.add("tables", { kind: "refused", reason: "CLOSED", ms: 5 });
  figures.add("orders", { kind: "error", message: "placeOrder: 500", ms: 5 });
  expect(figures.line()).toBe(
    "3 orders · 1 tables · refused: 2 SLOT_FULL, 1 CLOSED · p50 20 ms, p95 40 ms · 1 errors",
  );
});
