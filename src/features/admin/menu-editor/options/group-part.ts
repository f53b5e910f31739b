import type { ReactNode } from "react";
import type { MenuOptionGroup } from "@/domain/menu/menu.schema";

/** Position of a group. */
export interface GroupPlace {
  /** Id of the dish. */
  readonly dish: string;
  readonly group: string;
  readonly handle: ReactNode;
}

/** A part of the form of an option group. */
export interface GroupPartProps {
  readonly group: MenuOptionGroup;
  readonly place: GroupPlace;
  /** By path relative to the group. */
  readonly errors: ReadonlyMap<string, string>;
  readonly onChange: (group: MenuOptionGroup) => void;
}
