import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { addOnKeys, distanceBandKeys } from "./draft-to-restaurant";

const TEXTS: ReadonlySet<PropertyKey | undefined> = new Set([
  "subtitle",
  "description",
  "keywords",
]);

/**
 * Where in the form something of the record stands, for example `cost_by_distance.1.fee` for
 * `cost_by_distance.7.5`.
 * @param path in the stored shape
 */
export function formPath(path: readonly PropertyKey[], draft: RestaurantDraft): string {
  const [field, part, ...rest] = path;
  // A text in one language is all there is of it.
  if (TEXTS.has(field) && part === undefined) return `${String(field)}.de`;
  if (field === "phones" && part !== undefined) return `phones.${String(part)}.number`;
  if (field === "cost_by_distance" && part !== undefined) {
    return rowPath(
      "cost_by_distance",
      distanceBandKeys(draft).indexOf(String(part)),
      rest[0] ?? "fee",
    );
  }
  if (field === "add_ons" && part !== undefined) {
    const named = rest[0] === "label" ? (rest[1] ?? "de") : (rest[0] ?? "code");
    return rowPath("add_ons", addOnKeys(draft).indexOf(String(part)), named);
  }
  return path.map(String).join(".");
}

function rowPath(list: string, row: number, part: PropertyKey): string {
  return row === -1 ? list : `${list}.${row}.${String(part)}`;
}

/** The path of a refusal's `field`, in which the keys of fees may contain points. */
export function refusedFieldPath(field: string): string[] {
  const path = field.replace(/^value\./, "");
  const fee = /^cost_by_distance\.(.+)$/.exec(path);
  return fee ? ["cost_by_distance", fee[1] ?? ""] : path.split(".");
}

/** What was typed at a path of the form; empty where there is no text. */
export function draftTextAt(path: string, draft: RestaurantDraft): string {
  let here: unknown = draft;
  for (const part of path.split(".")) {
    here = typeof here === "object" && here !== null ? Reflect.get(here, part) : undefined;
  }
  return typeof here === "string" ? here : "";
}
