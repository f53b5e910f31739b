import { isFinerThanCent } from "../../money/money";
import type { Restaurant } from "../../tenant/restaurant.schema";
import type { Menu, MenuItem, MenuOptionGroup } from "../menu.schema";

/** Rules that span several fields of a menu and that its schema cannot check. */
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
  /** For example `items`, 3, `preis`. */
  readonly path: MenuPath;
  readonly code: ConsistencyCode;
  /** The offending id or code, if the path does not contain it. */
  readonly found?: string;
}

type Codes = Pick<Restaurant, "add_ons">;

/**
 * Checks a menu that matches its schema for duplicate ids, unknown categories and codes, bounds that
 * cannot be met, and prices finer than a cent.
 * @returns empty if the menu is valid; a duplicate id is reported once
 */
export function menuConsistencyIssues(menu: Menu, restaurant: Codes): ConsistencyIssue[] {
  const categories = new Set(menu.categories.map(({ id }) => id));
  return [
    ...duplicateIdIssues("categories", menu.categories),
    ...duplicateIdIssues("items", menu.items),
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

/** {@link menuConsistencyIssues} of a single dish. */
export function itemConsistencyIssues(
  path: MenuPath,
  item: MenuItem,
  restaurant: Codes,
): ConsistencyIssue[] {
  return [
    ...priceIssues(path, item.preis),
    ...codeIssues(path, item.add_ons, restaurant),
    ...Object.entries(item.settings).flatMap(([id, setting]) => {
      const here = [...path, "settings", id];
      return [
        ...optionGroupIssues(here, setting),
        ...setting.options.flatMap((option, index) => {
          const at = [...here, "options", index];
          return [...priceIssues(at, option.preis), ...codeIssues(at, option.add_ons, restaurant)];
        }),
      ];
    }),
  ];
}

function duplicateIdIssues(
  list: string,
  entries: readonly { readonly id: string }[],
): ConsistencyIssue[] {
  const ids = entries.map(({ id }) => id);
  return duplicates(ids).map((index) => ({ path: [list, index, "id"], code: "DUPLICATE_ID" }));
}

function optionGroupIssues(
  path: MenuPath,
  { type, min, max, options }: MenuOptionGroup,
): ConsistencyIssue[] {
  const issues: ConsistencyIssue[] = duplicates(options.map(({ value }) => value)).map((index) => ({
    path: [...path, "options", index, "value"],
    code: "DUPLICATE_OPTION",
  }));
  const bound = [...path, min === undefined ? "max" : "min"];
  if (type === "radio" && (min !== undefined || max !== undefined)) {
    issues.push({ path: bound, code: "BOUNDS_ON_RADIO" });
  }
  if ((min ?? 0) > (max ?? Infinity)) issues.push({ path: bound, code: "MIN_ABOVE_MAX" });
  if ((min ?? 0) > options.length) issues.push({ path: bound, code: "MIN_ABOVE_OPTIONS" });
  return issues;
}

function codeIssues(
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

function priceIssues(path: MenuPath, euros: number): ConsistencyIssue[] {
  return isFinerThanCent(euros) ? [{ path: [...path, "preis"], code: "PRICE_TOO_PRECISE" }] : [];
}

/** Index of the second occurrence of each duplicate id. */
function duplicates(ids: readonly string[]): number[] {
  const seen = new Map<string, number>();
  return ids.flatMap((id, index) => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 2 ? [index] : [];
  });
}
