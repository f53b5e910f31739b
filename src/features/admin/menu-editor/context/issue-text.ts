import type { MenuField } from "@/domain/menu/draft/menu-field";
import type { MenuIssue } from "@/domain/menu/draft/menu-issues";
import type { Language } from "@/domain/text/language";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { validationText } from "@/i18n/validation-texts";

/** Localized parts other than names. */
const LOCALIZED = ["description", "label", "alt"] as const;

/** Text of an issue. */
export function issueText({ path, code, form }: MenuIssue, language: Language): string {
  const texts = menuEditorTexts[language];
  if (code !== "FORM") return texts.faults[code];
  if (path.at(-1) === "options") return texts.needsOption;
  const field = fieldOf(path);
  if (!form || field === null) return texts.noCategories;
  if (field === "preis" || field === "deposit_cents") return texts.priceWrong;
  if (form.code === "invalid_type" && form.expected !== "string") return texts.wholeNumber;
  return validationText({ ...form }, { label: texts.fields[field] }, language);
}

/** The field at the end of a path; null for the menu as a whole. */
export function fieldOf(path: MenuIssue["path"]): MenuField | null {
  const parts = path.map(String).filter((part) => !/^\d+$/.test(part));
  const [last = "", before = ""] = [parts.at(-1), parts.at(-2)];
  if (last === "de" || last === "en") {
    const part = LOCALIZED.find((name) => name === before) ?? "name";
    return `${part}_${last}`;
  }
  if (last === "categories") return null;
  const known = Object.keys(menuEditorTexts.de.fields).find((field) => field === last);
  return (known as MenuField | undefined) ?? "whole";
}

/** Texts of the issues below `start`, by the rest of their path. One text per field. */
export function issueTextsBelow(
  issues: readonly MenuIssue[],
  start: MenuIssue["path"],
  language: Language,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const issue of issues) {
    if (!start.every((part, index) => issue.path[index] === part)) continue;
    const rest = issue.path.slice(start.length).join(".");
    if (!texts.has(rest)) texts.set(rest, issueText(issue, language));
  }
  return texts;
}
