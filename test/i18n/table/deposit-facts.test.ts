import { expect, it } from "vitest";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { HOUR_MS } from "@/domain/time/berlin-time";
import { depositFacts } from "@/i18n/table/deposit-facts";
import { aReservation } from "@/test/domain/reservation/sample-tables";

const NOW = 1_800_000_000_000;

const factsOf = (changes: Partial<Reservation>) =>
  depositFacts(
    aReservation({
      status: "confirmed",
      deposit: { cents: 8000, free_until_hours: 24, free_until: NOW + HOUR_MS },
      payment_status: "captured",
      paid_cents: 8000,
      refunded_cents: 0,
      ...changes,
    }),
    NOW,
    "en",
  ).map((fact) => fact.replace(/ until .*/, ""));

const PART = { payment_status: "part_refunded", refunded_cents: 3000 } as const;

it.for<[string, Partial<Reservation>, string[]]>([
  ["paid", {}, ["€80.00 deposit paid", "Free cancellation"]],
  ["nothing", { payment_status: "lapsed", paid_cents: 0 }, ["Nothing was charged."]],
  ["a part back", PART, ["€80.00 deposit paid", "€30.00 deposit refunded", "Free cancellation"]],
  ["all back", { payment_status: "refunded", refunded_cents: 8000 }, ["€80.00 deposit refunded"]],
  [
    "paid, too late to cancel for nothing",
    { deposit: { cents: 8000, free_until_hours: 24, free_until: NOW - 1 } },
    ["€80.00 deposit paid"],
  ],
  ["paid, at the table", { status: "seated" }, ["€80.00 deposit paid"]],
  ["paid, over", { status: "completed" }, ["€80.00 deposit paid"]],
  ["not paid yet", { status: "awaiting_payment" }, []],
  [
    "the rest on its way",
    { ...PART, status: "declined" },
    ["€30.00 deposit refunded", "Your deposit of €50.00 is being returned in full."],
  ],
  ["disputed", { payment_status: "disputed" }, ["€80.00 deposit paid", "Free cancellation"]],
  [
    "the rest kept",
    { ...PART, status: "no_show" },
    [
      "€30.00 deposit refunded",
      "We keep the deposit of €50.00 as lump-sum damages. You may prove that we suffered no damage or less.",
    ],
  ],
])("a guest reads where the deposit is: %s", ([, changes, facts]) => {
  expect(factsOf(changes)).toEqual(facts);
});
