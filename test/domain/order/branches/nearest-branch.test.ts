import { describe, expect, it } from "vitest";
import type { Availability } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { toBranch } from "@/domain/order/branches/branch";
import { nearestBranch, placeAt } from "@/domain/order/branches/nearest-branch";
import { toInstant } from "@/domain/time/berlin-time";
import { tenant as augsburg } from "@/tenant-configs/pho3-augsburg";
import { tenant as schwabmuenchen } from "@/tenant-configs/pho3-schwabmuenchen";
import { places } from "@/tenant-configs/places";

/** A Wednesday evening. */
const NOW = toInstant("2027-03-03", 19 * 60);
const OPEN = {
  0: null,
  1: null,
  2: null,
  3: [["17:00", "22:00"]],
  4: null,
  5: null,
  6: null,
} as const;
const PAUSED: Availability = { ...DEFAULT_AVAILABILITY, paused_until: NOW + 3_600_000 };

function branch(
  restaurant: typeof augsburg,
  availability: Availability | null = DEFAULT_AVAILABILITY,
) {
  const hours = { ...OPEN, 3: [["17:00", "22:00"]] as [string, string][] };
  const wide = { max_delivery_location_in_km: 60, cost_by_distance: { 60: 3 } };
  return { branch: { ...toBranch(restaurant), ...wide, hours }, availability };
}

const near = branch(augsburg);
const far = branch(schwabmuenchen);

describe("nearestBranch", () => {
  const title = (known: Parameters<typeof nearestBranch>[0], zip = "86150") =>
    nearestBranch(known, places, { zip }, NOW)?.branch.title;

  it("finds the nearest one that delivers to the postal code", () => {
    expect(title([far, near])).toBe(augsburg.title);
    expect(title([near, far], "86830")).toBe(schwabmuenchen.title);
  });

  it("prefers one that delivers now to a nearer one that pauses", () => {
    expect(title([{ ...near, availability: PAUSED }, far])).toBe(schwabmuenchen.title);
  });

  it("does not claim that a branch delivers now while that is not known", () => {
    expect(
      nearestBranch([branch(augsburg, null)], places, { zip: "86150" }, NOW)?.serving,
    ).toBeNull();
    expect(title([{ ...near, availability: null }, far])).toBe(schwabmuenchen.title);
  });

  it("leaves out branches that do not deliver at all, or not to that postal code", () => {
    expect(title([{ ...near, branch: { ...near.branch, delivery: false } }])).toBeUndefined();
    expect(title([near], "80331")).toBeUndefined();
    expect(title([], "86150")).toBeUndefined();
  });
});

describe("placeAt", () => {
  it("finds the town of a position, but none if all towns are far away", () => {
    const [town] = places;
    expect(town && placeAt(town.location, places)).toEqual(town);
    expect(placeAt({ lat: 53.55, lng: 10 }, places)).toBeNull();
  });
});
