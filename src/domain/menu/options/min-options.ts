import type { MenuOptionGroup } from "../menu.schema";

/** How many options of a group a guest must choose at least. */
export function minOptions({ type, required, min = 0 }: MenuOptionGroup): number {
  return Math.max(required ? 1 : 0, type === "checkbox" ? min : 0);
}
