import { expect, test } from "vitest";
import { adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { seededDice } from "@/test/harness/seeded-random";
import { newGuest, newStaff } from "../support/test-accounts";
import { KITCHEN } from "../support/test-kitchen";
import {
  countedSeats,
  openTables,
  reservedSeats,
  TOMORROW,
  tableRequest,
} from "../support/test-tables";

const ROUNDS = 20;
const AT_ONCE = 6;
const SEATS = 10;
const TIMES = ["17:00", "18:00", "18:45", "19:30", "20:00"];
const OPEN = ["waiting", "offered", "requested", "confirmed"];

test("after 20 rounds of six random calls, counted seats match reservations and no waitlist entry would fit", {
  timeout: 120_000,
}, async () => {
  await openTables();
  const roll = seededDice(2027);
  const staff = await newStaff({ resto_keys: [KITCHEN] });
  const guests = await Promise.all(Array.from({ length: 24 }, () => newGuest()));
  const byUid = new Map(guests.map((guest) => [guest.uid, guest]));
  const tally: Record<string, number> = {};

  async function act(): Promise<void> {
    const stored = (await adminList("reservations")).filter(({ data }) =>
      OPEN.includes(String(data.status)),
    );
    const pick = stored[roll(Math.max(1, stored.length))];
    const owner = byUid.get(String(pick?.data.creator_uid));
    const wish = {
      date: TOMORROW,
      time: TIMES[roll(TIMES.length)] ?? "18:00",
      party_size: 1 + roll(6),
    };
    const own = { reservation_id: pick?.id, version: pick?.data.version };
    const guest = guests[roll(guests.length)];
    const calls = [
      () => callFunction("requestReservation", tableRequest(wish), guest),
      () => callFunction("joinWaitingList", tableRequest(wish), guest),
      () => callFunction("changeReservation", { ...own, ...wish }, owner),
      () => callFunction("cancelReservation", own, owner),
      () => callFunction("acceptOffer", own, owner),
      () =>
        callFunction(
          "setReservationStatus",
          { id: pick?.id, version: pick?.data.version, to: "cancelled" },
          staff,
        ),
    ];
    const answer = await calls[[0, 0, 0, 1, 1, 2, 2, 3, 4, 5][roll(10)] ?? 0]?.();
    const outcome = answer?.error?.details?.reason ?? (answer?.result ? "ok" : "fault");
    tally[outcome] = (tally[outcome] ?? 0) + 1;
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(Array.from({ length: AT_ONCE }, act));
    const counted = await countedSeats();
    expect(counted).toEqual(await reservedSeats());
    expect(Math.max(0, ...Object.values(counted))).toBeLessThanOrEqual(SEATS);
    for (const { data } of await adminList("reservations")) {
      if (data.status !== "waiting") continue;
      const { start_at, end_at, party_size } = data as unknown as {
        start_at: Date;
        end_at: Date;
        party_size: number;
      };
      const slots = Object.keys(counted).filter((slot) => {
        const [, time = ""] = slot.split(" ");
        return time >= wall(start_at) && time < wall(end_at);
      });
      const fullest = Math.max(0, ...slots.map((slot) => counted[slot] ?? 0));
      expect(fullest + party_size).toBeGreaterThan(SEATS);
    }
  }
  expect(tally.fault).toBeUndefined();
  expect(tally.ok).toBeGreaterThan(30);
});

/** Wall-clock time in the evening. */
function wall(instant: Date): string {
  return new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", timeStyle: "short" }).format(
    instant,
  );
}
