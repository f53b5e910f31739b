import type { MenuInput } from "@/domain/menu/menu.schema";
import { HEADING_FONTS, TONES } from "@/domain/tenant/look.schema";
import { lookOf } from "@/domain/tenant/look-of";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { deployedProject } from "@/hosting/fleet/fleet";
import { bundledMenuInput } from "@/hosting/lib/bundled-menus";
import type { SiteInput } from "@/hosting/site/configured-site";
import { restaurants } from "@/test/tenant-configs/restaurants";
import { hexFromOklch } from "@/ui/theme/oklch";

/**
 * Restaurants that differ from the configured ones, and from each other, in key, name, address,
 * colours, look and prices. Nobody has the same icons or menu.
 */
export function generatedSites(count: number): SiteInput[] {
  return Array.from({ length: count }, (_, index) => generatedSite(index));
}

function generatedSite(index: number): SiteInput {
  const model = restaurants[index % restaurants.length] as Restaurant;
  const name = `generated-${String(index + 1).padStart(4, "0")}`;
  const tenant: Restaurant = {
    ...withoutPhotos(model),
    key: name,
    title: `${model.title} ${index + 1}`,
    url: `https://${name}.resto.example`,
    owner: `Familie ${index % 400}`,
    color: hexFromOklch({ l: 0.4, c: 0.1, h: (index * 137.5) % 360 }),
    textColor: "#ffffff",
    look: {
      ...lookOf(model),
      hero: "drawing",
      font: HEADING_FONTS[index % HEADING_FONTS.length] ?? "bricolage",
      tone: TONES[index % TONES.length] ?? "lively",
    },
  };
  return {
    target: name,
    restoKey: name,
    project: deployedProject(),
    tenant,
    menu: menuOf(model.key, index),
    photos: [],
    logo: null,
  };
}

function menuOf(key: string, index: number): MenuInput {
  const menu = bundledMenuInput(key);
  if (!menu) throw new Error(`no bundled menu for "${key}"`);
  const dearerBy = (index % 40) / 10;
  return {
    ...menu,
    categories: menu.categories.map(withoutPhotos),
    items: menu.items.map((item) => ({
      ...withoutPhotos(item),
      preis: Math.round((item.preis + dearerBy) * 100) / 100,
    })),
  };
}

/** Photographs belong to the configured restaurants. */
function withoutPhotos<T extends object>(value: T): T {
  return { ...value, photo: undefined };
}
