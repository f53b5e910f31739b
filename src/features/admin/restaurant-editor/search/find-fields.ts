import { foldedWords, typedWords } from "@/domain/text/fold-text";
import type { Language } from "@/domain/text/language";
import { FIELD_WORDS } from "@/i18n/admin/restaurant/field-search-texts";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { fieldHints } from "../draft/field-hints";
import { fieldName } from "../draft/field-name";
import { SECTIONS, type SectionName } from "../draft/section-of";

/** A setting that a search finds: a field, or a whole section. */
export interface FoundField {
  /** Form path of the field without row numbers; null for a section. */
  readonly path: string | null;
  readonly section: SectionName;
  readonly label: string;
}

const MAX_FOUND = 8;
/** Shorter words find only beginnings of words. */
const MIN_INSIDE = 4;

/**
 * Fields and sections whose label, help text and {@link FIELD_WORDS}, in either language, contain
 * every typed word. Best first: by the label in this language, by any label or other word, by help
 * text.
 */
export function findFields(query: string, language: Language): FoundField[] {
  const typed = typedWords(query).map(foldedWords);
  if (typed.length === 0) return [];
  return entries(language)
    .map(({ sources, ...found }) => ({
      found,
      rank: sources.findIndex((_, last) =>
        hasAll(foldedWords(sources.slice(0, last + 1).join(" ")), typed),
      ),
    }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MAX_FOUND)
    .map(({ found }) => found);
}

/** All settings in page order, each with its texts, the most telling ones first. */
function entries(language: Language): (FoundField & { readonly sources: readonly string[] })[] {
  const { de, en } = restaurantEditorTexts;
  const texts = restaurantEditorTexts[language];
  return SECTIONS.flatMap((section) => {
    const title = texts.sections[section];
    const labels = section in texts.fields ? texts.fields[section as keyof typeof de.fields] : {};
    const fields = Object.keys(labels).map((path) => {
      const label = fieldName(path, texts).label;
      const names = [fieldName(path, de).label, fieldName(path, en).label, wordsOf(path)];
      return {
        path,
        section,
        label,
        sources: [label, names.join(" "), fieldHints(path).join(" ")],
      };
    });
    const names = `${de.sections[section]} ${en.sections[section]}`;
    return [{ path: null, section, label: title, sources: [title, names] }, ...fields];
  });
}

/** The other words of a path and of the paths above it. */
function wordsOf(path: string): string {
  const parts = path.split(".");
  return parts.map((_, last) => FIELD_WORDS[parts.slice(0, last + 1).join(".")] ?? "").join(" ");
}

/** @param typed for each typed word its spellings */
function hasAll(words: readonly string[], typed: readonly (readonly string[])[]): boolean {
  return typed.every((spellings) =>
    spellings.some((each) =>
      words.some(
        (word) => word.startsWith(each) || (each.length >= MIN_INSIDE && word.includes(each)),
      ),
    ),
  );
}
