import { atom } from "jotai/vanilla";
import { atomWithRefresh, unwrap } from "jotai/vanilla/utils";
import { activeRestaurant } from "@/config/active-tenant";
import { loadActiveMenu } from "@/config/load-active-menu";
import type { Place } from "@/domain/delivery/place.schema";
import type { Menu } from "@/domain/menu/menu.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { readMenu } from "@/firebase/repos/menu-repo";
import { readRestaurant } from "@/firebase/repos/restaurant-repo";
import { prerenderModeAtom } from "../page/prerender-mode-atom";

/** Outcome of reading a stored document. */
type Stored<T> =
  | { readonly status: "found"; readonly value: T }
  | { readonly status: "missing" }
  | { readonly status: "failed"; readonly fault: unknown };

async function readStored<T>(
  read: (configured: Restaurant) => Promise<T | null>,
): Promise<Stored<T>> {
  if (!activeRestaurant) return { status: "missing" };
  try {
    const value = await read(activeRestaurant);
    return value === null ? { status: "missing" } : { status: "found", value };
  } catch (fault) {
    console.warn("stored document unreadable", fault);
    return { status: "failed", fault };
  }
}

/** The menu of the build; loaded on first use. */
export const bundledMenuAtom = atom(() => loadActiveMenu());

/** Result of a later read; replaces the first one. The restaurant is null once it is deleted. */
const revalidatedAtom = atom<{ restaurant: Restaurant | null; menu: Menu | null } | null>(null);
/** Whether the last later read failed, because of the connection or an unreadable document. */
const isStaleAtom = atom(false);

const storedRestaurantAtom = atomWithRefresh(() => readStored(readRestaurant));
const storedMenuAtom = atomWithRefresh((get) =>
  readStored(async ({ key }) => readMenu(key, await get(bundledMenuAtom).catch(() => null))),
);
const loadedRestaurantAtom = unwrap(storedRestaurantAtom);
const loadedMenuAtom = unwrap(storedMenuAtom);

const awaitedRestaurantAtom = atom(async (get): Promise<Restaurant | null> => {
  const stored = await get(storedRestaurantAtom);
  if (stored.status === "failed") throw stored.fault;
  return stored.status === "found" ? stored.value : null;
});

const awaitedMenuAtom = atom(async (get): Promise<Menu | null> => {
  const menu = await get(storedMenuAtom);
  return menu.status === "found" ? menu.value : get(bundledMenuAtom);
});

/**
 * The restaurant, read once; null when no document exists. A prerendered page starts with the
 * configured restaurant and is updated by the stored one; every other page waits for it.
 */
export const restaurantAtom = atom((get): Restaurant | null | Promise<Restaurant | null> => {
  const renewed = get(revalidatedAtom);
  if (renewed) return renewed.restaurant;
  const mode = get(prerenderModeAtom);
  if (mode === "none") return get(awaitedRestaurantAtom);
  const stored = mode === "building" ? undefined : get(loadedRestaurantAtom);
  if (stored?.status === "missing") return null;
  return stored?.status === "found" ? stored.value : activeRestaurant;
});

/** The stored menu, else the bundled one, which prerendered pages also start with. */
export const menuAtom = atom((get): Menu | null | Promise<Menu | null> => {
  const renewed = get(revalidatedAtom);
  if (renewed?.menu) return renewed.menu;
  const mode = get(prerenderModeAtom);
  if (mode === "none") return get(awaitedMenuAtom);
  const menu = mode === "building" ? undefined : get(loadedMenuAtom);
  return menu?.status === "found" ? menu.value : get(bundledMenuAtom);
});

/** Whether hours or prices may be out of date because reading the stored ones failed. */
export const isRestaurantOutdatedAtom = atom((get) => {
  if (get(isStaleAtom)) return true;
  if (get(prerenderModeAtom) !== "prerendered" || get(revalidatedAtom)) return false;
  const arrived = [get(loadedRestaurantAtom), get(loadedMenuAtom)];
  return arrived.some((document) => document?.status === "failed");
});

/**
 * Reads restaurant and menu again while the page keeps showing the current ones. If they cannot be
 * read, the page is outdated; a deleted restaurant becomes null.
 * @returns the menu shown from now on
 */
export const revalidateRestaurantAtom = atom(null, async (get, set): Promise<Menu | null> => {
  const [shownRestaurant, shownMenu] = await Promise.all([get(restaurantAtom), get(menuAtom)]);
  if (!shownRestaurant) return shownMenu;
  const [stored, menu] = await Promise.all([
    readStored(() => readRestaurant(shownRestaurant)),
    readStored(({ key }) => readMenu(key, shownMenu)),
  ]);
  if (stored.status === "missing") {
    set(revalidatedAtom, { restaurant: null, menu: null });
    return shownMenu;
  }
  const isStale = stored.status === "failed" || menu.status === "failed";
  set(isStaleAtom, isStale);
  if (isStale) return shownMenu;
  const renewed = menu.status === "found" ? menu.value : null;
  set(revalidatedAtom, { restaurant: stored.value, menu: renewed });
  return renewed ?? shownMenu;
});

/** Reads restaurant and menu again after a failure. */
export const reloadRestaurantAtom = atom(null, (get, set) => {
  if (get(isStaleAtom)) void set(revalidateRestaurantAtom);
  set(storedRestaurantAtom);
  set(storedMenuAtom);
});

/** Postal codes with their town centres; loaded on first use. */
export const placesAtom = atom(
  async (): Promise<readonly Place[]> => (await import("@/tenant-configs/places")).places,
);
