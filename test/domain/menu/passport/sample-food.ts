import type { MenuItem, MenuOption, MenuOptionGroup } from "@/domain/menu/menu.schema";
import { EMPTY_PASSPORT, type Passport } from "@/domain/menu/passport/passport.schema";

export function name(de: string, en = de) {
  return { de, en };
}
export function passport(part: Partial<Passport>): Passport {
  return { ...EMPTY_PASSPORT, ...part };
}

export function dish(facts: Partial<MenuItem>): MenuItem {
  return {
    id: "dish",
    category: "c",
    name: name("Nudeln"),
    preis: 5,
    vat: 7,
    settings: {},
    ...facts,
  };
}

export function option(label: string, add_ons?: string[], preis = 0): MenuOption {
  return { value: label.toLowerCase(), preis, label: name(label), ...(add_ons && { add_ons }) };
}

export function group(
  options: MenuOption[],
  rules: Partial<MenuOptionGroup> = {},
): MenuOptionGroup {
  return { type: "checkbox", costs: true, label: name("Auswahl"), options, ...rules };
}
