import { screen } from "@testing-library/react";
import { atom } from "jotai/vanilla";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { toBranch } from "@/domain/order/branches/branch";
import type { KnownBranch } from "@/domain/order/branches/nearest-branch";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { OpenBranch } from "@/features/home/branches/open-branch";
import { branchTexts } from "@/i18n/site/branch-texts";
import { tenant as augsburg } from "@/tenant-configs/pho3-augsburg";
import { tenant as peiting } from "@/tenant-configs/pho3-peiting";
import { OPEN_ALL_DAY } from "../open-all-day";
import { renderInRestaurant } from "../render-in-restaurant";

const known = vi.hoisted(() => ({ branches: [] as KnownBranch[] }));
vi.mock("@/state/restaurant/branch-atoms", () => ({ branchesAtom: atom(() => known.branches) }));

const texts = branchTexts.de;
const NOW = toInstant("2026-11-24", minutesOf("19:00"));
const paused = { ...DEFAULT_AVAILABILITY, paused_until: NOW + 3_600_000 };

/** A branch that is open around the clock and delivers far. */
function open(restaurant: typeof augsburg, availability = DEFAULT_AVAILABILITY): KnownBranch {
  const wide = { max_delivery_location_in_km: 90, cost_by_distance: { 90: 3 } };
  return { branch: { ...toBranch(restaurant), ...OPEN_ALL_DAY, ...wide }, availability };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] }).setSystemTime(NOW);
  known.branches = [open(peiting), open(augsburg)];
});
afterEach(() => vi.useRealTimers());

it("names the nearest branch that delivers now while this restaurant pauses", async () => {
  await renderInRestaurant(<OpenBranch />, { restaurant: OPEN_ALL_DAY, availability: paused });
  expect(screen.getByText(texts.open(augsburg.title))).toBeVisible();
  expect(screen.getByRole("link")).toHaveAttribute("href", expect.stringContaining(augsburg.url));
});

it("names a farther branch if the nearest pauses, too", async () => {
  known.branches = [open(peiting), open(augsburg, paused)];
  await renderInRestaurant(<OpenBranch />, { restaurant: OPEN_ALL_DAY, availability: paused });
  expect(screen.getByText(texts.open(peiting.title))).toBeVisible();
});

it("names no branch that is paused or whose state is not known", async () => {
  known.branches = [open(peiting, paused), { ...open(augsburg), availability: null }];
  await renderInRestaurant(<OpenBranch />, { restaurant: OPEN_ALL_DAY, availability: paused });
  expect(document.body).toHaveTextContent("");
});

it("names the branch that delivers to the guest's postal code", async () => {
  localStorage.setItem("resto-bobingen.delivery-zip", JSON.stringify({ zip: "86971", city: "" }));
  await renderInRestaurant(<OpenBranch />, { restaurant: OPEN_ALL_DAY, availability: paused });
  expect(await screen.findByText(texts.delivers(peiting.title, "86971"))).toBeVisible();
});

it("says nothing while this restaurant takes orders", async () => {
  await renderInRestaurant(<OpenBranch />, { restaurant: OPEN_ALL_DAY });
  expect(document.body).toHaveTextContent("");
});
