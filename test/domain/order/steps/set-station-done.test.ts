import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Order, OrderLine } from "@/domain/order/order.schema";
import { ORDER_STATUSES } from "@/domain/order/order-status";
import { isFinal } from "@/domain/order/order-transitions";
import { setStationDone } from "@/domain/order/steps/set-station-done";
import { linesAt, openStations, stationOf, stationsOf } from "@/domain/order/steps/stations";
import type { Station } from "@/domain/tenant/kitchen/station.schema";
import { NOON, placedOrder } from "../sample-order";

const wok: Station = { id: "wok", name: "Wok", categories: ["noodles"], dishes: ["warm-bowl"] };
const sushi: Station = { id: "sushi", name: "Sushi", categories: ["rolls"], dishes: [] };
const bar: Station = { id: "bar", name: "Bar", categories: ["drinks"], dishes: [] };
const STATIONS = [wok, sushi, bar];

function line(item_id: string, category?: string): OrderLine {
  const prices = { qty: 1, unit_cents: 0, line_cents: 0, vat: 7 } as const;
  const dish = { item_id, name: { de: item_id, en: item_id }, choices: {}, choice_names: [] };
  return { ...prices, ...dish, ...(category !== undefined && { category }) };
}

function orderIn(status: Order["status"], changes: Partial<Order> = {}): Order {
  const lines = [line("pad-thai", "noodles"), line("maki", "rolls"), line("tea", "drinks")];
  const history = [{ version: 2, status: "accepted", at: NOON, by: "staff" } as const];
  return { ...placedOrder, type: "pickup", status, version: 2, history, lines, ...changes };
}

const report = (order: Order, station: string, done = true, version = order.version) =>
  setStationDone(order, { station, done, version, now: NOON + 1 }, STATIONS);

/** The order after the reports of these stations. */
function after(order: Order, ...stations: string[]): Order {
  let latest = order;
  for (const station of stations) {
    const change = report(latest, station);
    if (!change.ok) throw new Error(change.error.reason);
    latest = { ...latest, ...change.value };
  }
  return latest;
}

describe("stationOf", () => {
  it.each([
    ["the category's", line("pad-thai", "noodles"), "wok"],
    ["the dish's before the category's", line("warm-bowl", "rolls"), "wok"],
    ["the first for an unassigned category", line("mochi", "sweets"), "wok"],
    ["the first for an order of an earlier version", line("maki"), "wok"],
    ["the category's, after its dish left the menu", line("gone", "drinks"), "bar"],
  ])("is %s", (_, dish, expected) => {
    expect(stationOf(dish, STATIONS)?.id).toBe(expected);
    expect(stationOf(dish, [])).toBeUndefined();
  });

  it("gives every line to exactly one station, whatever is assigned or removed", () => {
    const ids = fc.constantFrom("a", "b", "c", "d");
    const lists = { categories: fc.array(ids), dishes: fc.array(ids) };
    const stations = fc.uniqueArray(fc.record({ id: ids, name: fc.constant("Wok"), ...lists }), {
      selector: ({ id }) => id,
      minLength: 1,
    });
    const lines = fc.array(fc.record({ item_id: ids, category: fc.option(ids) }));
    fc.assert(
      fc.property(stations, lines, (all, dishes) => {
        const order = {
          lines: dishes.map((each) => line(each.item_id, each.category ?? undefined)),
        };
        const shared = all.flatMap((station) => linesAt(order, station, all));
        expect(shared).toHaveLength(order.lines.length);
        expect(new Set(shared)).toEqual(new Set(order.lines));
        const busy = all.filter((station) => linesAt(order, station, all).length > 0);
        expect(stationsOf(order, all)).toEqual(busy);
      }),
    );
  });
});

describe("setStationDone", () => {
  it("makes an order ready with the last report, in any order, and not before", () => {
    const reports = fc.shuffledSubarray(["wok", "sushi", "bar"], { minLength: 1 });
    fc.assert(
      fc.property(
        reports,
        fc.constantFrom("accepted" as const, "preparing" as const),
        (done, in_) => {
          const order = after(orderIn(in_), ...done);
          expect(order.status).toBe(done.length === 3 ? "ready" : in_);
          expect(order.stations_done).toEqual(done);
          expect(openStations(order, STATIONS).length === 0).toBe(order.status === "ready");
        },
      ),
    );
  });

  it("packs a delivery with the last report, and unpacks it when one is taken back", () => {
    const order = after(orderIn("accepted", { type: "delivery" }), "wok", "sushi", "bar");
    expect(order).toMatchObject({ status: "accepted", ready_at: NOON + 1, version: 5 });
    expect(order.history).toHaveLength(1);
    expect(report(order, "bar", false)).toMatchObject({
      ok: true,
      value: { ready_at: null, stations_done: ["wok", "sushi"], version: 6 },
    });
  });

  it("keeps a delivery packed if the counter packed it before its stations reported", () => {
    const packed = orderIn("preparing", { type: "delivery", ready_at: NOON });
    expect(after(packed, "wok")).toMatchObject({ ready_at: NOON, stations_done: ["wok"] });
    expect(after(packed, "wok", "sushi", "bar").ready_at).toBe(NOON);
  });

  it.each(ORDER_STATUSES)(
    "refuses WRONG_STATE unless the kitchen works on the order: %s",
    (status) => {
      const isCooking = status === "accepted" || status === "preparing";
      const refused = { ok: false, error: { reason: "WRONG_STATE", current: status } };
      if (isCooking) expect(report(orderIn(status), "wok")).toMatchObject({ ok: true });
      else expect(report(orderIn(status), "wok")).toEqual(refused);
      const marked = orderIn(status, { stations_done: ["wok"] });
      if (isCooking) expect(report(marked, "wok", false)).toMatchObject({ ok: true });
      else expect(report(marked, "wok", false)).toEqual(refused);
      // A repeated report is answered, unless the order has ended.
      if (isFinal(status)) expect(report(marked, "wok")).toEqual(refused);
      else expect(report(marked, "wok", true, 1)).toEqual({ ok: true, value: null });
    },
  );

  it("refuses a version before the last step, but not before another station's report", () => {
    const order = after(orderIn("accepted"), "wok");
    expect(order.version).toBe(3);
    expect(report(order, "sushi", true, 2)).toMatchObject({ ok: true, value: { version: 4 } });
    for (const version of [1, 4]) {
      expect(report(order, "sushi", true, version)).toEqual({
        ok: false,
        error: { reason: "VERSION_CONFLICT" },
      });
    }
  });

  it("refuses a station that the order does not need or that was removed", () => {
    const order = orderIn("accepted", { lines: [line("pad-thai", "noodles")] });
    for (const station of ["sushi", "grill"]) {
      expect(report(order, station)).toEqual({
        ok: false,
        error: { reason: "INVALID", field: "station" },
      });
    }
  });

  it("lets a station report again if changed stations leave nothing to wait for", () => {
    const order = after(orderIn("accepted"), "wok");
    const report2 = { station: "wok", done: true, version: order.version, now: NOON + 2 };
    expect(setStationDone(order, report2, [wok])).toMatchObject({
      ok: true,
      value: { status: "ready" },
    });
  });
});
