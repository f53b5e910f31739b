import { expect, test } from "vitest";
import { callerNetworks } from "@/functions/calls/limits/caller-networks";

const networksOf = (header: string | string[] | undefined) =>
  callerNetworks({ rawRequest: { headers: { "x-forwarded-for": header } } } as never);

test.each([
  ["203.0.113.7", ["203.0.113.7"]],
  ["::ffff:203.0.113.7", ["203.0.113.7"]],
  ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
  ["2001:db8::7", ["2001:db8:0:0::/64", "2001:db8:0::/48"]],
  ["::1", ["0:0:0:0::/64", "0:0:0::/48"]],
])("the address %s counts as %s", (header, expected) => {
  expect(networksOf(header)).toEqual(expected);
});

test.each([
  ["1.2.3.4, 203.0.113.7"],
  ["not an address,,  203.0.113.7"],
  [["1.2.3.4", "5.6.7.8, 203.0.113.7"]],
])("entries before the last one are the caller's own text: %j", (header) => {
  expect(networksOf(header)).toEqual(["203.0.113.7"]);
});

test.each([[undefined], [""], ["1.2.3.4, "]])("without an address there is none: %j", (header) => {
  expect(networksOf(header)).toEqual([]);
});
