import type { Menu } from "../menu/menu.schema";
import type { LocalizedText } from "../text/localized-text";
import { optionPath } from "./sold-out-option";

/** Options with the same name in option groups with the same name: tofu in all noodle dishes. */
export interface SameOptions {
  readonly label: LocalizedText;
  /** Paths as in `sold_out_options`, one for each dish. */
  readonly paths: readonly string[];
}

/** Option groups with the same name, and their options. */
interface SameOptionGroups {
  readonly label: LocalizedText;
  readonly options: readonly SameOptions[];
}

/**
 * The options of a menu by name, so that an ingredient that runs out can be marked once for all
 * dishes. Groups and options are in the order of the menu.
 */
export function sameOptions({ items }: Pick<Menu, "items">): SameOptionGroups[] {
  const groups = new Map<string, { label: LocalizedText; options: Map<string, Listed> }>();
  for (const { id: item, settings } of items) {
    for (const [group, { label, options }] of Object.entries(settings)) {
      const listed = groups.get(label.de) ?? { label, options: new Map<string, Listed>() };
      groups.set(label.de, listed);
      for (const { value, label: name } of options) {
        const same = listed.options.get(name.de) ?? { label: name, paths: [] };
        listed.options.set(name.de, same);
        same.paths.push(optionPath({ item, group, option: value }));
      }
    }
  }
  return [...groups.values()].map(({ label, options }) => ({
    label,
    options: [...options.values()],
  }));
}

interface Listed {
  readonly label: LocalizedText;
  readonly paths: string[];
}
