import type { MenuItem, MenuOptionGroup } from "../menu.schema";

/** Fields as the editor names them; `whole` is an option group or option that is there or not. */
export type MenuField =
  | Exclude<keyof MenuItem, "id" | "name" | "description" | "settings">
  | `${"name" | "description" | "label" | "alt"}_${"de" | "en"}`
  | Exclude<keyof MenuOptionGroup, "label" | "options">
  | "served"
  | "whole";
