import { describe, expect } from "vitest";
import { recordFigure } from "@/test/faults/figures";
import { adminList } from "@/test/harness/admin";
import { appCheckToken, callFunction } from "@/test/harness/callables";
import { kitchenTest, tableTest } from "../support/kitchen-test";
import { newGuest, type TestAccount } from "../support/test-accounts";
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
import { bookTable, tableRequest, telephoneBooking } from "../support/test-tables";

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

    // The number is full, not the account: one that holds fewer than three.
    const refusedAt = answers.findIndex(({ error }) => error);
    const account = accounts[Math.floor(refusedAt / 3)];
    const other = tableRequest({ contact: newContact(), time: "20:00" });
    expect(await callFunction("requestReservation", other, account)).toHaveProperty("result");
    // The restaurant itself may book as often as it likes.
    const byPhone = telephoneBooking({ contact: { name: "Gast", phone: SPELLINGS[0] } });
    expect(await callFunction("createStaffBooking", byPhone, staff)).toHaveProperty("result");
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
