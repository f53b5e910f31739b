import { useRef } from "react";
import type { Menu } from "@/domain/menu/menu.schema";
import type { OrderContext } from "@/domain/order/pricing/quote-order";
import { ok } from "@/domain/result/result";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { readMenu } from "@/firebase/repos/menu-repo";
import { readRestaurant } from "@/firebase/repos/restaurant-repo";
import { usePlaces } from "../use-places";
import { useRead } from "../use-read";
import { useAvailabilities } from "./use-availabilities";

/** Restaurant, menu, availability and places that orders depend on, as staff see them. */
interface StaffOrderContext {
  readonly status: "loading" | "ready" | "failed";
  /** Null until it is ready, and without a stored restaurant and menu. */
  readonly context: OrderContext | null;
  /** Reads restaurant and menu again while the current ones stay in use. */
  readonly reload: () => void;
}

/**
 * Reads a restaurant and its menu, and follows its availability. Suspends until the places are loaded.
 * @param configured the restaurant of the build; give the component a `key` if it changes
 */
export function useStaffOrderContext(configured: Restaurant): StaffOrderContext {
  const places = usePlaces();
  const availability = useAvailabilities([configured.key])(configured.key);
  const known = useRef<Menu | null>(null);
  const {
    value: stored,
    status,
    reload,
  } = useRead(`order context ${configured.key}`, async () => {
    const [restaurant, menu] = await Promise.all([
      readRestaurant(configured),
      readMenu(configured.key, known.current),
    ]);
    known.current = menu;
    return ok(restaurant && menu && { restaurant, menu });
  });
  const context = stored && availability && { ...stored, availability, places };
  if (context) return { status: "ready", context, reload };
  const isMissing = status === "ready" && stored === null;
  return { status: isMissing || status === "failed" ? "failed" : "loading", context: null, reload };
}
