import type { DishKind } from "@/domain/tenant/dish-kinds";

/** Address of a drawing in the colours of this build's restaurant (`hosting/drawings`). */
export function drawingUrl(kind: DishKind): string {
  return `${__DRAWINGS__}/${kind}.svg`;
}
