import { describe, expect, test } from "vitest";
import { contactKeys, mailboxKey, phoneKey } from "@/functions/contact/contact-keys";

describe("phoneKey", () => {
  test.each([
    "089 99998-010",
    "089/99998010",
    "(089) 99998 - 010",
    "+49 89 99998-010",
    "+49 (0)89 99998-010",
    "0049 89 99998010",
    " 08999998010 ",
  ])("%s has the key of the German number", (phone) => {
    expect(phoneKey(phone)).toBe("+498999998010");
  });

  test("keeps a foreign country code", () => {
    expect(phoneKey("+43 1 5123 0000")).toBe("+43151230000");
    expect(phoneKey("0043 1 51230000")).toBe("+43151230000");
  });

  test("has only the digits of a text that cannot be a phone number", () => {
    expect(phoneKey("+999 (12) 34-56 7")).toBe("9991234567");
  });
});

describe("mailboxKey", () => {
  test.each([
    ["Toni@Example.COM", "toni@example.com"],
    [" toni+bestellung@example.com ", "toni@example.com"],
    ["toni+a+b@example.com", "toni@example.com"],
    ["to.ni@example.com", "to.ni@example.com"],
    ["+49@example.com", "+49@example.com"],
    ["To.N.i+essen@gmail.com", "toni@gmail.com"],
    ["t.oni@GoogleMail.com", "toni@gmail.com"],
    ["toni", "toni"],
  ])("of %s is %s", (address, key) => {
    expect(mailboxKey(address)).toBe(key);
    expect(mailboxKey(key)).toBe(key);
  });
});

test("contactKeys has the phone number and the mailbox, if there are any", () => {
  expect(contactKeys({ phone: "089 99998-010", email: " Toni+essen@Example.COM " })).toEqual([
    "+498999998010",
    "toni@example.com",
  ]);
  expect(contactKeys({})).toEqual([]);
});
