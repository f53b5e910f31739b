import { isSameData } from "../../stored-data/is-same-data";
import type { LocalizedText } from "../../text/localized-text";
import type { Menu, MenuCategory, MenuItem, MenuOption, MenuOptionGroup } from "../menu.schema";

/** Fields as the editor lists them; `whole` is an option group or option that was added or removed. */
export type MenuField =
  | Exclude<keyof MenuItem, "id" | "name" | "description" | "settings">
  | `${"name" | "description" | "label"}_${"de" | "en"}`
  | Exclude<keyof MenuOptionGroup, "label" | "options">
  | "whole"
  | "order";

type FieldValue = string | number | boolean;

export interface FieldChange {
  /** Labels of the option group and the option; empty for the dish itself. */
  readonly of: readonly LocalizedText[];
  readonly field: MenuField;
  /** Absent if the field had (or has) no value. Lists are joined by spaces. */
  readonly before?: FieldValue;
  readonly after?: FieldValue;
}

export interface MenuChange {
  readonly list: "categories" | "items";
  readonly kind: "added" | "removed" | "changed";
  readonly id: string;
  /** Its current name. */
  readonly name: LocalizedText;
  readonly fields: readonly FieldChange[];
}

/**
 * Lists the changes between two menus: categories, then dishes, each in their current order followed
 * by removed entries. Reordered dishes count as a change of their category, reordered categories as
 * a change of the first category.
 */
export function menuDiff(before: Menu, after: Menu): MenuChange[] {
  const regrouped = isReordered(before.categories, after.categories);
  const categoryFields = (one: MenuCategory, other: MenuCategory): FieldChange[] => {
    const isFirst = other.id === after.categories[0]?.id;
    const reordered = isReordered(dishesOf(before, one.id), dishesOf(after, other.id));
    return [
      ...textChanges([], "name", one.name, other.name),
      ...textChanges([], "description", one.description, other.description),
      ...((isFirst && regrouped) || reordered ? [{ of: [], field: "order" as const }] : []),
    ];
  };
  return [
    ...listDiff("categories", before.categories, after.categories, categoryFields),
    ...listDiff("items", before.items, after.items, itemChanges),
  ];
}

interface Entry {
  readonly id: string;
  readonly name: LocalizedText;
}

function listDiff<T extends Entry>(
  list: MenuChange["list"],
  before: readonly T[],
  after: readonly T[],
  fieldsOf: (before: T, after: T) => FieldChange[],
): MenuChange[] {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const afterIds = new Set(after.map(({ id }) => id));
  const change = ({ id, name }: Entry, kind: MenuChange["kind"], fields: FieldChange[]) => ({
    list,
    kind,
    id,
    name,
    fields,
  });
  return [
    ...after.flatMap((entry) => {
      const old = known.get(entry.id);
      if (!old) return [change(entry, "added", [])];
      const fields = fieldsOf(old, entry);
      return fields.length > 0 ? [change(entry, "changed", fields)] : [];
    }),
    ...before.filter(({ id }) => !afterIds.has(id)).map((entry) => change(entry, "removed", [])),
  ];
}

const ITEM_FIELDS = [
  "category",
  "number",
  "preis",
  "add_ons",
  "diet",
  "vat",
  "volume_ml",
  "deposit_cents",
  "min_age",
  "sold_out",
] as const;

function itemChanges(before: MenuItem, after: MenuItem): FieldChange[] {
  if (before === after) return [];
  return [
    ...textChanges([], "name", before.name, after.name),
    ...textChanges([], "description", before.description, after.description),
    ...fieldChanges([], ITEM_FIELDS, before, after),
    ...partChanges(
      Object.entries(before.settings),
      Object.entries(after.settings),
      [],
      groupChanges,
    ),
  ];
}

function groupChanges(
  before: MenuOptionGroup,
  after: MenuOptionGroup,
  of: readonly LocalizedText[],
): FieldChange[] {
  const entries = ({ options }: MenuOptionGroup) =>
    options.map((option): [string, MenuOption] => [option.value, option]);
  const ids = ({ options }: MenuOptionGroup) => options.map(({ value }) => ({ id: value }));
  return [
    ...textChanges(of, "label", before.label, after.label),
    ...fieldChanges(of, ["type", "costs", "required", "min", "max"], before, after),
    ...partChanges(entries(before), entries(after), of, (one, other, at) => [
      ...textChanges(at, "label", one.label, other.label),
      ...fieldChanges(at, ["preis", "add_ons"], one, other),
    ]),
    ...(isReordered(ids(before), ids(after)) ? [{ of, field: "order" as const }] : []),
  ];
}

function partChanges<T extends { readonly label: LocalizedText }>(
  before: readonly (readonly [string, T])[],
  after: readonly (readonly [string, T])[],
  of: readonly LocalizedText[],
  changesOf: (before: T, after: T, of: readonly LocalizedText[]) => FieldChange[],
): FieldChange[] {
  const known = new Map(before);
  const afterParts = new Map(after);
  return [
    ...after.flatMap(([id, part]) => {
      const old = known.get(id);
      const here = [...of, part.label];
      return old
        ? changesOf(old, part, here)
        : [{ of: here, field: "whole" as const, after: true }];
    }),
    ...before
      .filter(([id]) => !afterParts.has(id))
      .map(([, part]) => ({ of: [...of, part.label], field: "whole" as const, before: true })),
  ];
}

function fieldChanges<T extends object, F extends keyof T & MenuField>(
  of: readonly LocalizedText[],
  fields: readonly F[],
  before: T,
  after: T,
): FieldChange[] {
  return fields
    .filter((field) => !isSameData(before[field], after[field]))
    .map((field) => ({ of, field, ...sides(shown(before[field]), shown(after[field])) }));
}

function textChanges(
  of: readonly LocalizedText[],
  part: "name" | "description" | "label",
  before: LocalizedText | undefined,
  after: LocalizedText | undefined,
): FieldChange[] {
  return (["de", "en"] as const)
    .filter((language) => (before?.[language] ?? "") !== (after?.[language] ?? ""))
    .map((language) => ({
      of,
      field: `${part}_${language}` as const,
      ...sides(before?.[language], after?.[language]),
    }));
}

function sides(before: FieldValue | undefined, after: FieldValue | undefined) {
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

function shown(value: unknown): FieldValue | undefined {
  if (Array.isArray(value)) return value.join(" ");
  const isPlain = ["string", "number", "boolean"].includes(typeof value);
  return isPlain ? (value as FieldValue) : undefined;
}

function dishesOf({ items }: Menu, category: string): MenuItem[] {
  return items.filter((item) => item.category === category);
}

/** Whether the entries common to both lists are in a different order. */
function isReordered(
  before: readonly { readonly id: string }[],
  after: readonly { readonly id: string }[],
): boolean {
  const old = new Set(before.map(({ id }) => id));
  const now = new Set(after.map(({ id }) => id));
  const common = (list: readonly { readonly id: string }[], other: ReadonlySet<string>) =>
    list.flatMap(({ id }) => (other.has(id) ? [id] : [])).join(" ");
  return common(before, now) !== common(after, old);
}
