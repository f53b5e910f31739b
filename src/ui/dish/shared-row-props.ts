import type { ReactNode } from "react";
import type { MenuCategory, MenuItem } from "@/domain/menu/menu.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Language } from "@/domain/text/language";

/** Actions of a dish's row. */
export interface DishActions {
  /** Adds portions, 1 by default, or opens the sheet for them if a choice is required. */
  readonly add: (item: MenuItem, portions?: number) => void;
  /** Opens the dish's sheet. */
  readonly open: (item: MenuItem) => void;
  readonly removeOne: (item: MenuItem) => void;
}

/** Props that all rows of a list share. They must be stable, or every row renders again. */
export interface SharedRowProps {
  readonly language: Language;
  /** The restaurant's legend. */
  readonly addOns: Restaurant["add_ons"];
  readonly actions: DishActions;
  readonly categoryOf: (item: MenuItem) => MenuCategory | undefined;
  /** Whether the dish shows its photograph or drawing in this list. */
  readonly showsPicture: (item: MenuItem) => boolean;
  /** A mark on the picture, such as "popular". */
  readonly badgeOf: (item: MenuItem) => string | null;
  /** Result of the guest's allergy passport for the dish; undefined without a passport. */
  readonly markOf?: ((item: MenuItem) => ReactNode) | undefined;
  /** False in the prerendered page and while it hydrates. */
  readonly isHydrated: boolean;
}
