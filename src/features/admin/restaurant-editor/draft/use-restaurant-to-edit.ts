import { useCallback, useEffect, useState } from "react";
import { useLatestCall } from "@/data/use-latest-call";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { readRestaurantToEdit } from "@/firebase/callables/restaurant-callables";

/** The stored restaurant as far as it has been read. */
export type RestaurantToEdit =
  | { readonly status: "loading" | "failed" | "missing" }
  | { readonly status: "ready"; readonly restaurant: Restaurant };

/**
 * Reads the stored restaurant once; `retry` reads again.
 * @param restaurant only the first value is used: a later one must not replace what is being edited
 */
export function useRestaurantToEdit(
  restaurant: Restaurant,
): RestaurantToEdit & { readonly retry: () => void } {
  const [configured] = useState(restaurant);
  const [state, setState] = useState<RestaurantToEdit>({ status: "loading" });
  const startCall = useLatestCall();
  const read = useCallback(() => {
    const isLatest = startCall();
    const settle = (next: RestaurantToEdit) => {
      if (isLatest()) setState(next);
    };
    settle({ status: "loading" });
    readRestaurantToEdit(configured).then(
      (stored) => settle(stored ? { status: "ready", restaurant: stored } : { status: "missing" }),
      (fault: unknown) => {
        console.warn("restaurant could not be read", fault);
        settle({ status: "failed" });
      },
    );
  }, [configured, startCall]);
  useEffect(read, [read]);
  return { ...state, retry: read };
}
