import { useSyncExternalStore } from "react";
import type { dishKind } from "@/domain/menu/dish-kind";
import type { MenuCategory, MenuItem } from "@/domain/menu/menu.schema";
import type { DishKind } from "@/domain/tenant/dish-kinds";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { whenIdle } from "@/page-lifecycle/when-idle";

type DishKindOf = typeof dishKind;
type AddOns = Restaurant["add_ons"];

let isIdle = false;
let kindOf: DishKindOf | null = null;
const listeners = new Set<() => void>();
const started = new Set<() => Promise<void>>();

/**
 * The kind of a dish, from an idle moment after the page has loaded on; null until then and while
 * prerendering. The rules for kinds load only for a dish of a menu that does not name its kind: the
 * menu of the build names all (`hosting/build/site-values.ts`).
 */
export function useDishKind(
  item: MenuItem,
  category: MenuCategory | undefined,
  addOns: AddOns,
): DishKind | null {
  const named = item.drawing;
  return useSyncExternalStore(
    named ? untilIdle : untilRules,
    () => {
      if (named) return isIdle ? named : null;
      return kindOf?.(item, category, addOns) ?? null;
    },
    () => null,
  );
}

const untilIdle = (listener: () => void) => listen(listener, waitUntilIdle);
const untilRules = (listener: () => void) => listen(listener, loadRules);

function listen(listener: () => void, start: () => Promise<void>): () => void {
  listeners.add(listener);
  if (!started.has(start)) {
    started.add(start);
    void start();
  }
  return () => listeners.delete(listener);
}

async function waitUntilIdle(): Promise<void> {
  await whenIdle();
  isIdle = true;
  notify();
}

async function loadRules(): Promise<void> {
  await whenIdle();
  const module = await import("@/domain/menu/dish-kind").catch(() => null);
  if (!module) return;
  kindOf = module.dishKind;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
