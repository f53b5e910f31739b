import { expect, it } from "vitest";
import { retentionCutoffs } from "@/domain/order/order-retention";
import { toInstant } from "@/domain/time/berlin-time";

it.each([
  ["2026-01-01", 0, "2018-01-01", "2020-01-01"],
  ["2026-12-31", 24 * 60 - 1, "2018-01-01", "2020-01-01"],
  ["2027-01-01", 0, "2019-01-01", "2021-01-01"],
])(
  "on %s (minute %i) orders are kept from %s, unsold ones from %s",
  (date, minute, invoices, letters) => {
    expect(retentionCutoffs(toInstant(date, minute))).toEqual({
      invoices: toInstant(invoices, 0),
      letters: toInstant(letters, 0),
    });
  },
);
