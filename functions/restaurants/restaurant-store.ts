import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { type Availability, availabilitySchema } from "@/domain/availability/availability.schema";
import type { Menu } from "@/domain/menu/menu.schema";
import { parseMenu } from "@/domain/menu/stored-menu";
import type { ReadableParts } from "@/domain/stored-data/parse-readable-parts";
import { parseStored } from "@/domain/stored-data/parse-stored";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { SavedRestaurant } from "@/domain/tenant/save-restaurant-request.schema";
import { parseRestaurant } from "@/domain/tenant/stored-restaurant";
import { database, type Reader, type Transaction } from "../runtime/admin-app";
import { parsedOrNull, readableParts } from "../runtime/parsed-value";
import { plainData } from "../runtime/plain-data-store";
import { readMenu } from "./cached-menu-store";

/** Far more restaurants than one project hosts (docs/deploy.md, "What it costs"). */
export const MAX_RESTAURANTS = 1000;

/** Documents that can be read together with a restaurant. */
interface Companions {
  readonly menu: Menu;
  readonly availability: Availability;
}

type Companion = keyof Companions;

export type RestaurantWith<C extends Companion = never> = {
  readonly restaurant: Restaurant;
  /** False if companions lack parts that cannot be parsed. */
  readonly isIntact: boolean;
} & Pick<Companions, C>;

/**
 * Reads a restaurant and the named companions. Missing availability counts as the default. A dish,
 * closure or other part of a companion that cannot be parsed is logged and left out, so that it does
 * not stop the rest.
 * @returns null if the restaurant or its menu does not exist or cannot be parsed
 */
export async function readRestaurant<C extends Companion = never>(
  key: string,
  companions: readonly C[],
  reader: Reader = database(),
): Promise<RestaurantWith<C> | null> {
  const wanted = new Set<Companion>(companions);
  const [[found, openings], menu] = await Promise.all([
    reader.getAll(
      database().doc(`public/${key}`),
      ...(wanted.has("availability") ? [database().doc(`availability/${key}`)] : []),
    ),
    wanted.has("menu") ? readMenu(key, reader) : null,
  ]);
  const stored = restaurantData(found);
  const restaurant = stored && parsedOrNull(`public/${key}`, parseRestaurant(stored));
  if (!restaurant) return null;
  const availability = openings ? readAvailability(openings) : null;
  const parts: { [W in Companion]: ReadableParts<Companions[W]> | null } = { menu, availability };
  if (companions.some((each) => !parts[each])) return null;
  const isIntact = companions.every((each) => parts[each]?.dropped.length === 0);
  const data = companions.map((each) => [each, parts[each]?.data]);
  return { restaurant, isIntact, ...Object.fromEntries(data) } as RestaurantWith<C>;
}

function readAvailability(snapshot: DocumentSnapshot): ReadableParts<Availability> | null {
  const parse = (data: unknown) => parseStored(availabilitySchema, data);
  return readableParts(snapshot.ref.path, parse, plainData(snapshot) ?? {});
}

/** Data of a document in `public`; null if it is missing or belongs to the super-admin tenant. */
function restaurantData(snapshot: DocumentSnapshot | undefined): Record<string, unknown> | null {
  const data = snapshot ? plainData(snapshot) : null;
  return data?.super === true ? null : data;
}

const replacedFieldsSchema = z.object({
  rev: z.catch(z.int(), 0),
  url: z.catch(z.string(), ""),
  add_ons: z.catch(z.record(z.string(), z.unknown()), {}),
  pays_online: z.catch(z.boolean(), false),
});

/** A restaurant as stored, parseable or not, so that a save can replace a broken one. */
export interface StoredRestaurantData extends z.infer<typeof replacedFieldsSchema> {
  readonly value: object;
  /** Null if missing or not parseable. */
  readonly menu: Menu | null;
}

/** Reads a restaurant and its menu for a save; null if the restaurant does not exist. */
export async function readRestaurantData(
  transaction: Transaction,
  key: string,
): Promise<StoredRestaurantData | null> {
  const [restaurant, menu] = await transaction.getAll(
    database().doc(`public/${key}`),
    database().doc(`menus/${key}`),
  );
  const value = restaurantData(restaurant);
  if (!value) return null;
  const parsedMenu = parseMenu(menu ? plainData(menu) : null);
  return {
    ...replacedFieldsSchema.parse(value),
    value,
    menu: parsedMenu.success ? parsedMenu.data : null,
  };
}

/** Replaces the whole document of a restaurant. */
export function writeRestaurant(
  transaction: Transaction,
  key: string,
  restaurant: SavedRestaurant & { readonly rev: number },
): void {
  transaction.set(database().doc(`public/${key}`), restaurant);
}

/** Index of the first key without a stored restaurant; null if all exist. */
export async function findUnknownRestaurant(keys: readonly string[]): Promise<number | null> {
  if (keys.length === 0) return null;
  const references = keys.map((key) => database().doc(`public/${key}`));
  const snapshots = await database().getAll(...references, { fieldMask: ["super"] });
  const unknown = snapshots.findIndex((snapshot) => !restaurantData(snapshot));
  return unknown === -1 ? null : unknown;
}

/** Keys of all stored restaurants. */
export async function listRestaurantKeys(): Promise<string[]> {
  const query = database().collection("public").select("super").limit(MAX_RESTAURANTS);
  return (await query.get()).docs.filter(restaurantData).map(({ id }) => id);
}
