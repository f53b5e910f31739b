import type { Place } from "@/domain/delivery/place.schema";
import type { MenuInput } from "@/domain/menu/menu.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { TENANT_LIST_FILE, tenantListSource } from "./tenant-list-source";

/** The list of towns. */
const PLACES_FILE = "tenant-configs/places.json";

/** Source text by path in the repository. */
export type Files = Readonly<Record<string, string>>;

/**
 * The files of a new restaurant, unformatted: its configuration, its menu and the list of tenants.
 * @param keys keys of the existing tenants
 */
export function scaffold(restaurant: Restaurant, menu: MenuInput, keys: readonly string[]): Files {
  const { key } = restaurant;
  return {
    [`tenant-configs/${key}.ts`]: configurationSource(restaurant),
    [`tenant-configs/menus/${key}.ts`]: menuSource(restaurant, menu),
    [TENANT_LIST_FILE]: tenantListSource([...keys, key]),
  };
}

function configurationSource(restaurant: Restaurant): string {
  return `import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { addOns } from "./add-ons";
import { additionalAddOns } from "./additional-add-ons";
import { lunchAndDinner } from "./lunch-and-dinner";

/** ${escapeComment(restaurant.title)} in ${restaurant.address.city}. */
export const tenant: Restaurant = ${restaurantSource(restaurant)};
`;
}

/** The list of towns, one line each. */
export function placesFile(places: readonly Place[]): Files {
  const lines = places.map(({ zip, name, location }) => JSON.stringify({ zip, name, ...location }));
  return { [PLACES_FILE]: `[\n${lines.join(",\n")}\n]\n` };
}

/** Opening hours and legend refer to the shared constants; everything else is spelled out. */
function restaurantSource({ hours, add_ons: _legend, ...fields }: Restaurant): string {
  const lines = Object.entries(fields).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)},`,
  );
  const days = Object.entries(hours).map(
    ([day, intervals]) => `${day}: ${intervals ? "lunchAndDinner" : "null"},`,
  );
  return `{
${lines.join("\n")}
hours: { ${days.join(" ")} },
add_ons: { ...addOns, ...additionalAddOns },
}`;
}

function menuSource(restaurant: Restaurant, menu: MenuInput): string {
  return `import type { MenuInput } from "@/domain/menu/menu.schema";

/** The menu of ${escapeComment(restaurant.title)}. */
export const menu: MenuInput = ${JSON.stringify(menu, null, 2)};
`;
}

/** A title must not end the comment it appears in. */
function escapeComment(title: string): string {
  return title.replaceAll("*/", "* /");
}
