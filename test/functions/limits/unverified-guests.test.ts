import { describe, expect } from "vitest";
import { recordFigure } from "@/test/faults/figures";
import { adminGet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import { newAccount, newGuest, type TestAccount } from "../support/test-accounts";
import { at, KITCHEN, pickupRequest, placeOrder, refused, setClock } from "../support/test-kitchen";
import { bookTable, seatPolicy, tableRequest } from "../support/test-tables";

const guests = (count: number) => Promise.all(Array.from({ length: count }, () => newGuest()));

describe("guests without a verified address", () => {
  const order_policy = {
    pickup_lead_minutes: 15,
    delivery_lead_minutes: 40,
    days_ahead: 7,
    orders_per_slot: 8,
  };
  const sharing = kitchenTest.override("restaurant", {
    order_policy,
    reservation_policy: {
      ...seatPolicy,
      seats: 20,
      max_party: 20,
      stay_minutes: [{ up_to: 20, minutes: 120 }],
    },
    guest_policy: { guest_share: 0.5, party_needs_verified: 8 },
  });
  const beyond = refused("FAILED_PRECONDITION", "NOT_VERIFIED", { field: "policy" });
  const order = () => pickupRequest({ wanted_at: at("19:00") });
  const verifiedGuest = () => newAccount({ emailVerified: true });

  sharing(
    "take at most their share of a slot's orders, and a verified guest gets the rest",
    async () => {
      const accounts = await guests(3);
      const answers = [];
      for (let index = 0; index < 8; index += 1) {
        answers.push(await callFunction("placeOrder", order(), accounts[index % 3]));
      }
      const placed = answers.filter(({ result }) => result).length;
      expect(placed).toBe(4);
      expect(answers.slice(4)).toEqual(Array(4).fill(beyond));
      expect(await callFunction("placeOrder", order(), await verifiedGuest())).toHaveProperty(
        "result",
      );
      recordFigure(
        57,
        "orders of 8 in a slot taken at a share of one half (8 before)",
        placed,
        import.meta.url,
      );

      // A cancelled order gives its part back.
      const first = answers[0]?.result?.id;
      await callFunction("cancelOrder", { order_id: first, version: 1 }, accounts[0]);
      expect(await callFunction("placeOrder", order(), await newGuest())).toHaveProperty("result");
      expect(await adminGet(`capacity/${KITCHEN}_2027-03-03`)).toMatchObject({
        orders: { "19:00": 5 },
        unverified_orders: { "19:00": 4 },
      });
    },
  );

  sharing("take at most their share of the seats, also by the waitlist and by moving", async () => {
    const [one, two, three] = (await guests(3)) as [TestAccount, TestAccount, TestAccount];
    const table = (party_size: number, time = "19:00") => tableRequest({ party_size, time });
    const first = table(8);
    await bookTable(first, one);
    expect(await callFunction("requestReservation", table(3), two)).toEqual(beyond);
    const { id } = await bookTable(table(3), two, "joinWaitingList");
    expect(await adminGet(`reservations/${id}`)).toMatchObject({ status: "waiting" });
    const aside = table(3, "14:00");
    await bookTable(aside, three);
    const move = {
      reservation_id: aside.reservation_id,
      version: 1,
      date: aside.date,
      party_size: 3,
    };
    const moved = (time: string) => callFunction("changeReservation", { ...move, time }, three);
    expect(await moved("18:00")).toEqual(beyond);
    expect(await moved("13:00")).toHaveProperty("result");

    await bookTable(table(8), await verifiedGuest());
    // Freed seats go to the waitlist within the share.
    await callFunction(
      "cancelReservation",
      { reservation_id: first.reservation_id, version: 1 },
      one,
    );
    expect(await adminGet(`reservations/${id}`)).toMatchObject({ status: "offered" });
    expect(await adminGet(`capacity/${KITCHEN}_2027-03-04`)).toMatchObject({
      seats: expect.objectContaining({ "19:00": 11, "13:00": 3 }),
      unverified_seats: expect.objectContaining({ "19:00": 3, "13:00": 3 }),
    });
  });

  sharing("book for at most eight persons", async ({ guest, staff }) => {
    const large = (party_size: number) => tableRequest({ party_size });
    const refusedParty = refused("FAILED_PRECONDITION", "NOT_VERIFIED", { field: "party_size" });
    expect(await callFunction("requestReservation", large(9), guest)).toEqual(refusedParty);
    expect(await callFunction("joinWaitingList", large(9), guest)).toEqual(refusedParty);
    await bookTable(large(9), await verifiedGuest());
    const own = large(8);
    await bookTable(own, guest);
    const grow = { ...own, party_size: 9, version: 1 };
    const { reservation_id, date, time, party_size, version } = grow;
    const move = { reservation_id, date, time, party_size, version };
    expect(await callFunction("changeReservation", move, guest)).toEqual(refusedParty);
    expect(await callFunction("changeReservation", move, staff)).toHaveProperty("result");
  });

  kitchenTest(
    "neither order nor book while the switch says verified guests only",
    async ({ guest, staff }) => {
      const guest_share = { share: 0, until: at("23:00") };
      const patch = { resto_key: KITCHEN, patch: { guest_share } };
      expect(await callFunction("setAvailability", patch, staff)).toHaveProperty("result");
      for (const [name, request] of [
        ["placeOrder", pickupRequest()],
        ["requestReservation", tableRequest()],
        ["joinWaitingList", tableRequest()],
      ] as const) {
        expect(await callFunction(name, request, guest)).toEqual(beyond);
      }
      await placeOrder(pickupRequest(), await verifiedGuest());
      await bookTable(tableRequest(), await verifiedGuest());
      await setClock(at("23:00"));
      await bookTable(tableRequest(), guest);
    },
  );

  kitchenTest("are not bounded by default", async ({ guest }) => {
    await placeOrder(pickupRequest(), guest);
    expect(await adminGet(`capacity/${KITCHEN}_2027-03-03`)).toMatchObject({
      unverified_orders: { "18:15": 1 },
    });
  });
});
