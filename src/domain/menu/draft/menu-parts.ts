import { IGNORED, listOf, mapOf, type RecordPart, recordOf } from "../../revision/part";
import type { LocalizedText } from "../../text/localized-text";
import type { Menu, MenuCategory, MenuItem, MenuOption, MenuOptionGroup } from "../menu.schema";

const text = recordOf<LocalizedText>();

const option = recordOf<MenuOption>({ label: text });

const group = recordOf<MenuOptionGroup>({
  label: text,
  options: listOf<MenuOption>({ idOf: ({ value }) => value, of: option }),
});

/** How menus are compared and merged. Dishes are ordered within their category. */
export const menuParts: RecordPart = recordOf<Menu>({
  rev: IGNORED,
  categories: listOf<MenuCategory>({
    idOf: ({ id }) => id,
    of: recordOf<MenuCategory>({ name: text, description: text }),
  }),
  items: listOf<MenuItem>({
    idOf: ({ id }) => id,
    of: recordOf<MenuItem>({ name: text, description: text, settings: mapOf(group) }),
    groupOf: ({ category }) => category,
  }),
});
