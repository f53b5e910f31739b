import { expect, it } from "vitest";
import { riderName } from "@/domain/order/tour/rider-name";

it.each([
  ["Rieke Beispiel", "Rieke"],
  [undefined, ""],
  ["\u202Eekeir", "ekeir"],
  ["Rie\u0007ke", ""],
  ["\u2800", ""],
  [`${"a".repeat(39)}🛵`, "a".repeat(39)],
])("riderName of %j is a line that guests can read", (account, name) => {
  expect(riderName(account)).toBe(name);
});
