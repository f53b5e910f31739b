import { beforeEach, describe, expect, test } from "vitest";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { newCustomer, newStaff, type Person } from "../support/people";
import {
  booked,
  countedSeats,
  heldSeats,
  openTables,
  tableRequest,
} from "../support/table-requests";
import { KITCHEN, OTHER_KITCHEN, reasonOf } from "../support/test-kitchen";

let staff: Person;
let guest: Person;

beforeEach(async () => {
  await openTables();
  [staff, guest] = await Promise.all([newStaff({ resto_keys: [KITCHEN] }), newCustomer()]);
});

describe("notes of the team", () => {
  const note = (id: string, version: number, text: string, by: Person = staff) =>
    callFunction("noteReservation", { id, version, note: text }, by);

  test("are kept beside the guest's own, and taken away again", async () => {
    const { id } = await booked(tableRequest({ note: "am Fenster" }), guest);
    expect(await note(id, 1, " Tisch 7 ")).toHaveProperty("result", {
      id,
      status: "confirmed",
      version: 2,
    });
    expect(await adminGet(`reservations/${id}`)).toMatchObject({
      note: "am Fenster",
      staff_note: "Tisch 7",
      version: 2,
      history: [{ status: "confirmed", by: "guest" }],
    });
    expect(await note(id, 2, "")).toHaveProperty("result.version", 3);
    expect(await adminGet(`reservations/${id}`)).toMatchObject({ staff_note: "" });
    expect(await countedSeats()).toEqual(await heldSeats());
    const noted = (await adminList("audit")).filter(
      ({ data }) => data.action === "reservation.noted",
    );
    expect(noted).toHaveLength(2);
  });

  test("never overwrite what somebody else has written meanwhile", async () => {
    const { id } = await booked(tableRequest(), guest);
    const other = await newStaff({ resto_keys: [KITCHEN] });
    const answers = await Promise.all([note(id, 1, "eins"), note(id, 1, "zwei", other)]);
    expect(answers.filter(({ result }) => result)).toHaveLength(1);
    expect(answers.map(reasonOf)).toContain("VERSION_CONFLICT");
  });

  test("are for the restaurant's people alone, at most 300 characters", async () => {
    const { id } = await booked(tableRequest(), guest);
    const elsewhere = await newStaff({ resto_keys: [OTHER_KITCHEN] });
    expect(reasonOf(await note(id, 1, "x", elsewhere))).toBe("NOT_FOUND");
    expect(reasonOf(await note(id, 1, "x", guest))).toBe("NOT_ALLOWED");
    expect(reasonOf(await note(id, 1, "x".repeat(301)))).toBe("INVALID");
  });
});
