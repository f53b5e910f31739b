import { expect, test } from "vitest";
import {
  KNOWN_GUEST_LIMITS,
  NEW_GRANT_LIMITS,
  PHOTO_LIMITS,
  STAFF_ORDER_LIMITS,
} from "@/domain/limits/staff-limits";

const TEN_MINUTES = 600_000;
const DAY = 86_400_000;

test("limits of staff accounts are those of docs/rules.md#limits", () => {
  expect(STAFF_ORDER_LIMITS).toEqual([{ max: 30, windowMs: TEN_MINUTES }]);
  expect(NEW_GRANT_LIMITS).toEqual([{ max: 20, windowMs: DAY }]);
  expect(KNOWN_GUEST_LIMITS).toEqual([
    { max: 30, windowMs: TEN_MINUTES },
    { max: 300, windowMs: DAY },
  ]);
  expect(PHOTO_LIMITS).toEqual([
    { max: 60, windowMs: TEN_MINUTES },
    { max: 400, windowMs: DAY },
  ]);
});
