import { useSyncExternalStore } from "react";
import type { dishKind } from "@/domain/menu/dish-kind";
import { whenIdle } from "@/page-lifecycle/when-idle";

type DishKindOf = typeof dishKind;

let loaded: DishKindOf | null = null;
let isLoading = false;
const listeners = new Set<() => void>();

/** `dishKind`, loaded in an idle moment after the page; null until then and while prerendering. */
export function useDishKind(): DishKindOf | null {
  return useSyncExternalStore(
    subscribe,
    () => loaded,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isLoading) {
    isLoading = true;
    void load();
  }
  return () => listeners.delete(listener);
}

async function load(): Promise<void> {
  await whenIdle();
  const module = await import("@/domain/menu/dish-kind").catch(() => null);
  if (!module) return;
  loaded = module.dishKind;
  for (const notify of listeners) notify();
}
