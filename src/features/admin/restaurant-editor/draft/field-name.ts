import type { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { sectionOf } from "./section-of";

type Texts = (typeof restaurantEditorTexts)["de"];

/** Label of a field, and the expected format if it needs one. */
interface FieldName {
  readonly label: string;
  readonly expected?: string;
}

/** Label of the field at a form path. */
export function fieldName(path: string, texts: Texts): FieldName {
  const [field = "", row = "", ...rest] = path.split(".");
  const withoutRows = path.replace(/\.\d+\b/g, "");
  const section = sectionOf(field);
  const label = nearest(texts.fields[section], withoutRows) ?? texts.sections[section];
  const expected = nearest(texts.expected, withoutRows);
  const language = rest.at(-1) ?? row;
  function fullLabel(): string {
    if (field === "hours") return `${texts.weekdays[Number(row)] ?? ""}, ${label}`;
    if (language !== "de" && language !== "en") return label;
    return `${label} (${texts.languages[language]})`;
  }
  return { label: fullLabel(), ...(expected !== undefined && { expected }) };
}

/** The text of a path, or of the closest path above it. */
function nearest(texts: Readonly<Record<string, string>>, path: string): string | undefined {
  const end = path.lastIndexOf(".");
  return texts[path] ?? (end > 0 ? nearest(texts, path.slice(0, end)) : undefined);
}
