import type { Restaurant } from "../../tenant/restaurant.schema";
import type { Menu, MenuItem, MenuOptionGroup } from "../menu.schema";

/** What can be wrong with a menu although every part of it has the right form. */
export type ConsistencyCode =
  | "DUPLICATE_ID"
  | "DUPLICATE_OPTION"
  | "UNKNOWN_CATEGORY"
  | "UNKNOWN_CODE"
  | "PRICE_TOO_PRECISE"
  | "BOUNDS_ON_RADIO"
  | "MIN_ABOVE_MAX"
  | "MIN_ABOVE_OPTIONS";

export type MenuPath = readonly (string | number)[];

export interface ConsistencyIssue {
  /** Where it is, for example `items`, 3, `preis`. */
  readonly path: MenuPath;
  readonly code: ConsistencyCode;
  /** The id or code in question, where the path alone does not say it. */
  readonly found?: string;
}

type Codes = Pick<Restaurant, "add_ons">;

/**
 * What the schema cannot see in a menu: ids used twice, unknown categories and codes, bounds no
 * guest could keep, prices finer than a cent.
 * @returns empty for a sound menu; an id used several times is named once
 */
export function menuConsistencyIssues(menu: Menu, restaurant: Codes): ConsistencyIssue[] {
  const categories = new Set(menu.categories.map(({ id }) => id));
  return [
    ...idFaults("categories", menu.categories),
    ...idFaults("items", menu.items),
    ...menu.items.flatMap((item, index) => {
      const path = ["items", index];
      const { category } = item;
      const unknown: ConsistencyIssue[] = categories.has(category)
        ? []
        : [{ path: [...path, "category"], code: "UNKNOWN_CATEGORY", found: category }];
      return [...unknown, ...itemConsistencyIssues(path, item, restaurant)];
    }),
  ];
}

/** What is wrong with one dish by itself. */
export function itemConsistencyIssues(
  path: MenuPath,
  item: MenuItem,
  restaurant: Codes,
): ConsistencyIssue[] {
  return [
    ...priceFaults(path, item.preis),
    ...codeFaults(path, item.add_ons, restaurant),
    ...Object.entries(item.settings).flatMap(([id, setting]) => {
      const here = [...path, "settings", id];
      return [
        ...settingFaults(here, setting),
        ...setting.options.flatMap((option, index) => {
          const at = [...here, "options", index];
          return [...priceFaults(at, option.preis), ...codeFaults(at, option.add_ons, restaurant)];
        }),
      ];
    }),
  ];
}

function idFaults(list: string, entries: readonly { readonly id: string }[]): ConsistencyIssue[] {
  const ids = entries.map(({ id }) => id);
  return repeats(ids).map((index) => ({ path: [list, index, "id"], code: "DUPLICATE_ID" }));
}

function settingFaults(
  path: MenuPath,
  { type, min, max, options }: MenuOptionGroup,
): ConsistencyIssue[] {
  const faults: ConsistencyIssue[] = repeats(options.map(({ value }) => value)).map((index) => ({
    path: [...path, "options", index, "value"],
    code: "DUPLICATE_OPTION",
  }));
  const bound = [...path, min === undefined ? "max" : "min"];
  if (type === "radio" && (min !== undefined || max !== undefined)) {
    faults.push({ path: bound, code: "BOUNDS_ON_RADIO" });
  }
  if ((min ?? 0) > (max ?? Infinity)) faults.push({ path: bound, code: "MIN_ABOVE_MAX" });
  if ((min ?? 0) > options.length) faults.push({ path: bound, code: "MIN_ABOVE_OPTIONS" });
  return faults;
}

function codeFaults(
  path: MenuPath,
  codes: readonly string[] | undefined,
  restaurant: Codes,
): ConsistencyIssue[] {
  return (codes ?? []).flatMap((code, index) =>
    Object.hasOwn(restaurant.add_ons, code)
      ? []
      : [{ path: [...path, "add_ons", index], code: "UNKNOWN_CODE", found: code }],
  );
}

function priceFaults(path: MenuPath, euros: number): ConsistencyIssue[] {
  return Math.abs(euros * 100 - Math.round(euros * 100)) > 1e-6
    ? [{ path: [...path, "preis"], code: "PRICE_TOO_PRECISE" }]
    : [];
}

/** Where an id stands for the second time. */
function repeats(ids: readonly string[]): number[] {
  const seen = new Map<string, number>();
  return ids.flatMap((id, index) => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 2 ? [index] : [];
  });
}
