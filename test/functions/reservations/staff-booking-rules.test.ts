import { describe, expect } from "vitest";
import { adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import {
  expectSeatsToMatch,
  staffBookingTest as test,
  walkIn,
} from "../support/staff-booking-test";
import { newGuest, newStaff, type TestAccount } from "../support/test-accounts";
import { at, KITCHEN, reasonOf, refused, setClock, TODAY } from "../support/test-kitchen";
import {
  bookTable,
  countedSeats,
  fillTime,
  setPolicy,
  TOMORROW,
  tableRequest,
  telephoneBooking,
} from "../support/test-tables";

describe("seats of staff bookings", () => {
  test("a walk-in takes seats that guests can no longer book", async ({ record }) => {
    await setPolicy({ seats: 4, notice_minutes: 0 });
    await record(walkIn({ party_size: 4 }));
    const wish = { resto_key: KITCHEN, date: TODAY, party_size: 2 };
    const { result } = await callFunction("availableTables", wish);
    const { times } = result as unknown as { times: { time: string; free: boolean }[] };
    expect(times.find(({ time }) => time === "19:00")?.free).toBe(false);
    expect(times.find(({ time }) => time === "20:00")?.free).toBe(true);
  });

  test("a full time is refused with the nearest free time", async ({ record }) => {
    await fillTime("19:00", [await newGuest(), await newGuest()]);
    const before = await countedSeats();
    expect(await record(telephoneBooking())).toEqual(
      refused("FAILED_PRECONDITION", "SLOT_FULL", { next_at: at("17:30", TOMORROW) }),
    );
    await setClock(at("19:05", TOMORROW));
    const late = walkIn({ date: TOMORROW, time: "19:00" });
    expect(await record(late)).toEqual(refused("FAILED_PRECONDITION", "SLOT_FULL"));
    expect(await countedSeats()).toEqual(before);
  });

  test("are exceeded only with `overbook`, which the audit log shows", async ({ record }) => {
    await fillTime("19:00", [await newGuest(), await newGuest()]);
    const request = telephoneBooking({ overbook: true });
    expect(await record(request)).toHaveProperty("result.status", "confirmed");
    const actions = (await adminList("audit")).map(({ data }) => data.action);
    expect(actions).toContain("reservation.telephone+overbook");
  });

  test("exactly five of 20 concurrent bookings by two staff members fit", async ({
    record,
    staff,
  }) => {
    const other = await newStaff({ resto_keys: [KITCHEN] });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        record(telephoneBooking(), index % 2 ? staff : other),
      ),
    );
    expect(answers.filter(({ result }) => result)).toHaveLength(5);
    await expectSeatsToMatch();
  });
});

describe("rules for guests that do not apply to staff bookings", () => {
  test.for([
    ["the notice", { date: TODAY, time: "18:15" }],
    ["the days ahead", { date: "2027-06-03" }],
    ["the largest party", { party_size: 10 }],
    ["the end of the stay", { time: "21:45" }],
    ["reservations switched off", {}, { reservation: false }],
  ] as const)("%s", async ([_what, changes, restaurant = {}], { record }) => {
    await adminPatch(`public/${KITCHEN}`, restaurant);
    expect(await record(telephoneBooking(changes))).toHaveProperty("result.status", "confirmed");
  });

  test.for([
    ["SLOT_PAST", { date: TODAY, time: "17:30" }],
    ["TOO_FAR_AHEAD", { date: "2028-03-05" }],
    ["CLOSED", { time: "22:00" }],
    ["CLOSED", { time: "10:45" }],
    ["INVALID", { time: "19:05" }],
    ["INVALID", { contact: { name: "Toni Test" } }],
    ["NOT_ALLOWED", { resto_key: "no-such-kitchen" }],
  ] as const)(
    "a staff booking is refused with %s for %j",
    async ([reason, changes], { record }) => {
      expect(reasonOf(await record(telephoneBooking(changes)))).toBe(reason);
    },
  );

  test("a walk-in starts now, even outside opening hours", async ({ record }) => {
    await setClock(at("22:10"));
    expect(await record(walkIn({ time: "22:00" }))).toHaveProperty("result");
    expect(reasonOf(await record(walkIn({ time: "19:00" })))).toBe("SLOT_PAST");
    expect(reasonOf(await record(walkIn({ time: "22:15" })))).toBe("INVALID");
  });

  test("staff can move at short notice, after the start and to a larger party, but not without seats", async ({
    guest,
    staff,
  }) => {
    const { id } = await bookTable(tableRequest(), guest);
    const move = (version: number, changes: object, by: TestAccount = staff) =>
      callFunction(
        "changeReservation",
        { reservation_id: id, version, date: TOMORROW, time: "19:30", party_size: 2, ...changes },
        by,
      );
    await setClock(at("19:10", TOMORROW));
    expect(reasonOf(await move(1, {}, guest))).toBe("CANCEL_TOO_LATE");
    expect(await move(1, {})).toHaveProperty("result.version", 2);
    expect(await move(2, { party_size: 10 })).toHaveProperty("result.version", 3);
    expect(reasonOf(await move(3, { party_size: 11 }))).toBe("SLOT_FULL");
    expect(reasonOf(await move(3, { time: "22:30" }))).toBe("CLOSED");
    await expectSeatsToMatch();
  });
});
