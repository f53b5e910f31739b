import type { MenuItem } from "@/domain/menu/menu.schema";

/** A part of the form of one dish. */
export interface DishPartProps {
  readonly item: MenuItem;
  /** By path relative to the dish. */
  readonly errors: ReadonlyMap<string, string>;
  readonly onChange: (changes: Partial<MenuItem>) => void;
}
