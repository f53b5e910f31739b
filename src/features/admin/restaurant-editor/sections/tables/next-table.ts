import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";

type Tables = RestaurantDraft["tables"];

/**
 * A new table like the last one of the list, with the next free number: after "Terrasse 4" comes
 * "Terrasse 5".
 * @param table_id must be new
 */
export function nextTable(tables: Tables, table_id: string): Tables[number] {
  const last = tables.at(-1);
  const names = new Set(tables.map(({ name }) => name.trim()));
  const [, words = "", digits = ""] = /^(.*?)(\d*)$/.exec(last?.name.trim() ?? "") ?? [];
  let number = digits === "" ? tables.length + 1 : Number(digits) + 1;
  while (names.has(`${words}${number}`)) number += 1;
  const name = last && digits === "" ? "" : `${words}${number}`;
  return { table_id, name, room: last?.room ?? "", seats: last?.seats ?? "2" };
}
