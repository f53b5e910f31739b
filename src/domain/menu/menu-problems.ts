import type { Restaurant } from "../tenant/restaurant.schema";
import type { Menu, MenuItem, MenuSetting } from "./menu.schema";

/**
 * What the schema cannot see in a menu: ids used twice, unknown categories and codes, bounds no
 * guest could keep, prices finer than a cent.
 * @returns one technical sentence per problem, starting with the path; empty for a sound menu
 */
export function menuProblems(menu: Menu, restaurant: Pick<Restaurant, "add_ons">): string[] {
  const categories = new Set(menu.categories.map(({ id }) => id));
  return [
    ...repeated(menu.categories.map(({ id }) => id)).map((id) => `categories.${id}: id used twice`),
    ...repeated(menu.items.map(({ id }) => id)).map((id) => `items.${id}: id used twice`),
    ...menu.items.flatMap((item) => [
      ...(categories.has(item.category)
        ? []
        : [`items.${item.id}: unknown category ${item.category}`]),
      ...itemProblems(item, restaurant),
    ]),
  ];
}

function itemProblems(item: MenuItem, restaurant: Pick<Restaurant, "add_ons">): string[] {
  const path = `items.${item.id}`;
  return [
    ...priceProblems(path, item.preis),
    ...codeProblems(path, item.add_ons, restaurant),
    ...Object.entries(item.settings).flatMap(([id, setting]) => [
      ...settingProblems(`${path}.settings.${id}`, setting),
      ...setting.options.flatMap((option) => [
        ...priceProblems(`${path}.settings.${id}.${option.value}`, option.preis),
        ...codeProblems(`${path}.settings.${id}.${option.value}`, option.add_ons, restaurant),
      ]),
    ]),
  ];
}

function settingProblems(path: string, { type, min, max, options }: MenuSetting): string[] {
  const problems = repeated(options.map(({ value }) => value)).map(
    (value) => `${path}.${value}: option used twice`,
  );
  if (type === "radio" && (min !== undefined || max !== undefined)) {
    problems.push(`${path}: min and max belong to checkboxes`);
  }
  if ((min ?? 0) > (max ?? Infinity)) problems.push(`${path}: min above max`);
  if ((min ?? 0) > options.length) problems.push(`${path}: min above the number of options`);
  return problems;
}

function codeProblems(
  path: string,
  codes: readonly string[] | undefined,
  restaurant: Pick<Restaurant, "add_ons">,
): string[] {
  return (codes ?? [])
    .filter((code) => !Object.hasOwn(restaurant.add_ons, code))
    .map((code) => `${path}: unknown code ${code}`);
}

function priceProblems(path: string, euros: number): string[] {
  return Math.abs(euros * 100 - Math.round(euros * 100)) > 1e-6
    ? [`${path}: price finer than a cent`]
    : [];
}

function repeated(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}
