import { beforeEach, describe, expect, test } from "vitest";
import { recordFigure, runSize } from "@/test/faults/figures";
import { adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { newGuest, newStaff } from "../support/test-accounts";
import { reasonOf } from "../support/test-kitchen";
import {
  bookTable,
  countedSeats,
  openTables,
  reservedSeats,
  tableRequest,
} from "../support/test-tables";

const CLIENTS = 50;
/** At least four: a party of each size. */
const ROUNDS = runSize(4, 20);
const SEATS = 10;

describe(`${CLIENTS} clients compete for the last seats`, () => {
  test(`${ROUNDS} rounds: no seat is oversold or left unsold`, {
    timeout: 240_000,
  }, async () => {
    let oversold = 0;
    let unsold = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await openTables();
      const guests = await Promise.all(Array.from({ length: CLIENTS }, () => newGuest()));
      const size = 1 + (round % 4);
      const answers = await Promise.all(
        guests.map((guest, index) =>
          callFunction(
            "requestReservation",
            tableRequest({ party_size: size, time: index % 3 === 0 ? "19:30" : "19:00" }),
            guest,
          ),
        ),
      );
      const sold = answers.filter(({ result }) => result).length * size;
      expect(answers.filter((answer) => reasonOf(answer) === "SLOT_FULL")).toHaveLength(
        CLIENTS - sold / size,
      );
      const counted = await countedSeats();
      expect(counted).toEqual(await reservedSeats());
      oversold += Object.values(counted).filter((seats) => seats > SEATS).length;
      // The times overlap: fewer seats are left than another party would need.
      unsold += SEATS - sold >= size ? 1 : 0;
    }
    expect({ oversold, unsold }).toEqual({ oversold: 0, unsold: 0 });
    const asked = `of ${CLIENTS * ROUNDS} requests`;
    recordFigure(17, `slots oversold, ${asked}`, oversold, import.meta.url);
    recordFigure(17, `tables left unsold, ${asked}`, unsold, import.meta.url);
  });
});

describe("concurrent calls on one reservation", () => {
  beforeEach(() => openTables({ auto_confirm: false, seats: 200 }));

  test("exactly one of cancelling and confirming succeeds, in 40 rounds", async () => {
    const staff = await newStaff({ resto_keys: ["test-kitchen"] });
    const guests = await Promise.all(Array.from({ length: 40 }, () => newGuest()));
    const made = await Promise.all(
      guests.map(async (guest) => ({ guest, id: (await bookTable(tableRequest(), guest)).id })),
    );
    const pairs = await Promise.all(
      made.map(({ guest, id }, index) => {
        const both = [
          () => callFunction("cancelReservation", { reservation_id: id, version: 1 }, guest),
          () => callFunction("setReservationStatus", { id, version: 1, to: "confirmed" }, staff),
        ];
        return Promise.all((index % 2 ? both : both.toReversed()).map((call) => call()));
      }),
    );
    for (const pair of pairs) {
      expect(pair.filter(({ result }) => result)).toHaveLength(1);
      expect(pair.map(reasonOf)).toContain("VERSION_CONFLICT");
    }
    for (const { data } of await adminList("reservations")) {
      expect(data.version).toBe(2);
      expect(data.history).toHaveLength(2);
    }
    expect(await countedSeats()).toEqual(await reservedSeats());
  });

  test("two tabs that move a reservation move it once", async () => {
    const guest = await newGuest();
    const { id } = await bookTable(tableRequest(), guest);
    const answers = await Promise.all(
      ["17:00", "18:00", "20:00"].map((time) => {
        const { date, party_size } = tableRequest();
        const move = { reservation_id: id, version: 1, date, time, party_size };
        return callFunction("changeReservation", move, guest);
      }),
    );
    expect(answers.filter(({ result }) => result)).toHaveLength(1);
    expect(await countedSeats()).toEqual(await reservedSeats());
  });
});
