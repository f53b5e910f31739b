import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { addOnKeys, distanceBandKeys } from "@/domain/tenant/draft/row-codecs";

const TEXTS: ReadonlySet<PropertyKey | undefined> = new Set([
  "subtitle",
  "description",
  "keywords",
]);

/**
 * Form path of a field of the restaurant, for example `cost_by_distance.1.fee` for
 * `cost_by_distance.7.5`. The codecs of the draft map values, not paths, so the fields whose rows have
 * other keys than the stored shape are named here.
 * @param path path in the stored shape
 */
export function formPath(path: readonly PropertyKey[], draft: RestaurantDraft): string {
  const [field, part, ...rest] = path;
  // A plain string is edited as the German text.
  if (TEXTS.has(field) && part === undefined) return `${String(field)}.de`;
  if (field === "phones" && part !== undefined) return `phones.${String(part)}.number`;
  // The id has no field of its own.
  if (field === "tables" && rest[0] === "id") return `tables.${String(part)}.name`;
  if (field === "table_joins" && part !== undefined) return `table_joins.${String(part)}.table_ids`;
  if (field === "cost_by_distance" && part !== undefined) {
    return rowPath(
      "cost_by_distance",
      distanceBandKeys(draft.cost_by_distance).indexOf(String(part)),
      rest[0] ?? "fee",
    );
  }
  if (field === "add_ons" && part !== undefined) {
    const named = rest[0] === "label" ? (rest[1] ?? "de") : (rest[0] ?? "code");
    return rowPath("add_ons", addOnKeys(draft.add_ons).indexOf(String(part)), named);
  }
  return path.map(String).join(".");
}

function rowPath(list: string, row: number, part: PropertyKey): string {
  return row === -1 ? list : `${list}.${row}.${String(part)}`;
}

/** Splits the `field` of a refusal. Keys of `cost_by_distance` may contain points. */
export function refusedFieldPath(field: string): string[] {
  const path = field.replace(/^value\./, "");
  const fee = /^cost_by_distance\.(.+)$/.exec(path);
  return fee ? ["cost_by_distance", fee[1] ?? ""] : path.split(".");
}

/** Text at a form path; empty if there is none. */
export function draftTextAt(path: string, draft: RestaurantDraft): string {
  let here: unknown = draft;
  for (const part of path.split(".")) {
    here = typeof here === "object" && here !== null ? Reflect.get(here, part) : undefined;
  }
  return typeof here === "string" ? here : "";
}
