import type { ReactNode } from "react";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { keepFocusInside } from "@/ui/keep-focus-inside";

/** Sections in page order. */
export const SECTIONS = [
  "texts",
  "colors",
  "contact",
  "hours",
  "delivery",
  "orders",
  "tables",
  "guests",
  "legend",
  "history",
] as const;

/** One of {@link SECTIONS}; also the element id of the section. */
export type SectionName = (typeof SECTIONS)[number];

/** A section with its title. */
export function EditorSection({ name, children }: { name: SectionName; children: ReactNode }) {
  const texts = useTexts(restaurantEditorTexts);
  return (
    <section
      className="editor-section"
      id={name}
      aria-labelledby={`${name}-title`}
      tabIndex={-1}
      ref={keepFocusInside}
    >
      <h2 className="editor-section__title" id={`${name}-title`}>
        {texts.sections[name]}
      </h2>
      {children}
    </section>
  );
}
