import { describe, expect, it } from "vitest";
import type { Availability } from "@/domain/availability/availability.schema";
import { changeAvailability } from "@/domain/availability/change-availability";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import {
  type AvailabilityPatch,
  setAvailabilityRequestSchema,
} from "@/domain/availability/set-availability-request.schema";
import { sampleMenu } from "../../features/sample-menu";

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const change = (patch: AvailabilityPatch, before: Partial<Availability> = {}) =>
  changeAvailability({ ...DEFAULT_AVAILABILITY, ...before }, patch, { menu: sampleMenu, now: NOW });
const invalid = (field: string) => ({ ok: false, error: { reason: "INVALID", field } });

describe("changing the pause of one fulfilment", () => {
  it("sets and ends it without touching the others", () => {
    const before = { paused_until: NOW + 1, pickup_paused_until: NOW + 2 };
    const paused = change({ delivery_paused_until: NOW + MINUTE }, before);
    const value = { ...DEFAULT_AVAILABILITY, ...before };
    expect(paused).toEqual({
      ok: true,
      value: { ...value, delivery_paused_until: NOW + MINUTE },
    });
    expect(
      change({ delivery_paused_until: null }, { ...before, delivery_paused_until: NOW + 3 }),
    ).toEqual({ ok: true, value });
  });

  it("drops what has ended and refuses an end after 31 days", () => {
    const past = { delivery_paused_until: NOW, pickup_paused_until: NOW - 1 };
    expect(change({ extra_minutes: 0 }, past)).toEqual({ ok: true, value: DEFAULT_AVAILABILITY });
    for (const field of ["delivery_paused_until", "pickup_paused_until"] as const) {
      expect(change({ [field]: NOW + 31 * DAY })).toHaveProperty("ok", true);
      expect(change({ [field]: NOW + 31 * DAY + 1 })).toEqual(invalid(`patch.${field}`));
    }
  });

  it("does not end a pause that began because nobody answered", () => {
    const unattended = { paused_unattended_at: NOW - MINUTE };
    const after = change({ delivery_paused_until: NOW + MINUTE }, unattended);
    expect(after).toMatchObject({ value: unattended });
    expect(after).not.toHaveProperty("value.attended_at");
  });
});

describe("changing delivery's own extra minutes", () => {
  it("sets, keeps and removes them with their end", () => {
    const own = { delivery_extra_minutes: 20, delivery_extra_until: NOW + MINUTE };
    expect(change(own)).toEqual({ ok: true, value: { ...DEFAULT_AVAILABILITY, ...own } });
    expect(change({ extra_minutes: 10 }, own)).toMatchObject({ value: own });
    expect(change({ delivery_extra_minutes: null }, own)).toEqual({
      ok: true,
      value: DEFAULT_AVAILABILITY,
    });
  });

  it("gives new ones no inherited end, and drops ended ones", () => {
    const own = { delivery_extra_minutes: 20, delivery_extra_until: NOW + MINUTE };
    expect(change({ delivery_extra_minutes: 30 }, own)).toEqual({
      ok: true,
      value: { ...DEFAULT_AVAILABILITY, delivery_extra_minutes: 30 },
    });
    const over = { ...own, delivery_extra_until: NOW };
    expect(change({ extra_minutes: 0 }, over)).toEqual({ ok: true, value: DEFAULT_AVAILABILITY });
    expect(change({ delivery_extra_minutes: 5, delivery_extra_until: NOW + 31 * DAY + 1 })).toEqual(
      invalid("patch.delivery_extra_until"),
    );
  });

  it("keeps zero minutes for delivery while the kitchen is busy", () => {
    const patch = { extra_minutes: 20, delivery_extra_minutes: 0 };
    expect(change(patch)).toMatchObject({ value: patch });
  });
});

describe("changing sold-out options", () => {
  const tofu = "pho/extras/tofu";

  it("marks options and makes others available", () => {
    const before = { sold_out_options: { [tofu]: NOW + 1, "pho/size/large": NOW } };
    const sold_out_options = { [tofu]: null, "pho/extras/egg": NOW + MINUTE };
    expect(change({ sold_out_options }, before)).toEqual({
      ok: true,
      value: { ...DEFAULT_AVAILABILITY, sold_out_options: { "pho/extras/egg": NOW + MINUTE } },
    });
    expect(change({ sold_out_options: { [tofu]: null } }, before)).toEqual({
      ok: true,
      value: DEFAULT_AVAILABILITY,
    });
  });

  it("refuses unknown options and ends too far ahead, but allows clearing unknown ones", () => {
    for (const path of ["pho/extras/duck", "pho/sauce/tofu", "bun/extras/tofu"]) {
      expect(change({ sold_out_options: { [path]: NOW + 1 } })).toEqual(
        invalid(`patch.sold_out_options.${path}`),
      );
      expect(change({ sold_out_options: { [path]: null } })).toHaveProperty("ok", true);
    }
    expect(change({ sold_out_options: { [tofu]: NOW + 366 * DAY } })).toHaveProperty("ok", true);
    expect(change({ sold_out_options: { [tofu]: NOW + 366 * DAY + 1 } })).toEqual(
      invalid(`patch.sold_out_options.${tofu}`),
    );
  });

  it.each([
    ["tofu", false],
    ["pho/tofu", false],
    ["pho/extras/tofu/more", false],
    ["pho//tofu", false],
    ["pho/extras/tofu", true],
  ])("accepts the path %s: %s", (path, isValid) => {
    const patch = { sold_out_options: { [path]: null } };
    const { success } = setAvailabilityRequestSchema.safeParse({
      resto_key: "resto-sample",
      patch,
    });
    expect(success).toBe(isValid);
  });
});
