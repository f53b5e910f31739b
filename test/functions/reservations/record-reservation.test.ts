import { describe, expect } from "vitest";
import type { RecordReservationRequest } from "@/domain/reservation/reservation-requests.schema";
import { RESTAURANT_UID } from "@/domain/reservation/staff-booking";
import { adminGet, adminList, adminPatch, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { tableTest } from "../support/kitchen-test";
import { newGuest, newStaff, type TestAccount } from "../support/test-accounts";
import {
  at,
  KITCHEN,
  OTHER_KITCHEN,
  reasonOf,
  refused,
  setClock,
  TODAY,
} from "../support/test-kitchen";
import {
  bookTable,
  countedSeats,
  fillTime,
  reservedSeats,
  setPolicy,
  TOMORROW,
  tableRequest,
  telephoneBooking,
} from "../support/test-tables";

const walkIn = (changes: Partial<RecordReservationRequest> = {}) =>
  telephoneBooking({
    kind: "walk_in",
    date: TODAY,
    time: "18:00",
    contact: { name: "Laufkundschaft" },
    ...changes,
  });

const test = tableTest.extend(
  "record",
  ({ staff }) =>
    (request: RecordReservationRequest, by: TestAccount = staff) =>
      callFunction("recordReservation", request, by),
);

const seatsAreRight = async () => expect(await countedSeats()).toEqual(await reservedSeats());

describe("a staff booking", () => {
  test("by telephone is confirmed and belongs to the restaurant", async ({ record }) => {
    const request = telephoneBooking({ note: "Hochstuhl" });
    const { result } = await record(request);
    expect(result).toMatchObject({ id: request.reservation_id, status: "confirmed" });
    expect(await adminGet(`reservations/${request.reservation_id}`)).toMatchObject({
      creator_uid: RESTAURANT_UID,
      kind: "telephone",
      resto_key: KITCHEN,
      contact: { name: "Toni Test", phone: "089 99998-050" },
      note: "Hochstuhl",
      status: "confirmed",
      start_at: new Date(at("19:00", TOMORROW)),
      end_at: new Date(at("20:30", TOMORROW)),
      version: 1,
      history: [{ version: 1, status: "confirmed", by: "staff" }],
    });
    await seatsAreRight();
  });

  test("for a walk-in is seated at once and needs no telephone number", async ({
    record,
    staff,
  }) => {
    const request = walkIn({ party_size: 4 });
    expect(await record(request)).toHaveProperty("result.status", "seated");
    expect(await adminGet(`reservations/${request.reservation_id}`)).toMatchObject({
      kind: "walk_in",
      status: "seated",
      contact: { name: "Laufkundschaft" },
      end_at: new Date(at("20:00")),
    });
    await seatsAreRight();
    const step = { id: request.reservation_id, version: 1, to: "completed" };
    await callFunction("setReservationStatus", step, staff);
    expect(await countedSeats()).toEqual({});
  });

  test("is audited with the staff member's uid and queues no mail", async ({ record, staff }) => {
    const request = telephoneBooking();
    await record(request);
    const entries = (await adminList("audit")).map(({ data }) => data);
    expect(entries).toEqual([
      expect.objectContaining({
        by: "staff",
        uid: staff.uid,
        resto_key: KITCHEN,
        target: `reservations/${request.reservation_id}`,
        action: "reservation.telephone",
      }),
    ]);
    expect(await adminList("mail")).toEqual([]);
  });

  test("is not among the staff member's own reservations", async ({ record }) => {
    const colleague = await newGuest();
    await adminSet(`staff/${colleague.uid}`, {
      resto_keys: [KITCHEN],
      role: "staff",
      super: false,
    });
    const requests = ["12:00", "13:00", "14:00", "15:00"].map((time) => telephoneBooking({ time }));
    for (const request of requests) {
      expect(await record(request, colleague)).toHaveProperty("result");
    }
    const { id } = await bookTable(tableRequest(), colleague);
    const own = (await adminList("reservations")).filter(
      ({ data }) => data.creator_uid === colleague.uid,
    );
    expect(own.map((each) => each.id)).toEqual([id]);
    const cancel = { reservation_id: requests[0]?.reservation_id, version: 1 };
    expect(await callFunction("cancelReservation", cancel, colleague)).toEqual(
      refused("NOT_FOUND", "NOT_FOUND"),
    );
  });
});

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
    await seatsAreRight();
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
    await seatsAreRight();
  });
});

describe("a repeated id of a staff booking", () => {
  test("gets the same answer, also in 30 concurrent calls", async ({ record }) => {
    const request = telephoneBooking();
    const answers = await Promise.all(Array.from({ length: 30 }, () => record(request)));
    const codes = new Set(answers.map(({ result }) => (result as { code?: string })?.code));
    expect([...codes]).toEqual([expect.stringMatching(/^\w{4}$/)]);
    expect(await adminList("reservations")).toHaveLength(1);
    expect(await adminList("audit")).toHaveLength(1);
    await seatsAreRight();
  });

  test.for<[string, object]>([
    ["another time", { time: "20:00" }],
    ["another name", { contact: { name: "Andere", phone: "089 99998-050" } }],
    ["overbooking", { overbook: true }],
  ])("with %s is refused", async ([_what, changes], { record }) => {
    const request = telephoneBooking();
    await record(request);
    expect(await record({ ...request, ...changes })).toEqual(
      refused("ALREADY_EXISTS", "IDEMPOTENCY_MISMATCH"),
    );
  });

  test("of another creator's reservation is refused without data", async ({ record, guest }) => {
    const request = telephoneBooking();
    await record(request);
    const other = await newStaff({ resto_keys: [KITCHEN, OTHER_KITCHEN] });
    const { id } = await bookTable(tableRequest({ time: "12:00" }), guest);
    for (const each of [request, telephoneBooking({ reservation_id: id })]) {
      expect(await record(each, other)).toEqual(refused("ALREADY_EXISTS", "IDEMPOTENCY_MISMATCH"));
    }
  });
});
