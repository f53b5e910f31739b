import { describe, expect } from "vitest";
import { recordFigure } from "@/test/faults/figures";
import { adminGet, adminList } from "@/test/harness/admin";
import { appCheckToken, callFunction } from "@/test/harness/callables";
import { kitchenTest, tableTest } from "../support/kitchen-test";
import { newAccount, newGuest, type TestAccount } from "../support/test-accounts";
import {
  at,
  KITCHEN,
  newContact,
  OTHER_KITCHEN,
  pickupRequest,
  placeOrder,
  reasonOf,
  refused,
  setClock,
} from "../support/test-kitchen";
import { bookTable, seatPolicy, tableRequest, telephoneBooking } from "../support/test-tables";

const guests = (count: number) => Promise.all(Array.from({ length: count }, () => newGuest()));

/** The same number in as many spellings. */
const SPELLINGS = [
  "089 99998-050",
  "+49 89 99998050",
  "0049 89/99998-050",
  "(089) 99998050",
  "+49 (0)89 99998-050",
  "08999998050",
];

const TIMES = ["11:00", "12:30", "14:00", "15:30", "17:00", "18:30"];

const limited = refused("RESOURCE_EXHAUSTED", "RATE_LIMIT", {
  retry_after_s: expect.any(Number),
});

describe("one telephone number", () => {
  tableTest("holds three reservations, also from six accounts", async ({ staff }) => {
    const accounts = await guests(6);
    const answers = await Promise.all(
      accounts.flatMap((guest, account) =>
        [0, 1, 2].map((booking) => {
          const phone = SPELLINGS[(account + booking) % 6] ?? "";
          const contact = { name: `Gast ${account}`, phone };
          const time = TIMES[(3 * account + booking) % 6] ?? "";
          return callFunction("requestReservation", tableRequest({ contact, time }), guest);
        }),
      ),
    );
    const held = answers.filter(({ result }) => result).length;
    expect(held).toBe(3);
    expect(await adminList("reservations")).toHaveLength(3);
    expect(answers.filter(({ error }) => error)).toEqual(Array(15).fill(limited));
    recordFigure(
      57,
      "reservations held by 6 accounts with one number (18 before)",
      held,
      import.meta.url,
    );

    const elsewhere = tableRequest({ contact: newContact(), time: "20:00" });
    expect(await callFunction("requestReservation", elsewhere, accounts[0])).toHaveProperty(
      "result",
    );
    // The restaurant itself may book as often as it likes.
    const byPhone = telephoneBooking({ contact: { name: "Gast", phone: SPELLINGS[0] } });
    expect(await callFunction("recordReservation", byPhone, staff)).toHaveProperty("result");
  });

  tableTest("counts waitlist entries and accepted offers", async () => {
    const [one, two, three] = await guests(3);
    const contact = { name: "Gast", phone: SPELLINGS[0] ?? "" };
    const request = (time: string) => tableRequest({ contact, time });
    const { id } = await bookTable(request("11:00"), one as TestAccount, "joinWaitingList");
    for (const time of ["12:30", "14:00", "15:30"])
      await bookTable(request(time), two as TestAccount);
    const accepted = await callFunction("acceptOffer", { reservation_id: id, version: 2 }, one);
    expect(accepted).toEqual(limited);
    for (const time of ["17:00", "18:30"]) {
      // Five were created within the hour: the sixth is one too many.
      const answer = await callFunction("joinWaitingList", request(time), three);
      expect(reasonOf(answer)).toBe(time === "17:00" ? undefined : "RATE_LIMIT");
    }
  });

  tableTest("creates five reservations an hour and ten a day, cancelled or not", async () => {
    const contact = { name: "Gast", phone: SPELLINGS[0] ?? "" };
    const attempt = async () => {
      const guest = await newGuest();
      const request = tableRequest({ contact, date: "2027-03-06" });
      const answer = await callFunction("requestReservation", request, guest);
      const step = { reservation_id: request.reservation_id, version: 1 };
      if (answer.result) await callFunction("cancelReservation", step, guest);
      return answer;
    };
    const attempts = async (count: number) => {
      const answers = [];
      for (let index = 0; index < count; index += 1) answers.push(await attempt());
      return answers.filter(({ result }) => result).length;
    };
    expect(await attempts(7)).toBe(5);
    await setClock(at("19:01"));
    expect(await attempts(7)).toBe(5);
    await setClock(at("21:00"));
    expect(await attempt()).toEqual(limited);
    await setClock(at("18:02", "2027-03-04"));
    expect(await attempts(7)).toBe(5);
  });

  kitchenTest("has three unanswered orders at a restaurant, also from six accounts", async () => {
    const accounts = await guests(6);
    const order = (index: number, resto_key = KITCHEN) =>
      pickupRequest({ resto_key, contact: { name: "Gast", phone: SPELLINGS[index] ?? "" } });
    const answers = await Promise.all(
      accounts.map((guest, index) => callFunction("placeOrder", order(index), guest)),
    );
    const placed = answers.filter(({ result }) => result).length;
    expect(placed).toBe(3);
    expect(answers.filter(({ error }) => error)).toEqual(Array(3).fill(limited));
    recordFigure(
      57,
      "unanswered orders of 6 accounts with one number (6 before)",
      placed,
      import.meta.url,
    );
    // Two more in ten minutes: the limit of orders counts all restaurants.
    await placeOrder(order(0, OTHER_KITCHEN), accounts[0] as TestAccount);
  });
});

describe("one App Check token", () => {
  tableTest("creates five reservations an hour, whatever accounts and numbers", async () => {
    const [accounts, token] = await Promise.all([guests(8), appCheckToken()]);
    const answers = await Promise.all(
      accounts.map(({ idToken = "" }, index) => {
        const time = TIMES[index % 6] ?? "";
        const request = tableRequest({ time });
        return callFunction("requestReservation", request, { idToken, appCheckToken: token });
      }),
    );
    const created = answers.filter(({ result }) => result).length;
    expect(created).toBe(5);
    recordFigure(
      57,
      "bookings of 8 accounts with one App Check token (8 before)",
      created,
      import.meta.url,
    );
  });
});

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

kitchenTest(
  "a repeated request is answered before any limit and any switch",
  async ({ guest, staff }) => {
    const orders = Array.from({ length: 3 }, () => pickupRequest());
    for (const each of orders) await placeOrder(each, guest);
    const guest_share = { share: 0, until: at("23:00") };
    await callFunction("setAvailability", { resto_key: KITCHEN, patch: { guest_share } }, staff);
    for (const each of orders)
      expect(await placeOrder(each, guest)).toMatchObject({ replayed: true });
  },
);
