import { expect, it } from "vitest";
import { isRecentSignIn } from "@/domain/user/recent-sign-in";

const NOW = Date.UTC(2026, 10, 24, 12);
const MINUTE = 60_000;

it.each([
  ["password", 0, true],
  ["password", 15 * MINUTE, true],
  ["password", 15 * MINUTE + 1, false],
  ["google.com", 24 * 60 * MINUTE, false],
  ["", NOW, false],
  ["password", -MINUTE, true],
  ["anonymous", 365 * 24 * 60 * MINUTE, true],
])("a sign-in with %j %i ms ago is recent: %s", (provider, agoMs, recent) => {
  expect(isRecentSignIn({ signedInAt: NOW - agoMs, provider }, NOW)).toBe(recent);
});
