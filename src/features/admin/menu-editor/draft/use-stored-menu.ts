import { useCallback, useEffect, useState } from "react";
import { useLatestCall } from "@/data/use-latest-call";
import type { Menu } from "@/domain/menu/menu.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { readMenuToEdit } from "@/firebase/callables/editor-callables";
import { readRestaurantToEdit } from "@/firebase/callables/restaurant-callables";

/** The stored menu and the stored restaurant, whose legend has the add-on codes. */
export type StoredMenuState =
  | { readonly status: "loading" | "failed" | "missing" }
  | { readonly status: "ready"; readonly menu: Menu; readonly restaurant: Restaurant };

/**
 * Reads the stored menu and restaurant once; `retry` reads again.
 * @param restaurant only the first value is used: a later one must not replace the menu that is
 * being edited
 */
export function useStoredMenu(
  restaurant: Restaurant,
): StoredMenuState & { readonly retry: () => void } {
  const [configured] = useState(restaurant);
  const [state, setState] = useState<StoredMenuState>({ status: "loading" });
  const startCall = useLatestCall();
  const read = useCallback(async () => {
    const isLatest = startCall();
    setState({ status: "loading" });
    const failed: StoredMenuState = { status: "failed" };
    const next = await readBoth(configured).catch(() => failed);
    if (isLatest()) setState(next);
  }, [configured, startCall]);
  useEffect(() => {
    void read();
  }, [read]);
  return { ...state, retry: () => void read() };
}

async function readBoth(configured: Restaurant): Promise<StoredMenuState> {
  const [menu, restaurant] = await Promise.all([
    readMenuToEdit(configured.key),
    readRestaurantToEdit(configured),
  ]);
  if (!menu) return { status: "missing" };
  return { status: "ready", menu, restaurant: restaurant ?? configured };
}
