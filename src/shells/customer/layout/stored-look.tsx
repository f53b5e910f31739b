import { type ReactNode, use } from "react";
import { activeRestaurant } from "@/config/active-tenant";
import { useRestaurant } from "@/data/restaurant-provider";
import { lookOf } from "@/domain/tenant/look-of";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";

/** The looks that the page has had, by their values. The first one is that of the build. */
const looks = new Map<string, Promise<void> | null>();
if (activeRestaurant) looks.set(lookKey(activeRestaurant), null);
let current = activeRestaurant ? lookKey(activeRestaurant) : "";

/**
 * Renders the page once it has the colours, font and styles of the stored restaurant. The build contains
 * those of its configuration; others load on demand.
 */
export function StoredLook({ children }: { readonly children: ReactNode }) {
  const look = stylesOf(useRestaurant());
  if (look) use(look);
  return children;
}

function stylesOf(restaurant: Restaurant): Promise<void> | null {
  const key = lookKey(restaurant);
  if (key === current) return looks.get(key) ?? null;
  current = key;
  const loading = applyLook(restaurant);
  looks.set(key, loading);
  return loading;
}

async function applyLook(restaurant: Restaurant): Promise<void> {
  try {
    const module = await import("@/ui/stored-look/apply-look");
    await module.applyLook(restaurant);
  } catch (fault) {
    console.warn("the stored look did not load", fault);
  }
}

function lookKey(restaurant: Restaurant): string {
  const { font, tone, layout } = lookOf(restaurant);
  return [restaurant.color, restaurant.textColor, font, tone, layout].join();
}
