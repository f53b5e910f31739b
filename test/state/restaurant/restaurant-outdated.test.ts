import { createStore } from "jotai/vanilla";
import { beforeEach, expect, it, vi } from "vitest";
import * as menuRepo from "@/firebase/repos/menu-repo";
import * as restaurantRepo from "@/firebase/repos/restaurant-repo";
import { prerenderModeAtom } from "@/state/page/prerender-mode-atom";
import {
  isRestaurantOutdatedAtom,
  reloadRestaurantAtom,
  revalidateRestaurantAtom,
} from "@/state/restaurant/restaurant-atoms";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { sampleMenu } from "@/test/features/sample-menu";

/** A busy machine needs longer than the default of one second. */
const SLOW = { timeout: 10_000 };

vi.mock("@/firebase/repos/restaurant-repo", () => ({ readRestaurant: vi.fn() }));
vi.mock("@/firebase/repos/menu-repo", () => ({ readMenu: vi.fn() }));

const readRestaurant = vi.mocked(restaurantRepo.readRestaurant);
const readMenu = vi.mocked(menuRepo.readMenu);
const offline = new Error("offline");

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  readRestaurant.mockReset().mockResolvedValue(restoBobingen);
  readMenu.mockReset().mockResolvedValue(sampleMenu);
});

function prerenderedPage() {
  const store = createStore();
  store.set(prerenderModeAtom, "prerendered");
  store.sub(isRestaurantOutdatedAtom, () => {});
  return store;
}

it.each([
  ["the restaurant", readRestaurant],
  ["the menu", readMenu],
])("a prerendered page is outdated while %s cannot be read", async (_what, read) => {
  read.mockRejectedValue(offline);
  const store = prerenderedPage();
  await vi.waitFor(() => expect(store.get(isRestaurantOutdatedAtom)).toBe(true), SLOW);
  read.mockReset();
  readRestaurant.mockResolvedValue(restoBobingen);
  readMenu.mockResolvedValue(sampleMenu);
  store.set(reloadRestaurantAtom);
  await vi.waitFor(() => expect(store.get(isRestaurantOutdatedAtom)).toBe(false), SLOW);
});

it("marks the page as up to date after a later successful read", async () => {
  readRestaurant.mockRejectedValueOnce(offline);
  const store = prerenderedPage();
  await vi.waitFor(() => expect(store.get(isRestaurantOutdatedAtom)).toBe(true), SLOW);
  await store.set(revalidateRestaurantAtom);
  expect(store.get(isRestaurantOutdatedAtom)).toBe(false);
});
