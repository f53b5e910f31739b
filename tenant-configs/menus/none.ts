import type { MenuInput } from "@/domain/menu/menu.schema";

/** Stands for the menu in builds without a restaurant. */
export const menu: MenuInput | null = null;
