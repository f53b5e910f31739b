import { describe, expect } from "vitest";
import { RESTAURANT_UID } from "@/domain/ids/restaurant-uid";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import {
  expectSeatsToMatch,
  staffBookingTest as test,
  walkIn,
} from "../../support/staff-booking-test";
import { newStaff } from "../../support/test-accounts";
import { at, CONTACT, KITCHEN, OTHER_KITCHEN, refused } from "../../support/test-kitchen";
import {
  bookTable,
  countedSeats,
  TOMORROW,
  tableRequest,
  telephoneBooking,
} from "../../support/test-tables";

describe("a staff booking", () => {
  test("by telephone is confirmed and belongs to the restaurant", async ({ record }) => {
    const request = telephoneBooking({ note: "Hochstuhl" });
    const { result } = await record(request);
    expect(result).toMatchObject({ id: request.reservation_id, status: "confirmed" });
    expect(await adminGet(`reservations/${request.reservation_id}`)).toMatchObject({
      creator_uid: RESTAURANT_UID,
      kind: "telephone",
      resto_key: KITCHEN,
      contact: CONTACT,
      note: "Hochstuhl",
      status: "confirmed",
      start_at: new Date(at("19:00", TOMORROW)),
      end_at: new Date(at("20:30", TOMORROW)),
      version: 1,
      history: [{ version: 1, status: "confirmed", by: "staff" }],
    });
    await expectSeatsToMatch();
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
    await expectSeatsToMatch();
    const step = { id: request.reservation_id, version: 1, to: "completed" };
    await callFunction("setReservationStatus", step, staff);
    expect(await countedSeats()).toEqual({});
  });

  test("is audited with the staff member's uid and queues no mail", async ({ record, staff }) => {
    const request = telephoneBooking();
    await record(request);
    const entries = (await adminList("audit")).map(({ data }) => data);
    const stored = await adminGet(`reservations/${request.reservation_id}`);
    expect(entries).toEqual([
      expect.objectContaining({
        by: "staff",
        uid: staff.uid,
        resto_key: KITCHEN,
        target: `reservations/${request.reservation_id}`,
        code: stored?.code,
        action: "reservation.telephone",
      }),
    ]);
    expect(await adminList("mail")).toEqual([]);
  });

  test("is not among the staff member's own reservations", async ({ record }) => {
    const colleague = await newStaff({ resto_keys: [KITCHEN] });
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

describe("a repeated id of a staff booking", () => {
  test("gets the same answer, also in 30 concurrent calls", async ({ record }) => {
    const request = telephoneBooking();
    const answers = await Promise.all(Array.from({ length: 30 }, () => record(request)));
    const codes = new Set(answers.map(({ result }) => (result as { code?: string })?.code));
    expect([...codes]).toEqual([expect.stringMatching(/^\w{4}$/)]);
    expect(await adminList("reservations")).toHaveLength(1);
    expect(await adminList("audit")).toHaveLength(1);
    await expectSeatsToMatch();
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
