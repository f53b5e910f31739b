import { useCallback, useEffect, useRef, useState } from "react";
import type { Menu } from "@/domain/menu/menu.schema";
import type { OrderContext } from "@/domain/order/pricing/quote-order";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { readMenu } from "@/firebase/repos/menu-repo";
import { readRestaurant } from "@/firebase/repos/restaurant-repo";
import { usePlaces } from "../use-places";
import { useAvailabilities } from "./use-availabilities";

/** What orders of a restaurant depend on, as staff see it. */
interface StaffOrderContext {
  readonly status: "loading" | "ready" | "failed";
  /** Null until it is ready, and without a stored restaurant and menu. */
  readonly context: OrderContext | null;
  /** Reads restaurant and menu again while the current ones stay in use. */
  readonly reload: () => void;
}

interface Stored {
  readonly restaurant: Restaurant;
  readonly menu: Menu;
}

/**
 * Reads a restaurant and its menu, and follows its availability. Suspends until the places are loaded.
 * @param configured the restaurant of the build; give the component a `key` if it changes
 */
export function useStaffOrderContext(configured: Restaurant): StaffOrderContext {
  const places = usePlaces();
  const availability = useAvailabilities([configured.key])(configured.key);
  const [stored, setStored] = useState<Stored | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const known = useRef<Menu | null>(null);

  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const [restaurant, menu] = await Promise.all([
        readRestaurant(configured),
        readMenu(configured.key, attempt === 0 ? null : known.current),
      ]);
      if (isOver) return;
      known.current = menu;
      setStored(restaurant && menu ? { restaurant, menu } : null);
      setHasFailed(!restaurant || !menu);
    };
    read().catch((fault: unknown) => {
      console.error("restaurant or menu unavailable", fault);
      if (!isOver) setHasFailed(true);
    });
    return () => {
      isOver = true;
    };
  }, [configured, attempt]);

  const reload = useCallback(() => {
    setHasFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  const context = stored && availability && { ...stored, availability, places };
  if (context) return { status: "ready", context, reload };
  return { status: hasFailed ? "failed" : "loading", context: null, reload };
}
