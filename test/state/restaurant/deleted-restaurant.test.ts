import { createStore } from "jotai/vanilla";
import { beforeEach, expect, it, vi } from "vitest";
import * as menuRepo from "@/firebase/repos/menu-repo";
import * as restaurantRepo from "@/firebase/repos/restaurant-repo";
import {
  isRestaurantOutdatedAtom,
  restaurantAtom,
  revalidateRestaurantAtom,
} from "@/state/restaurant/restaurant-atoms";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { sampleMenu } from "@/test/features/sample-menu";

vi.mock("@/firebase/repos/restaurant-repo", () => ({ readRestaurant: vi.fn() }));
vi.mock("@/firebase/repos/menu-repo", () => ({ readMenu: vi.fn() }));

const readRestaurant = vi.mocked(restaurantRepo.readRestaurant);
const readMenu = vi.mocked(menuRepo.readMenu);

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  readRestaurant.mockReset().mockResolvedValue(restoBobingen);
  readMenu.mockReset().mockResolvedValue(sampleMenu);
});

/** A page that shows the restaurant as read once. */
async function openPage() {
  const store = createStore();
  store.sub(restaurantAtom, () => {});
  expect(await store.get(restaurantAtom)).toBe(restoBobingen);
  return store;
}

it("an open page notices at the next read that the restaurant was deleted", async () => {
  const store = await openPage();
  readRestaurant.mockResolvedValue(null);
  await store.set(revalidateRestaurantAtom);
  expect(await store.get(restaurantAtom)).toBeNull();
});

it.each([
  ["restaurant", readRestaurant],
  ["menu", readMenu],
])("an open page says that it is outdated while the %s cannot be read", async (_what, read) => {
  const store = await openPage();
  read.mockRejectedValue(new Error("malformed"));
  await store.set(revalidateRestaurantAtom);
  expect(await store.get(restaurantAtom)).toBe(restoBobingen);
  expect(store.get(isRestaurantOutdatedAtom)).toBe(true);
  read.mockReset();
  readRestaurant.mockResolvedValue(restoBobingen);
  readMenu.mockResolvedValue(sampleMenu);
  await store.set(revalidateRestaurantAtom);
  expect(store.get(isRestaurantOutdatedAtom)).toBe(false);
});
