import { describe, expect } from "vitest";
import { availableTablesAnswerSchema } from "@/domain/reservation/reservation-answers.schema";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { appCheckToken, callFunction } from "@/test/harness/callables";
import { tableTest as test } from "../support/kitchen-test";
import { newAccount, newGuest } from "../support/test-accounts";
import { at, KITCHEN, reasonOf, refused, setClock, TODAY } from "../support/test-kitchen";
import {
  bookTable,
  countedSeats,
  fillTime,
  openTables,
  reservedSeats,
  TOMORROW,
  tableRequest,
} from "../support/test-tables";

describe("requestReservation", () => {
  test("confirms a reservation, stores it as documented and holds its seats", async () => {
    const guest = await newGuest();
    const request = tableRequest({ note: "am Fenster" });
    const answer = await bookTable(request, guest);
    expect(answer).toEqual({
      id: request.reservation_id,
      code: expect.stringMatching(/^[A-Z0-9]{4}$/),
      status: "confirmed",
      replayed: false,
    });
    expect(await adminGet(`reservations/${answer.id}`)).toMatchObject({
      resto_key: KITCHEN,
      creator_uid: guest.uid,
      code: answer.code,
      party_size: 2,
      start_at: new Date(at("19:00", TOMORROW)),
      end_at: new Date(at("20:30", TOMORROW)),
      local_date: TOMORROW,
      local_time: "19:00",
      contact: request.contact,
      note: "am Fenster",
      status: "confirmed",
      status_at: { confirmed: expect.any(Date) },
      version: 1,
      history: [{ version: 1, status: "confirmed", by: "guest" }],
      request_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      created_at: expect.any(Date),
    });
    expect(await countedSeats()).toEqual(await reservedSeats());
    expect(Object.keys(await countedSeats())).toHaveLength(6);
  });

  test("stores a request if the restaurant confirms by hand", async () => {
    await openTables({ auto_confirm: false });
    expect((await bookTable(tableRequest(), await newGuest())).status).toBe("requested");
    expect(Object.keys(await countedSeats())).toHaveLength(6);
  });

  test("adds an audit entry and queues a mail with a calendar file", async () => {
    const request = tableRequest();
    const { id, code } = await bookTable(request, await newGuest());
    const audit = await adminList("audit");
    expect(audit.map(({ data }) => [data.action, data.code])).toEqual([
      ["reservation.confirmed", code],
    ]);
    const mail = (await adminList("mail")).find(({ data }) => data.target === `reservations/${id}`);
    expect(mail?.data).toMatchObject({
      to: request.contact.email,
      message: {
        subject: expect.stringContaining("Ihr Tisch ist reserviert – Do 4.3.2027, 19:00 Uhr"),
        attachments: [{ content: expect.stringContaining("DTSTART:20270304T180000Z") }],
      },
    });
  });
});

describe("a repeated reservation", () => {
  test("is created once by 50 concurrent calls, which get the same answer", async () => {
    // An account with a verified address, because others may make 30 calls at once.
    const guest = await newAccount({ emailVerified: true });
    const request = tableRequest();
    const answers = await Promise.all(Array.from({ length: 50 }, () => bookTable(request, guest)));
    const distinct = new Set(answers.map((answer) => JSON.stringify({ ...answer, replayed: 0 })));
    expect(distinct.size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await adminList("reservations")).toHaveLength(1);
    expect(await countedSeats()).toEqual(await reservedSeats());
  });

  test("is replayed although reservations are switched off", async () => {
    const guest = await newGuest();
    const request = tableRequest();
    const first = await bookTable(request, guest);
    await adminPatch(`public/${KITCHEN}`, { reservation: false });
    expect(await bookTable(request, guest)).toEqual({ ...first, replayed: true });
  });

  test.each([
    ["another time", { time: "20:00" }],
    ["another size", { party_size: 3 }],
    ["another restaurant", { resto_key: "resto-bobingen" }],
  ])("under the same id with %s is refused without data", async (_what, changes) => {
    const guest = await newGuest();
    const request = tableRequest();
    await bookTable(request, guest);
    const mismatch = refused("ALREADY_EXISTS", "IDEMPOTENCY_MISMATCH");
    const answer = await callFunction("requestReservation", { ...request, ...changes }, guest);
    expect(answer).toEqual(mismatch);
    expect(await callFunction("requestReservation", request, await newGuest())).toEqual(mismatch);
    expect(await callFunction("joinWaitingList", request, guest)).toEqual(mismatch);
  });
});

describe("access to requestReservation", () => {
  test("refuses callers who are signed out or not verified", async () => {
    const call = (credentials: object) =>
      callFunction("requestReservation", tableRequest(), credentials);
    expect(await call({ appCheckToken: await appCheckToken() })).toEqual(
      refused("UNAUTHENTICATED", "NOT_SIGNED_IN"),
    );
    const { idToken } = await newGuest();
    expect(await call({ idToken })).toEqual(refused("FAILED_PRECONDITION", "NOT_VERIFIED"));
    const verified = await newAccount({ emailVerified: true });
    expect(await call(verified)).toHaveProperty("result.status", "confirmed");
  });
});

describe("requestReservation refuses", () => {
  const refusals: [string, object, ReturnType<typeof refused>][] = [
    ["an unknown restaurant", { resto_key: "resto-nowhere" }, refused("NOT_FOUND", "NOT_FOUND")],
    [
      "the super-admin tenant",
      { resto_key: "resto-superadmin" },
      refused("NOT_FOUND", "NOT_FOUND"),
    ],
    ["a party above the largest size", { party_size: 9 }, refused("OUT_OF_RANGE", "PARTY_SIZE")],
    [
      "a time within the notice",
      { date: TODAY, time: "18:45" },
      refused("OUT_OF_RANGE", "SLOT_PAST"),
    ],
    ["a day too far ahead", { date: "2027-04-03" }, refused("OUT_OF_RANGE", "TOO_FAR_AHEAD")],
    [
      "a time after the last one of the day",
      { time: "20:45" },
      refused("FAILED_PRECONDITION", "CLOSED"),
    ],
    [
      "a time between two quarters of an hour",
      { time: "19:05" },
      refused("INVALID_ARGUMENT", "INVALID", { field: "time" }),
    ],
    [
      "a time that the clock skips",
      { date: "2027-03-28", time: "02:30" },
      refused("INVALID_ARGUMENT", "INVALID", { field: "time" }),
    ],
    [
      "a day that does not exist",
      { date: "2027-02-30" },
      refused("INVALID_ARGUMENT", "INVALID", { field: "date" }),
    ],
    ["an unknown key", { table: 4 }, refused("INVALID_ARGUMENT", "INVALID", { field: "table" })],
  ];

  test.each(refusals)("%s", async (_what, changes, expected) => {
    const request = { ...tableRequest(), ...changes };
    expect(await callFunction("requestReservation", request, await newGuest())).toEqual(expected);
    expect(await adminList("reservations")).toEqual([]);
    expect(await adminList("capacity")).toEqual([]);
  });

  test("every reservation while reservations are switched off", async () => {
    await openTables({}, { reservation: false });
    expect(await callFunction("requestReservation", tableRequest(), await newGuest())).toEqual(
      refused("FAILED_PRECONDITION", "RESERVATION_OFF"),
    );
  });

  test("a full time and names the nearest free one", async () => {
    await fillTime("19:00", [await newGuest(), await newGuest()]);
    expect(await callFunction("requestReservation", tableRequest(), await newGuest())).toEqual(
      refused("FAILED_PRECONDITION", "SLOT_FULL", { next_at: at("17:30", TOMORROW) }),
    );
  });

  test("a fourth open reservation of one account, also in concurrent calls", async () => {
    const guest = await newGuest();
    const times = ["11:00", "12:00", "13:00", "14:00", "15:00", "16:00"];
    const answers = await Promise.all(
      times.map((time) => callFunction("requestReservation", tableRequest({ time }), guest)),
    );
    expect(answers.filter(({ result }) => result)).toHaveLength(3);
    expect(answers.filter((answer) => reasonOf(answer) === "RATE_LIMIT")).toHaveLength(3);
    const [first] = await adminList("reservations");
    await callFunction("cancelReservation", { reservation_id: first?.id, version: 1 }, guest);
    await bookTable(tableRequest({ time: "17:00" }), guest);
  });
});

describe("availableTables", () => {
  const free = async (changes: object = {}) => {
    const wish = { resto_key: KITCHEN, date: TOMORROW, party_size: 2, ...changes };
    return availableTablesAnswerSchema.parse((await callFunction("availableTables", wish)).result);
  };

  test("returns free times as booleans, with the server's time, to anyone", async () => {
    await fillTime("19:00", [await newGuest(), await newGuest()]);
    const answer = await free();
    expect(answer.refusal).toBeNull();
    expect(answer.times.at(0)).toEqual({
      time: "11:00",
      start_at: at("11:00", TOMORROW),
      free: true,
    });
    const taken = answer.times.filter((time) => !time.free).map(({ time }) => time);
    expect(taken[0]).toBe("17:45");
    expect(taken.at(-1)).toBe("20:15");
    expect(answer.server_time).toBeGreaterThanOrEqual(at("18:00"));
  });

  test("names the reason if no time is free, and the next free time", async () => {
    expect(await free({ party_size: 9 })).toMatchObject({ refusal: { reason: "PARTY_SIZE" } });
    expect(await free({ date: "2027-04-03" })).toMatchObject({
      refusal: { reason: "TOO_FAR_AHEAD" },
    });
    await adminPatch(`availability/${KITCHEN}`, {
      exceptions: [{ date: TOMORROW, closed: true, reason: "Betriebsausflug" }],
    });
    expect(await free()).toMatchObject({
      times: [],
      refusal: { reason: "CLOSED" },
      next_at: at("11:00", "2027-03-05"),
    });
    await setClock(at("21:00"));
    expect(await free({ date: TODAY })).toMatchObject({ refusal: { reason: "SLOT_PAST" } });
  });

  test("covers days on which the clock changes", async () => {
    await setClock(at("12:00", "2027-03-20"));
    const spring = await free({ date: "2027-03-28" });
    expect(spring.times[0]?.start_at).toBe(Date.UTC(2027, 2, 28, 9));
    await setClock(at("12:00", "2027-10-20"));
    const autumn = await free({ date: "2027-10-31" });
    expect(autumn.times[0]?.start_at).toBe(Date.UTC(2027, 9, 31, 10));
  });
});
