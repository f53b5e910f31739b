import { expect, test } from "vitest";
import { nextOffers, OFFER_MS } from "@/domain/reservation/waitlist";
import { aReservation, at, WEDNESDAY } from "./sample-tables";

const waits = (id: string, minute: number, party_size = 2) =>
  aReservation({ id, status: "waiting", created_at: at("12:00") + minute * 60_000, party_size });

const fullBut = (free: number) =>
  new Map([[WEDNESDAY, { "18:00": 12 - free, "18:15": 12 - free, "19:15": 12 - free }]]);

const offered = (...args: Parameters<typeof nextOffers>) =>
  nextOffers(...args).map(({ reservation }) => reservation.id);

test("freed seats are offered to the first waitlist entry", () => {
  const line = [waits("second", 2), waits("first", 1), waits("third", 3)];
  expect(offered(line, fullBut(2), 12, at("12:30"))).toEqual(["first"]);
  expect(offered(line, fullBut(4), 12, at("12:30"))).toEqual(["first", "second"]);
  expect(offered(line, fullBut(1), 12, at("12:30"))).toEqual([]);
});

test("a party that does not fit does not hold up others", () => {
  const line = [waits("large", 1, 6), waits("small", 2)];
  expect(offered(line, fullBut(3), 12, at("12:30"))).toEqual(["small"]);
});

test("an offer lasts 30 minutes, at most until its start", () => {
  const [offer] = nextOffers([waits("one", 1)], new Map(), 12, at("12:30"));
  expect(offer?.change).toMatchObject({ status: "offered", offer_until: at("12:30") + OFFER_MS });
  const [late] = nextOffers([waits("one", 1)], new Map(), 12, at("17:40"));
  expect(late?.change.offer_until).toBe(at("18:00"));
  expect(nextOffers([waits("one", 1)], new Map(), 12, at("17:41"))).toEqual([]);
});
