import { useEffect } from "react";
import { useSetAtom } from "@/state/jotai-hooks";
import { revalidateRestaurantAtom } from "@/state/restaurant/restaurant-atoms";

/** A page hidden for a shorter time keeps its data. */
const STALE_AFTER_MS = 5 * 60_000;

/**
 * Reads restaurant and menu again when the guest returns to the page after five minutes or more,
 * so that a page left open overnight does not show yesterday's prices.
 */
export function useRevalidateRestaurant(): void {
  const revalidate = useSetAtom(revalidateRestaurantAtom);
  useEffect(() => {
    let leftAt: number | null = null;
    const onVisibility = () => {
      const isBack = !document.hidden && leftAt !== null;
      if (isBack && Date.now() - (leftAt ?? 0) >= STALE_AFTER_MS) void revalidate();
      leftAt = document.hidden ? Date.now() : null;
    };
    document.addEventListener("visibilitychange", onVisibility);
    return () => document.removeEventListener("visibilitychange", onVisibility);
  }, [revalidate]);
}
