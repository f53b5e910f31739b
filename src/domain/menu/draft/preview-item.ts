import type { LocalizedText } from "../../text/localized-text";
import type { MenuItem, MenuOption, MenuOptionGroup } from "../menu.schema";
import { normaliseItem } from "./normalise-menu";

const MISSING = "…";

/**
 * A dish of a draft as guests would see it: missing names show as "…", missing prices as 0, and
 * other values that are not valid numbers are left out.
 */
export function previewItem(item: MenuItem): MenuItem {
  const { name, preis, settings, volume_ml, deposit_cents, min_age, serves, ...rest } =
    normaliseItem(item);
  return {
    ...rest,
    name: withPlaceholder(name),
    preis: preis || 0,
    settings: Object.fromEntries(
      Object.entries(settings).map(([id, group]) => [id, previewGroup(group)]),
    ),
    ...(volume_ml && { volume_ml }),
    ...(deposit_cents && { deposit_cents }),
    ...(min_age && { min_age }),
    ...(serves?.min && serves.max && { serves }),
  };
}

function previewGroup({ label, options, min, max, ...rest }: MenuOptionGroup): MenuOptionGroup {
  return {
    ...rest,
    label: withPlaceholder(label),
    options: options.map(previewOption),
    ...(min && { min }),
    ...(max && { max }),
  };
}

function previewOption(option: MenuOption): MenuOption {
  return { ...option, label: withPlaceholder(option.label), preis: option.preis || 0 };
}

function withPlaceholder({ de, en }: LocalizedText): LocalizedText {
  return { de: de || MISSING, en: en || MISSING };
}
