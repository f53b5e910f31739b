import { expect, test } from "vitest";
import { callerNetworks } from "@/functions/calls/limits/caller-networks";

const networksOf = (header: string | string[] | undefined) =>
  callerNetworks({ "x-forwarded-for": header });

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

const through = (peer: string, clientIp: string | undefined) =>
  callerNetworks({ "x-forwarded-for": `1.2.3.4, ${peer}`, "fastly-client-ip": clientIp });

test.each(["74.125.208.14", "2a00:1450:4001::9"])(
  "through Firebase Hosting at %s, the caller is whom Hosting names",
  (hosting) => {
    expect(through(hosting, "203.0.113.7")).toEqual(["203.0.113.7"]);
    expect(through(hosting, "2001:db8::7")).toEqual(["2001:db8:0:0::/64", "2001:db8:0::/48"]);
    expect(through(hosting, undefined)).toEqual([]);
  },
);

test.each(["198.51.100.9", "34.89.1.2", "35.198.0.1"])(
  "a caller at %s, which may be a rented server, cannot name another address",
  (peer) => {
    expect(through(peer, "203.0.113.7")).toEqual([peer]);
  },
);

test.each([[undefined], [""], ["1.2.3.4, "]])(
  "a request without an address has no network: %j",
  (header) => {
    expect(networksOf(header)).toEqual([]);
  },
);
