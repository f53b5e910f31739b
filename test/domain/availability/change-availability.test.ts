import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Availability, availabilitySchema } from "@/domain/availability/availability.schema";
import { changeAvailability } from "@/domain/availability/change-availability";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import {
  type AvailabilityPatch,
  setAvailabilityRequestSchema,
} from "@/domain/availability/set-availability-request.schema";
import { addDays, toInstant } from "@/domain/time/berlin-time";

const NOW = toInstant("2026-11-24", 18 * 60);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const menu = { items: [{ id: "soup" }, { id: "rice" }] as never };

const change = (patch: AvailabilityPatch, before: Availability = DEFAULT_AVAILABILITY) =>
  changeAvailability(before, patch, { menu, now: NOW });

const invalid = (field: string) => ({ ok: false, error: { reason: "INVALID", field } });

describe("changeAvailability", () => {
  const before: Availability = {
    paused_until: NOW + 30 * MINUTE,
    extra_minutes: 10,
    sold_out: { soup: NOW + MINUTE },
    exceptions: [{ date: "2026-12-24", closed: true }],
  };

  it("keeps fields that the patch does not contain", () => {
    expect(change({ extra_minutes: 20 }, before)).toEqual({
      ok: true,
      value: { ...before, extra_minutes: 20 },
    });
  });

  describe("of a restaurant that is paused because nobody answered", () => {
    const unattended: Availability = {
      ...DEFAULT_AVAILABILITY,
      paused_unattended_at: NOW - MINUTE,
    };

    it.each<[string, AvailabilityPatch, number | null]>([
      ["ending the pause", { paused_until: null }, null],
      ["pausing by hand", { paused_until: NOW + MINUTE }, NOW + MINUTE],
    ])("ends that pause by %s", (_what, patch, paused_until) => {
      expect(change(patch, unattended)).toEqual({
        ok: true,
        value: { ...DEFAULT_AVAILABILITY, paused_until, attended_at: NOW },
      });
    });

    it("keeps that pause with every other change", () => {
      const after = change({ extra_minutes: 10, sold_out: { soup: NOW + MINUTE } }, unattended);
      expect(after).toMatchObject({ value: { paused_unattended_at: NOW - MINUTE } });
      expect(after).not.toHaveProperty("value.attended_at");
    });

    it("keeps the time of the last change of the pause", () => {
      const before = { ...DEFAULT_AVAILABILITY, attended_at: NOW - MINUTE };
      expect(change({ extra_minutes: 10 }, before)).toMatchObject({
        value: { attended_at: NOW - MINUTE },
      });
    });
  });

  it("sets single exceptions and keeps all others", () => {
    const hours: [string, string][] = [["12:00", "15:00"]];
    const days = { "2026-12-01": { hours, reason: "Feier" }, "2026-11-30": { closed: true } };
    const after = change({ days }, before);
    const exceptions = [
      { date: "2026-11-30", closed: true },
      { date: "2026-12-01", hours, reason: "Feier" },
      { date: "2026-12-24", closed: true },
    ];
    expect(after).toEqual({ ok: true, value: { ...before, exceptions } });
    const changed = { "2026-12-24": { hours }, "2026-11-30": null, "2026-12-02": null };
    expect(change({ days: changed }, { ...before, exceptions })).toMatchObject({
      value: { exceptions: [exceptions[1], { date: "2026-12-24", hours }] },
    });
  });

  it("refuses more exceptions than the maximum", () => {
    const exceptions = Array.from({ length: 100 }, (_, index) => ({
      date: addDays("2026-12-01", index),
      closed: true,
    }));
    const full = { ...before, exceptions };
    expect(change({ days: { "2026-11-30": { closed: true } } }, full)).toEqual(
      invalid("patch.days"),
    );
    expect(change({ days: { "2026-12-01": {} } }, full)).toHaveProperty("ok", true);
  });

  it("drops expired extra minutes and gives new ones no inherited end", () => {
    const extra_until = NOW + 20 * MINUTE;
    const busy = { ...before, extra_until };
    expect(change({ extra_minutes: 20, extra_until }, before)).toMatchObject({
      value: { extra_minutes: 20, extra_until },
    });
    expect(change({ paused_until: null }, busy)).toMatchObject({ value: { extra_until } });
    const plain = change({ extra_minutes: 30 }, busy);
    expect(plain.ok && plain.value).not.toHaveProperty("extra_until");
    const over = change({ paused_until: null }, { ...before, extra_until: NOW });
    expect(over).toMatchObject({ value: { extra_minutes: 0 } });
    expect(over.ok && over.value).not.toHaveProperty("extra_until");
    const endless = change({ extra_until: null }, busy);
    expect(endless).toMatchObject({ value: { extra_minutes: 10 } });
    expect(endless.ok && endless.value).not.toHaveProperty("extra_until");
    const ending = (until: number) => change({ extra_minutes: 5, extra_until: until });
    expect(ending(NOW + 31 * DAY)).toMatchObject({ ok: true });
    expect(ending(NOW + 31 * DAY + 1)).toEqual(invalid("patch.extra_until"));
  });

  it("marks dishes as sold out and makes others available", () => {
    const sold_out = { rice: NOW + 5 * MINUTE, soup: null };
    expect(change({ sold_out }, before)).toMatchObject({
      value: { sold_out: { rice: NOW + 5 * MINUTE } },
    });
    expect(change({ sold_out: { soup: NOW } }, before)).toMatchObject({ value: { sold_out: {} } });
  });

  it("replaces all exceptions and ends a pause", () => {
    const exceptions = [{ date: "2026-11-25", hours: [["12:00", "15:00"] as [string, string]] }];
    expect(change({ exceptions, paused_until: null }, before)).toMatchObject({
      value: { exceptions, paused_until: null },
    });
  });

  it("drops pauses, extra minutes, sold-out dishes and exceptions that have ended", () => {
    const past: Availability = {
      paused_until: NOW - 1,
      extra_minutes: 0,
      sold_out: { soup: NOW - 1, gone: NOW + 1 },
      exceptions: [
        { date: "2026-11-22", closed: true },
        { date: "2026-11-23", closed: true },
      ],
    };
    expect(change({ extra_minutes: 5 }, past)).toEqual({
      ok: true,
      value: {
        paused_until: null,
        extra_minutes: 5,
        sold_out: { gone: NOW + 1 },
        exceptions: [{ date: "2026-11-23", closed: true }],
      },
    });
  });

  it("refuses unknown dishes, but allows clearing them", () => {
    expect(change({ sold_out: { pizza: NOW + 1 } })).toEqual(invalid("patch.sold_out.pizza"));
    expect(change({ sold_out: { constructor: NOW + 1 } as never })).toEqual(
      invalid("patch.sold_out.constructor"),
    );
    expect(change({ sold_out: { pizza: null } })).toMatchObject({ ok: true });
  });

  it("refuses ends too far ahead and duplicate dates", () => {
    expect(change({ paused_until: NOW + 31 * DAY })).toMatchObject({ ok: true });
    expect(change({ paused_until: NOW + 31 * DAY + 1 })).toEqual(invalid("patch.paused_until"));
    expect(change({ sold_out: { soup: NOW + 366 * DAY } })).toMatchObject({ ok: true });
    expect(change({ sold_out: { soup: NOW + 366 * DAY + 1 } })).toEqual(
      invalid("patch.sold_out.soup"),
    );
    const day = { date: "2026-12-24", closed: true };
    expect(change({ exceptions: [day, day] })).toEqual(invalid("patch.exceptions.1.date"));
  });

  it("always returns an availability that matches its schema", () => {
    const until = fc.option(fc.integer({ min: 0, max: NOW + 31 * DAY }));
    const patch = fc.record(
      {
        paused_until: until,
        extra_minutes: fc.integer({ min: 0, max: 240 }),
        sold_out: fc.dictionary(fc.constantFrom("soup", "rice"), until),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(patch, { maxLength: 5 }), (patches) => {
        let switches = DEFAULT_AVAILABILITY;
        for (const each of patches) {
          const changed = change(each, switches);
          if (changed.ok) switches = changed.value;
        }
        expect(availabilitySchema.parse(switches)).toEqual(switches);
      }),
    );
  });
});

describe("availability patch schema", () => {
  const fieldOf = (patch: unknown) =>
    setAvailabilityRequestSchema
      .safeParse({ resto_key: "resto-sample", patch })
      .error?.issues[0]?.path.join(".");
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`dish-${index}`, null]));

  it.each([
    [{ paused_until: NOW }, undefined],
    [{ exceptions: [{ date: "2026-12-24", closed: true, reason: "Weihnachten" }] }, undefined],
    [
      { exceptions: [{ date: "2026-12-26", hours: [{ open: "11:00", close: "14:00" }] }] },
      undefined,
    ],
    [{}, "patch"],
    [{ paused_until: undefined }, "patch"],
    [{ paused_until: "2026-12-24" }, "patch.paused_until"],
    [{ extra_minutes: 241 }, "patch.extra_minutes"],
    [{ extra_minutes: -1 }, "patch.extra_minutes"],
    [{ sold_out: { soup: "now" } }, "patch.sold_out.soup"],
    [{ sold_out: { ["x".repeat(61)]: null } }, `patch.sold_out.${"x".repeat(61)}`],
    [{ exceptions: [{ date: "2026-02-30", closed: true }] }, "patch.exceptions.0.date"],
    [{ exceptions: [{ date: "2026-13-01", closed: true }] }, "patch.exceptions.0.date"],
    [{ exceptions: [{ date: "2026-12-24", hours: [] }] }, "patch.exceptions.0.hours"],
    [
      { exceptions: [{ date: "2026-12-24", closed: true, hours: [["11:00", "14:00"]] }] },
      "patch.exceptions.0",
    ],
    [{ open: true }, "patch"],
  ])("%j: problem at %s", (patch, field) => {
    expect(fieldOf(patch)).toBe(field);
  });

  it("accepts at most 200 dishes and 100 days", () => {
    const days = (count: number) => Array.from({ length: count }, () => ({ date: "2026-12-24" }));
    expect(fieldOf({ sold_out: many(200), exceptions: days(100) })).toBeUndefined();
    expect(fieldOf({ sold_out: many(201) })).toBe("patch.sold_out");
    expect(fieldOf({ exceptions: days(101) })).toBe("patch.exceptions");
  });
});
