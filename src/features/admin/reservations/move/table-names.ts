import type { Restaurant } from "@/domain/tenant/restaurant.schema";

/**
 * Names of a party's tables, joined; null without a table. Tables that are no longer listed are left
 * out.
 */
export function tableNames(
  restaurant: Pick<Restaurant, "tables"> | undefined,
  ids: readonly string[] | undefined,
): string | null {
  const names = (ids ?? []).flatMap(
    (id) => restaurant?.tables?.find((table) => table.id === id)?.name ?? [],
  );
  return names.length > 0 ? names.join(" + ") : null;
}
