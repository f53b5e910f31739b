import { expect, test } from "vitest";
import { findPlace, seatPlanOf } from "@/domain/reservation/seating/find-place";
import { seatingOf } from "@/domain/reservation/seating/seating-of";
import { recordFigure, runSize } from "@/test/faults/figures";
import { adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { seededDice } from "@/test/harness/seeded-random";
import { expectSeatsToMatch } from "../support/staff-booking-test";
import {
  expectStaysToMatch,
  listTables,
  oversoldTables,
  storedStays,
  withTables,
} from "../support/table-places";
import { newGuest, newStaff } from "../support/test-accounts";
import { at, KITCHEN, reasonOf } from "../support/test-kitchen";
import { openTables, seatPolicy, TOMORROW, tableRequest } from "../support/test-tables";

const CLIENTS = 50;
const ROUNDS = runSize(3, 8);

test(`${ROUNDS} rounds of ${CLIENTS} clients for the last tables: none is oversold or left unsold`, {
  timeout: 240_000,
}, async () => {
  const restaurant = { reservation_policy: seatPolicy, ...withTables };
  const figures = { oversold: 0, unsold: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    await openTables({}, withTables);
    const guests = await Promise.all(Array.from({ length: CLIENTS }, () => newGuest()));
    const wishes = guests.map((_, index) => ({
      party_size: 1 + ((index + round) % 6),
      time: index % 3 === 0 ? "19:30" : "19:00",
    }));
    const answers = await Promise.all(
      guests.map((guest, index) =>
        callFunction("requestReservation", tableRequest(wishes[index]), guest),
      ),
    );
    const isRefused = answers.map((answer) => reasonOf(answer) === "SLOT_FULL");
    const refused = wishes.filter((_, index) => isRefused[index]);
    expect(answers.filter(({ result }) => result)).toHaveLength(CLIENTS - refused.length);
    await expectSeatsToMatch();
    await expectStaysToMatch();
    figures.oversold += (await oversoldTables(withTables)).length;
    const seating = seatingOf(await storedStays());
    figures.unsold += refused.filter(({ party_size, time }) => {
      const start_at = at(time, TOMORROW);
      const minutes = party_size <= 2 ? 90 : 120;
      const stay = { party_size, start_at, end_at: start_at + minutes * 60_000 };
      return findPlace(seatPlanOf(restaurant), seating, stay) !== null;
    }).length;
  }
  expect(figures).toEqual({ oversold: 0, unsold: 0 });
  const asked = `of ${CLIENTS * ROUNDS} requests`;
  recordFigure(17, `tables oversold, ${asked}`, figures.oversold, import.meta.url);
  recordFigure(
    17,
    `parties refused that a table would seat, ${asked}`,
    figures.unsold,
    import.meta.url,
  );
});

const STEPS = 24;
const AT_ONCE = 6;
const TIMES = ["17:00", "18:00", "18:45", "19:30", "20:00"];

/** Seats only, then tables, then without the table for six, then with others, then seats again. */
const LISTS = [
  {},
  withTables,
  { tables: withTables.tables.slice(0, 3) },
  withTables,
  {},
  withTables,
];

test(`after each of ${STEPS} rounds of six random calls, with lists of tables that change, no table is oversold and all stays are listed`, {
  timeout: 120_000,
}, async () => {
  await openTables({ seats: 14 });
  const roll = seededDice(2028);
  const staff = await newStaff({ resto_keys: [KITCHEN] });
  const guests = await Promise.all(Array.from({ length: 24 }, () => newGuest()));
  const byUid = new Map(guests.map((guest) => [guest.uid, guest]));
  const tally: Record<string, number> = {};
  const pick = <T>(all: readonly T[]): T | undefined => all[roll(all.length)];

  async function act(): Promise<void> {
    const stored = (await adminList("reservations")).filter(
      ({ data }) => !["cancelled", "expired"].includes(String(data.status)),
    );
    const one = pick(stored);
    const owner = byUid.get(String(one?.data.creator_uid));
    const wish = { date: TOMORROW, time: pick(TIMES) ?? "18:00", party_size: 1 + roll(6) };
    const version = one?.data.version;
    const own = { reservation_id: one?.id, version };
    const table_ids = [pick(["a", "b", "four", "six"]) ?? "a"];
    const { local_time: time, party_size } = one?.data ?? {};
    const calls = [
      () => callFunction("requestReservation", tableRequest(wish), pick(guests)),
      () => callFunction("requestReservation", tableRequest(wish), pick(guests)),
      () => callFunction("joinWaitingList", tableRequest(wish), pick(guests)),
      () => callFunction("changeReservation", { ...own, ...wish }, owner),
      () =>
        callFunction("changeReservation", { ...own, ...wish, time, party_size, table_ids }, staff),
      () => callFunction("changeReservation", { ...own, ...wish, table_ids }, staff),
      () => callFunction("cancelReservation", own, owner),
      () => callFunction("setReservationStatus", { id: one?.id, version, to: "offered" }, staff),
    ];
    const answer = await pick(calls)?.();
    const outcome = answer?.error?.details?.reason ?? (answer?.result ? "ok" : "fault");
    tally[outcome] = (tally[outcome] ?? 0) + 1;
  }

  for (let step = 0; step < STEPS; step += 1) {
    const list = LISTS[Math.floor((step * LISTS.length) / STEPS)] ?? {};
    await listTables(list);
    await Promise.all(Array.from({ length: AT_ONCE }, act));
    expect(await oversoldTables(list)).toEqual([]);
    await expectSeatsToMatch();
    await expectStaysToMatch();
  }
  expect(tally.fault).toBeUndefined();
  expect(tally.ok).toBeGreaterThan(30);
});
