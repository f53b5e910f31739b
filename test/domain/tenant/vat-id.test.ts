import { expect, it } from "vitest";
import { vatIdOf } from "@/domain/tenant/vat-id";

it.each([
  ["DE123456789", "DE123456789"],
  ["DE 123 456 789", "DE123456789"],
  ["102/123/45678", null],
  ["DE12345678", null],
  ["", null],
])("reads the VAT id of the tax field %j as %s", (tax, expected) => {
  expect(vatIdOf(tax)).toBe(expected);
});
