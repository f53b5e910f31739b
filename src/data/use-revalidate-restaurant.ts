import { useEffect } from "react";
import { onPageRestore } from "@/page-lifecycle/on-page-restore";
import { useSetAtom } from "@/state/jotai-hooks";
import { revalidateRestaurantAtom } from "@/state/restaurant/restaurant-atoms";

/** A page hidden for a shorter time keeps its data. */
const STALE_AFTER_MS = 5 * 60_000;
/** A page that stays visible reads again this often. */
const READ_EVERY_MS = 15 * 60_000;

/**
 * Reads restaurant and menu again when the guest returns to the page after five minutes or more, goes
 * back to it from another page, and every quarter of an hour while it is visible, so that an open page
 * does not show yesterday's prices or a restaurant that has been deleted.
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
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, READ_EVERY_MS);
    const stopRestore = onPageRestore(revalidate);
    return () => {
      stopRestore();
      document.removeEventListener("visibilitychange", onVisibility);
      clearInterval(timer);
    };
  }, [revalidate]);
}
