import { expect, test } from "vitest";
import { guestContactOf, isSameTyped } from "@/domain/guest/guest-query";
import { maskContact } from "@/domain/guest/mask-contact";

test.each([
  [" 089 99998-010 ", { phone: "089 99998-010" }],
  ["+49 (89) 99998-010", { phone: "+49 (89) 99998-010" }],
  [" Kim@Example.com", { email: "kim@example.com" }],
])("%j is a contact", (typed, contact) => {
  expect(guestContactOf(typed)).toEqual(contact);
});

test.each(["", "Kim", "12345", "kim@", "@example.com", "089 99998-010, 089 99998-011"])(
  "%j is no contact",
  (typed) => {
    expect(guestContactOf(typed)).toBeNull();
  },
);

test("a repeated input may differ in spaces, brackets and case only", () => {
  expect(isSameTyped("089 99998-010", "08999998010")).toBe(true);
  expect(isSameTyped("Kim@example.com ", "kim@Example.com")).toBe(true);
  expect(isSameTyped("089 99998-010", "089 99998-011")).toBe(false);
  expect(isSameTyped("089 99998-010", "")).toBe(false);
});

test("a masked contact shows the ends of a number and the first letter of an address", () => {
  expect(maskContact("+498999998010")).toBe("+49…010");
  expect(maskContact("kim@example.com")).toBe("k…@example.com");
});
