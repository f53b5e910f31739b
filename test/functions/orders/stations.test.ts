import { describe, expect } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import { newStaff } from "../support/test-accounts";
import {
  CONTACT_WITH_EMAIL,
  deliveryRequest,
  KITCHEN,
  OTHER_KITCHEN,
  pickupRequest,
  placeOrder,
  reasonOf,
  refused,
} from "../support/test-kitchen";

const lines = [
  { item_id: "soup", qty: 4, choices: {} },
  { item_id: "beer", qty: 1, choices: {} },
];
const stations = [
  { id: "wok", name: "Wok", categories: ["all"], dishes: [] },
  { id: "bar", name: "Bar", categories: [], dishes: ["beer"] },
];

const test = kitchenTest
  .extend("restaurant", { stations })
  /** An accepted order for wok and bar, at version 2. */
  .extend("accepted", ({ guest, staff }) => async (type: "pickup" | "delivery") => {
    const request = type === "pickup" ? pickupRequest : deliveryRequest;
    const contact = CONTACT_WITH_EMAIL;
    const wanted = request({ contact, lines, expected_total_cents: 0 });
    const quoted = await callFunction("placeOrder", wanted, guest);
    const { quote } = (quoted.error?.details ?? {}) as unknown as {
      quote: { total_cents: number };
    };
    const { id } = await placeOrder({ ...wanted, expected_total_cents: quote.total_cents }, guest);
    const step = { id, version: 1, to: "accepted", eta_minutes: 20 };
    expect(await callFunction("setOrderStatus", step, staff)).toHaveProperty("result");
    return id;
  })
  .extend(
    "report",
    ({ staff }) =>
      (order_id: string, station: string, version: number, done = true) =>
        callFunction("setStationDone", { order_id, station, version, done }, staff),
  );

const actionsOf = async (id: string) =>
  (await adminList("audit"))
    .filter(({ data }) => data.target === `orders/${id}`)
    .map(({ data }) => data.action);

describe("a kitchen with stations", () => {
  test("makes an order ready exactly once when two stations finish at the same time", async ({
    accepted,
    report,
  }) => {
    for (let round = 0; round < 5; round += 1) {
      const id = await accepted("pickup");
      const answers = await Promise.all([report(id, "wok", 2), report(id, "bar", 2)]);
      expect(answers.map(reasonOf)).toEqual([undefined, undefined]);
      const order = (await adminGet(`orders/${id}`)) as unknown as Order;
      expect(order).toMatchObject({ status: "ready", version: 4 });
      expect([...(order.stations_done ?? [])].sort()).toEqual(["bar", "wok"]);
      const ready = order.history.filter(({ status }) => status === "ready");
      expect(ready).toHaveLength(1);
      const actions = await actionsOf(id);
      expect(actions.filter((action) => action === "order.ready")).toHaveLength(1);
      expect(actions.filter((action) => action === "order.station_done")).toHaveLength(1);
      // A lost answer is asked for again, and changes nothing.
      const again = await report(id, "wok", 2);
      expect(again).toHaveProperty("result", { id, status: "ready", version: 4 });
      expect(reasonOf(await report(id, "wok", 4, false))).toBe("WRONG_STATE");
      expect((await actionsOf(id)).length).toBe(actions.length);
    }
  });

  test("packs a delivery, sends its guest no message for that, and takes a report back", async ({
    accepted,
    report,
  }) => {
    const id = await accepted("delivery");
    const mails = (await adminList("mail")).length;
    await report(id, "wok", 2);
    await report(id, "bar", 3);
    expect(await adminGet(`orders/${id}`)).toMatchObject({ status: "accepted", version: 4 });
    expect(await adminGet(`orders/${id}`)).toHaveProperty("ready_at", expect.anything());
    expect(await report(id, "wok", 4, false)).toHaveProperty("result.version", 5);
    expect(await adminGet(`orders/${id}`)).toMatchObject({
      ready_at: null,
      stations_done: ["bar"],
    });
    expect((await actionsOf(id)).sort()).toEqual(
      ["accepted", "packed", "placed", "station_done", "station_undone"].map((e) => `order.${e}`),
    );
    expect((await adminList("mail")).length).toBe(mails);
  });

  test("never leaves an order stuck when its station is removed", async ({ accepted, report }) => {
    const id = await accepted("pickup");
    await report(id, "wok", 2);
    await adminPatch(`public/${KITCHEN}`, { stations: stations.slice(0, 1) });
    expect(await report(id, "bar", 3)).toEqual(
      refused("INVALID_ARGUMENT", "INVALID", { field: "station" }),
    );
    expect(await report(id, "wok", 3)).toHaveProperty("result.status", "ready");
  });

  test("accepts reports from its own staff only, and none about an ended order", async ({
    accepted,
    report,
    staff,
  }) => {
    const id = await accepted("pickup");
    const stranger = await newStaff({ resto_keys: [OTHER_KITCHEN] });
    const request = { order_id: id, station: "wok", version: 2, done: true };
    expect(reasonOf(await callFunction("setStationDone", request, stranger))).toBe("NOT_FOUND");
    const failed = { id, version: 2, to: "failed", reason: "Herd kaputt" };
    await callFunction("setOrderStatus", failed, staff);
    expect(reasonOf(await report(id, "wok", 3))).toBe("WRONG_STATE");
  });
});
