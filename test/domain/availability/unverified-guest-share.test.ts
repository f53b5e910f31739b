import { expect, test } from "vitest";
import type { Availability } from "@/domain/availability/availability.schema";
import { changeAvailability } from "@/domain/availability/change-availability";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import type { AvailabilityPatch } from "@/domain/availability/set-availability-request.schema";

const NOW = 1_800_000_000_000;
const LATEST = NOW + 31 * 24 * 60 * 60_000;
const bound = (share: number, until: number) => ({ guest_share: { share, until } });

const change = (patch: AvailabilityPatch, before: Partial<Availability> = {}) =>
  changeAvailability({ ...DEFAULT_AVAILABILITY, ...before }, patch, {
    menu: { items: [] },
    now: NOW,
  });

test("the bound for unverified guests is kept until its end or until it is lifted", () => {
  expect(change(bound(0.5, LATEST))).toMatchObject({ ok: true, value: bound(0.5, LATEST) });
  expect(change({ extra_minutes: 5 }, bound(0, NOW + 1))).toMatchObject({
    ok: true,
    value: bound(0, NOW + 1),
  });
  const lifted = change({ guest_share: null }, bound(0, NOW + 1));
  const over = change({ extra_minutes: 5 }, bound(0, NOW));
  for (const after of [lifted, over]) {
    expect(after.ok).toBe(true);
    expect(after).not.toHaveProperty("value.guest_share");
  }
});

test("the bound for unverified guests ends at most 31 days ahead", () => {
  expect(change(bound(0, LATEST + 1))).toEqual({
    ok: false,
    error: { reason: "INVALID", field: "patch.guest_share.until" },
  });
});
