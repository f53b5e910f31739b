import type { DescribeChange } from "@/admin-ui/revisions/describe-change";
import type { MenuField } from "@/domain/menu/draft/menu-field";
import type { Menu, MenuItem } from "@/domain/menu/menu.schema";
import type { OrderableHours } from "@/domain/menu/orderable-hours.schema";
import type { PartySize } from "@/domain/menu/party-size.schema";
import { centsFromEuros } from "@/domain/money/money";
import type { Photo } from "@/domain/photo/photo.schema";
import type { PartPath } from "@/domain/revision/changes";
import { ORDER } from "@/domain/revision/list-order";
import { formatPrice } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import type { LocalizedText } from "@/domain/text/localized-text";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { servedEditorTexts } from "@/i18n/admin/served-editor-texts";
import { servedText } from "@/i18n/order/served-text";
import { displayName } from "../context/display-name";
import { fieldOf } from "../context/issue-text";

/**
 * Words the changes of a menu: grouped by dish or category, with option group and option before the
 * field.
 * @param menus where names are looked up, the first one first
 */
export function describeMenuChange(menus: readonly Menu[], language: Language): DescribeChange {
  const texts = menuEditorTexts[language];
  return {
    nameOf: ({ path }) => {
      const [list, id = "", ...rest] = path;
      if (id === ORDER) {
        const category = list === "items" ? entryOf(menus, "categories", rest[0] ?? "") : undefined;
        if (!category) return { group: texts.list, name: texts.fields.order };
        return { group: displayName(category.name, language), name: texts.fields.order };
      }
      const entry = entryOf(menus, list === "items" ? "items" : "categories", id);
      const group = entry ? displayName(entry.name, language) : id;
      if (rest.length === 0) return { group };
      const parts = entry && "settings" in entry ? partNames(menus, id, rest, language) : [];
      return { group, name: [...parts, texts.fields[changedField(rest)]].join(" · ") };
    },
    textOf: ({ path }, value) => {
      const field = changedField(path.slice(2));
      const category =
        field === "category" ? entryOf(menus, "categories", String(value)) : undefined;
      return category ? displayName(category.name, language) : valueText(field, value, language);
    },
  };
}

function entryOf(menus: readonly Menu[], list: "items" | "categories", id: string) {
  return menus
    .flatMap((menu): readonly (MenuItem | Menu["categories"][number])[] => menu[list])
    .find((entry) => entry.id === id);
}

/** Labels of the option group and the option that a path within a dish leads to. */
function partNames(
  menus: readonly Menu[],
  dish: string,
  [part, group = "", , option]: PartPath,
  language: Language,
): string[] {
  if (part !== "settings") return [];
  const groups = menus.flatMap(({ items }) => {
    const found = items.find(({ id }) => id === dish)?.settings[group];
    return found ? [found] : [];
  });
  const options = groups.flatMap((each) => each.options.filter(({ value }) => value === option));
  return [groups[0], options[0]].flatMap((each) =>
    each ? [displayName(each.label, language)] : [],
  );
}

/** The field at the end of a path within a dish or category. */
function changedField(path: PartPath): MenuField {
  if (path.includes(ORDER)) return "order";
  const isWhole = path[0] === "settings" && (path.length === 2 || path.length === 4);
  return isWhole ? "whole" : (fieldOf(path) ?? "whole");
}

function valueText(field: MenuField, value: unknown, language: Language): string {
  const texts = menuEditorTexts[language];
  const isAbsent = value === undefined || value === "" || Number.isNaN(value);
  if (field === "add_ons" && isAbsent) return texts.notDeclared;
  if (field === "whole") return isAbsent ? texts.no : texts.yes;
  if (
    field === "recommended" ||
    field === "sold_out" ||
    field === "reusable" ||
    field === "required" ||
    field === "costs"
  ) {
    return value ? texts.yes : texts.no;
  }
  if (isAbsent) return texts.nothing;
  if (isServed(value)) return servedText(value, language);
  if (isServes(value)) return servedEditorTexts[language].people(value.min, value.max);
  if (Array.isArray(value)) return value.join(" ") || texts.none;
  if (isText(value)) return displayName(value, language);
  if (isPhoto(value)) return displayName(value.alt, language);
  switch (field) {
    case "type":
      return texts.kinds[value === "radio" ? "radio" : "checkbox"];
    case "preis":
      return formatPrice(centsFromEuros(Number(value)), language);
    case "deposit_cents":
      return formatPrice(Number(value), language);
    case "vat":
      return texts.percent(Number(value));
    case "order":
      return String(Number(value) + 1);
    default:
      return String(value);
  }
}

function isPhoto(value: unknown): value is Photo {
  return typeof value === "object" && value !== null && "alt" in value;
}

function isServed(value: unknown): value is OrderableHours[] {
  return Array.isArray(value) && typeof value[0] === "object";
}

function isServes(value: unknown): value is PartySize {
  return typeof value === "object" && value !== null && "min" in value && "max" in value;
}

function isText(value: unknown): value is LocalizedText {
  return typeof value === "object" && value !== null && "de" in value && "en" in value;
}
