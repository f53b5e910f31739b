import { expect, it } from "vitest";
import { matchesCodeOrContact } from "@/features/admin/board/order-search";
import { sampleOrder } from "@/test/harness/sample-order";

const order = sampleOrder({
  code: "K7QM",
  contact: { name: "Özlem Gast", phone: "+49 89 99998-100" },
});

it.each([
  ["", true],
  ["  ", true],
  ["k7", true],
  ["K7QM", true],
  ["7QM", false],
  ["özl", true],
  ["ÖZLEM", true],
  ["gast", true],
  ["Ozlem", true],
  ["oezlem", true],
  ["gast öz", true],
  ["zlem", false],
  ["089 99998", true],
  ["08999998100", true],
  ["+49 89 99998100", true],
  ["99998-100", true],
  ["10", false],
  ["0891", false],
  ["Müller", false],
])('matches the search text "%s": %s', (text, expected) => {
  expect(matchesCodeOrContact(order, text)).toBe(expected);
});
