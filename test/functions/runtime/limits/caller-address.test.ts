import { expect, test } from "vitest";
import { callerAddress } from "@/functions/runtime/limits/caller-address";

const addressOf = (header: string | string[] | undefined) =>
  callerAddress({ rawRequest: { headers: { "x-forwarded-for": header } } } as never);

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "::ffff:203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8::7", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("the address %s counts as %s", (header, expected) => {
  expect(addressOf(header)).toBe(expected);
});

test.each([
  ["1.2.3.4, 203.0.113.7"],
  ["not an address,,  203.0.113.7"],
  [["1.2.3.4", "5.6.7.8, 203.0.113.7"]],
])("entries before the last one are the caller's own text: %j", (header) => {
  expect(addressOf(header)).toBe("203.0.113.7");
});

test.each([[undefined], [""], ["1.2.3.4, "]])("without an address it is null: %j", (header) => {
  expect(addressOf(header)).toBeNull();
});
