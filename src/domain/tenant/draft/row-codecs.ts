import * as z from "zod/mini";
import { parseNumber } from "../../text/number-text";
import type { AddOn } from "../add-ons";
import { eurosSchema } from "../restaurant.schema";
import type { StoredRestaurant } from "../stored-restaurant";
import { tableSchema } from "../table.schema";
import { draftFields, draftObject } from "./draft-fields";

const { fee } = draftFields({ fee: eurosSchema });
const { id: table_id, ...tableFields } = draftFields(tableSchema.shape);

export const phonesCodec = z.codec(
  z.array(z.object({ number: z.string() })),
  z.custom<string[]>(),
  {
    decode: (rows) => rows.map(({ number }) => number.trim()),
    encode: (numbers) => numbers.map((number) => ({ number })),
  },
);

/** By weekday, 0 is Sunday; an empty list means closed. */
export const hoursCodec = z.codec(
  z.array(z.array(z.object({ open: z.string(), close: z.string() }))).check(z.length(7)),
  z.custom<StoredRestaurant["hours"]>(),
  {
    decode: (days) =>
      Object.fromEntries(
        days.map((times, weekday) => [weekday, times.length > 0 ? times : null]),
      ) as StoredRestaurant["hours"],
    encode: (hours) => Object.values(hours).map((times) => times ?? []),
  },
);

/** Sorted by distance. */
export const bandsCodec = z.codec(
  z.array(z.object({ km: z.string(), fee })),
  z.custom<Record<string, number>>(),
  {
    decode: (rows) => {
      const keys = distanceBandKeys(rows);
      return Object.fromEntries(rows.map((row, index) => [keys[index] ?? "", row.fee]));
    },
    encode: (bands) =>
      Object.entries(bands)
        .sort(([one], [other]) => Number(one) - Number(other))
        .map(([km, euros]) => ({ km: km.replace(".", ","), fee: euros })),
  },
);

/** Sorted by code, numbers before letters. */
export const addOnsCodec = z.codec(
  z.array(z.object({ code: z.string(), de: z.string(), en: z.string(), allergen: z.string() })),
  z.custom<Record<string, AddOn>>(),
  {
    decode: (rows) => {
      const keys = addOnKeys(rows);
      return Object.fromEntries(
        rows.map(({ de, en, allergen }, index) => [
          keys[index] ?? "",
          {
            label: { de: de.trim(), en: en.trim() },
            // Selected from a list.
            ...(allergen !== "" && { allergen: allergen as NonNullable<AddOn["allergen"]> }),
          },
        ]),
      );
    },
    encode: (addOns) =>
      Object.entries(addOns)
        .sort(([one], [other]) => one.localeCompare(other, "de", { numeric: true }))
        .map(([code, { label, allergen = "" }]) => ({ code, ...label, allergen })),
  },
);

/** The id is `table_id`, because lists of a form use `id` for themselves. */
export const tablesCodec = z.codec(
  z.array(draftObject({ table_id, ...tableFields })),
  z.custom<StoredRestaurant["tables"]>(),
  {
    decode: (rows) =>
      rows.length > 0 ? rows.map(({ table_id: id, ...table }) => ({ id, ...table })) : undefined,
    encode: (tables = []) =>
      tables.map(({ id, room, ...table }) => ({ table_id: id, room, ...table })),
  },
);

/** Without an empty list; the id is `station_id`, as for tables. */
export const stationsCodec = z.codec(
  z.array(
    z.object({
      station_id: z.string(),
      name: z.string(),
      categories: z.array(z.string()),
      dishes: z.array(z.string()),
    }),
  ),
  z.custom<StoredRestaurant["stations"]>(),
  {
    decode: (rows) =>
      rows.length > 0
        ? rows.map(({ station_id: id, name, ...parts }) => ({ id, name: name.trim(), ...parts }))
        : undefined,
    encode: (stations = []) =>
      stations.map(({ id, ...station }) => ({ station_id: id, ...station })),
  },
);

export const tableJoinsCodec = z.codec(
  z.array(z.object({ table_ids: z.array(z.string()) })),
  z.custom<StoredRestaurant["table_joins"]>(),
  {
    decode: (joins) => (joins.length > 0 ? joins : undefined),
    encode: (joins = []) => joins,
  },
);

/**
 * Keys of the distance bands by row. Duplicates get extra zeros, so that no row is lost; an invalid
 * number becomes an invalid key, which the schema reports.
 */
export function distanceBandKeys(rows: readonly { readonly km: string }[]): string[] {
  return distinct(
    rows.map(({ km }) => (km.trim() === "" ? "" : String(parseNumber(km) ?? Number.NaN))),
    (key) => (key.includes(".") ? `${key}0` : `${key}.0`),
  );
}

/** Keys of the legend by row. Duplicates become invalid keys, which the schema reports. */
export function addOnKeys(rows: readonly { readonly code: string }[]): string[] {
  return distinct(
    rows.map(({ code }) => code.trim()),
    (key) => `${key} `,
  );
}

function distinct(keys: readonly string[], next: (key: string) => string): string[] {
  const taken = new Set<string>();
  return keys.map((wanted) => {
    let key = wanted;
    while (taken.has(key)) key = next(key);
    taken.add(key);
    return key;
  });
}
