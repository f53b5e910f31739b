import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";

const { sections, fields } = restaurantEditorTexts.de;

/** A section of the editor; also the id of its element. */
export type SectionName = keyof typeof sections;

/** Sections in page order. */
export const SECTIONS = Object.keys(sections) as [SectionName, ...SectionName[]];

const SECTION_OF = new Map(
  Object.entries(fields).flatMap(([section, labels]) =>
    Object.keys(labels).map((path) => [path.split(".")[0], section as keyof typeof fields]),
  ),
);

/** The section of a form path, which is the one with the label of its field. */
export function sectionOf(path: string): keyof typeof fields {
  return SECTION_OF.get(path.split(".")[0]) ?? "texts";
}
