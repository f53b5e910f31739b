import { expect, it } from "vitest";
import { isRegular } from "@/domain/order/is-regular";

it.each([
  [[], false],
  [["completed"], false],
  [["completed", "rejected"], false],
  [["cancelled", "expired", "failed", "placed"], false],
  [["awaiting_payment", "unpaid", "completed"], false],
  [["placed", "completed"], true],
  [["preparing", "accepted"], true],
] as const)("decides whether a guest with the orders %j is a regular: %s", (statuses, expected) => {
  expect(isRegular(statuses.map((status) => ({ status })))).toBe(expected);
});
