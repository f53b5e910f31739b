import { expect, it } from "vitest";
import { activeSwitches } from "@/domain/availability/active-switches";
import type { Availability } from "@/domain/availability/availability.schema";
import { changeAvailability } from "@/domain/availability/change-availability";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { toInstant } from "@/domain/time/berlin-time";
import { sampleMenu } from "../../features/sample-menu";

const NOW = toInstant("2026-11-24", 18 * 60);
const until = NOW + 60_000;

const everything: Availability = {
  paused_until: until,
  delivery_paused_until: until,
  pickup_paused_until: until,
  extra_minutes: 10,
  extra_until: until,
  delivery_extra_minutes: 20,
  delivery_extra_until: until,
  guest_share: { share: 0.5, until },
  sold_out: { pho: until },
  sold_out_options: { "pho/extras/tofu": until, "pho/size/large": until + 1 },
  exceptions: [{ date: "2026-11-24", closed: true }],
};

it("the active switches list everything that limits or delays orders, the most severe first", () => {
  expect(activeSwitches(everything, NOW).map(({ kind }) => kind)).toEqual([
    "paused",
    "delivery-paused",
    "pickup-paused",
    "closed-today",
    "busy",
    "delivery-busy",
    "guest-share",
    "dish",
    "option",
    "option",
  ]);
});

it("the active switches leave out what has ended, and are empty for a restaurant that works as usual", () => {
  const exceptions = [{ date: "2026-11-25", closed: true }];
  expect(activeSwitches({ ...everything, exceptions }, until + 1)).toEqual([]);
  expect(activeSwitches(DEFAULT_AVAILABILITY, NOW)).toEqual([]);
});

it("each active switch has the patch that ends it and nothing else", () => {
  let availability = everything;
  for (const { kind, end } of activeSwitches(everything, NOW)) {
    const before = activeSwitches(availability, NOW).length;
    const changed = changeAvailability(availability, end, { menu: sampleMenu, now: NOW });
    if (!changed.ok) throw new Error(`${kind} cannot be ended`);
    availability = changed.value;
    expect(activeSwitches(availability, NOW)).toHaveLength(before - 1);
  }
  expect(activeSwitches(availability, NOW)).toEqual([]);
});

it("one active switch stands for an option of several dishes that ends at one time", () => {
  const sold_out_options = {
    "pho/extras/tofu": until,
    "bun/extras/tofu": until,
    "wok/extras/tofu": until + 1,
  };
  const switches = activeSwitches({ ...DEFAULT_AVAILABILITY, sold_out_options }, NOW);
  expect(switches.map(({ ids }) => ids)).toEqual([
    ["pho/extras/tofu", "bun/extras/tofu"],
    ["wok/extras/tofu"],
  ]);
});

it("the active switches do not list delivery while only pickup takes longer", () => {
  const own = { ...DEFAULT_AVAILABILITY, delivery_extra_minutes: 0 };
  expect(activeSwitches(own, NOW)).toEqual([]);
  expect(activeSwitches({ ...own, extra_minutes: 10 }, NOW)).toMatchObject([{ kind: "busy" }]);
});
