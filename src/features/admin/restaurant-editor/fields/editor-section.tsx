import type { ReactNode } from "react";
import { Section } from "@/admin-ui/layout/section";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import type { SectionName } from "../draft/section-of";

interface EditorSectionProps {
  readonly name: SectionName;
  readonly description?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the editor; links and problems lead to its id. */
export function EditorSection({ name, description, children }: EditorSectionProps) {
  const { sections } = useTexts(restaurantEditorTexts);
  return (
    <Section id={name} title={sections[name]} description={description} focusRef={keepFocusInside}>
      {children}
    </Section>
  );
}
