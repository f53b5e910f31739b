import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { adminGet, adminList, adminRemove } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { tableTest } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newGuest, newStaff, type TestAccount } from "../support/test-accounts";
import { at, refused, setClock, TODAY } from "../support/test-kitchen";
import {
  bookTable,
  countedSeats,
  fillTime,
  reservedSeats,
  setPolicy,
  TOMORROW,
  tableRequest,
} from "../support/test-tables";

runFunctionsInProcess();

const test = tableTest
  .extend(
    "cancel",
    ({ guest }) =>
      (reservation_id: string, version: number, by: TestAccount = guest) =>
        callFunction("cancelReservation", { reservation_id, version }, by),
  )
  .extend(
    "step",
    ({ staff }) =>
      (id: string, version: number, to: string, by: TestAccount = staff) =>
        callFunction("setReservationStatus", { id, version, to, reason: "Feier" }, by),
  )
  .extend(
    "move",
    ({ guest }) =>
      (reservation_id: string, version: number, changes: object = {}, by: TestAccount = guest) =>
        callFunction(
          "changeReservation",
          { reservation_id, version, date: TOMORROW, time: "20:00", party_size: 4, ...changes },
          by,
        ),
  )
  .extend(
    "accept",
    ({ guest }) =>
      (reservation_id: string, version: number, by: TestAccount = guest) =>
        callFunction("acceptOffer", { reservation_id, version }, by),
  );

const seatsAreRight = async () => expect(await countedSeats()).toEqual(await reservedSeats());

const notFound = refused("NOT_FOUND", "NOT_FOUND");

describe("access to calls that change a reservation", () => {
  test("refuses everyone except creator and staff, without data", async ({
    guest,
    cancel,
    accept,
    move,
    step,
    staff,
  }) => {
    const { id } = await bookTable(tableRequest(), guest);
    const [other, elsewhere] = await Promise.all([
      newGuest(),
      newStaff({ resto_keys: ["resto-bobingen"] }),
    ]);
    for (const someId of [id, randomUUID()]) {
      expect(await cancel(someId, 1, other)).toEqual(notFound);
      expect(await accept(someId, 1, other)).toEqual(notFound);
      expect(await move(someId, 1, {}, other)).toEqual(notFound);
      expect(await move(someId, 1, {}, elsewhere)).toEqual(notFound);
      expect(await step(someId, 1, "seated", elsewhere)).toEqual(notFound);
      expect(await step(someId, 1, "seated", other)).toEqual(
        refused("PERMISSION_DENIED", "NOT_ALLOWED"),
      );
    }
    expect(await step(id, 1, "seated", {} as TestAccount)).toEqual(
      refused("UNAUTHENTICATED", "NOT_SIGNED_IN"),
    );
    await adminRemove(`staff/${staff.uid}`);
    expect(await step(id, 1, "seated")).toEqual(refused("PERMISSION_DENIED", "NOT_ALLOWED"));
  });

  test("staff can move it, and super-administrators can seat the guests", async ({
    guest,
    move,
    staff,
    step,
  }) => {
    const { id } = await bookTable(tableRequest(), guest);
    expect(await move(id, 1, {}, staff)).toHaveProperty("result.version", 2);
    const root = await newStaff({ super: true });
    expect(await step(id, 2, "seated", root)).toHaveProperty("result.status", "seated");
  });
});

describe("changeReservation", () => {
  test("changes day, time, size and seats together", async ({ guest, move }) => {
    const { id } = await bookTable(tableRequest(), guest);
    const changes = { date: "2027-03-06", time: "12:00", party_size: 5 };
    expect(await move(id, 1, changes)).toHaveProperty("result", {
      id,
      status: "confirmed",
      version: 2,
    });
    expect(await adminGet(`reservations/${id}`)).toMatchObject({
      local_date: "2027-03-06",
      local_time: "12:00",
      party_size: 5,
      end_at: new Date(at("14:00", "2027-03-06")),
      history: [{}, { moved_from: { start_at: new Date(at("19:00", TOMORROW)), party_size: 2 } }],
    });
    await seatsAreRight();
    const audit = await adminList("audit");
    const { code } = (await adminGet(`reservations/${id}`)) ?? {};
    expect(audit.map(({ data }) => [data.action, data.code])).toContainEqual([
      "reservation.moved",
      code,
    ]);
  });

  test("leaves the reservation unchanged if there is no room", async ({ guest, move }) => {
    const { id } = await bookTable(tableRequest({ time: "12:00" }), guest);
    await fillTime("19:00", [await newGuest(), await newGuest()]);
    const before = await countedSeats();
    expect(await move(id, 1, { time: "19:00" })).toEqual(
      refused("FAILED_PRECONDITION", "SLOT_FULL", { next_at: at("17:00", TOMORROW) }),
    );
    expect(await adminGet(`reservations/${id}`)).toMatchObject({ local_time: "12:00", version: 1 });
    expect(await countedSeats()).toEqual(before);
  });
});

describe("seats are freed", () => {
  test.for<[string, string]>([
    ["cancelled", "18:30"],
    ["declined", "18:30"],
    ["no_show", "19:16"],
    ["completed", "19:30"],
  ])("by the step to %s", async ([to, clock], { guest, step }) => {
    await setPolicy({ auto_confirm: to !== "declined" });
    const { id } = await bookTable(tableRequest(), guest);
    await setClock(at(clock, TOMORROW));
    if (to === "completed") await step(id, 1, "seated");
    expect(await step(id, to === "completed" ? 2 : 1, to)).toHaveProperty("result.status", to);
    expect(await countedSeats()).toEqual({});
  });

  test("by the expiry of a request after a day", async ({ guest }) => {
    await setPolicy({ auto_confirm: false });
    const { id } = await bookTable(tableRequest({ date: "2027-03-10" }), guest);
    await setClock(at("17:59", TOMORROW));
    await runSchedule.reservations();
    expect(await adminGet(`reservations/${id}`)).toMatchObject({ status: "requested" });
    await setClock(at("18:01", TOMORROW));
    await runSchedule.reservations();
    expect(await adminGet(`reservations/${id}`)).toMatchObject({ status: "expired", version: 2 });
    expect(await countedSeats()).toEqual({});
  });

  test("by the expiry of a request at its start", async ({ guest }) => {
    await setPolicy({ auto_confirm: false });
    const { id } = await bookTable(tableRequest({ date: TODAY, time: "20:00" }), guest);
    await setClock(at("19:59"));
    await runSchedule.reservations();
    expect(await adminGet(`reservations/${id}`)).toMatchObject({ status: "requested" });
    await setClock(at("20:01"));
    await runSchedule.reservations();
    expect(await adminGet(`reservations/${id}`)).toMatchObject({ status: "expired" });
    expect(await countedSeats()).toEqual({});
  });

  test("cancelReservation is refused from the start on", async ({ guest, cancel }) => {
    const { id } = await bookTable(tableRequest(), guest);
    await setClock(at("19:01", TOMORROW));
    expect(await cancel(id, 1)).toEqual(refused("FAILED_PRECONDITION", "CANCEL_TOO_LATE"));
  });
});

describe("the waitlist", () => {
  const wait = (who: TestAccount, changes: object = {}) =>
    bookTable(tableRequest(changes), who, "joinWaitingList");
  const statusOf = async (id: string) => (await adminGet(`reservations/${id}`))?.status;

  test("offers freed seats in the order of joining", async ({ cancel, accept }) => {
    const [one, other, first, second] = await Promise.all([1, 2, 3, 4].map(() => newGuest()));
    if (!one || !other || !first || !second) throw new Error("four guests");
    const [, small] = await fillTime("19:00", [one, other]);
    const [a, b] = [await wait(first), await wait(second)];
    expect([a.status, b.status]).toEqual(["waiting", "waiting"]);

    expect(await cancel(small?.id ?? "", 1, other)).toHaveProperty("result.status", "cancelled");
    expect([await statusOf(a.id), await statusOf(b.id)]).toEqual(["offered", "waiting"]);
    expect(await adminGet(`reservations/${a.id}`)).toMatchObject({ offer_until: expect.any(Date) });
    await seatsAreRight();

    await setClock(at("18:31"));
    expect(await accept(a.id, 2, first)).toEqual(refused("OUT_OF_RANGE", "SLOT_PAST"));
    await runSchedule.reservations();
    expect([await statusOf(a.id), await statusOf(b.id)]).toEqual(["expired", "offered"]);
    expect(await accept(b.id, 2, second)).toHaveProperty("result.status", "confirmed");
    await seatsAreRight();
    const mail = (await adminList("mail")).map(({ data }) => data.message as { subject: string });
    const offers = mail.filter(({ subject }) => subject.includes("Ein Tisch ist frei geworden"));
    expect(offers).toHaveLength(2);
  });

  test("offers free seats at once and frees those of a declined offer", async ({
    guest,
    cancel,
  }) => {
    const { id, status } = await wait(guest);
    expect(status).toBe("waiting");
    expect(await statusOf(id)).toBe("offered");
    expect(await cancel(id, 2)).toHaveProperty("result.status", "cancelled");
    expect(await countedSeats()).toEqual({});
  });

  test("accepts three entries per account", async ({ guest }) => {
    await fillTime("19:00", [await newGuest(), await newGuest()]);
    for (const time of ["19:00", "19:15", "19:30"]) await wait(guest, { time });
    expect(await callFunction("joinWaitingList", tableRequest({ time: "19:45" }), guest)).toEqual(
      refused("RESOURCE_EXHAUSTED", "RATE_LIMIT"),
    );
  });

  test("expires entries at their start", async ({ guest }) => {
    await fillTime("19:00", [await newGuest(), await newGuest()]);
    const { id } = await wait(guest);
    await setClock(at("19:01", TOMORROW));
    await runSchedule.reservations();
    expect(await statusOf(id)).toBe("expired");
    await seatsAreRight();
  });
});
