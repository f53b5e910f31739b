import { Stack } from "@chakra-ui/react";
import { aboutEditorTexts } from "@/i18n/admin/restaurant/about-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { EditorSection } from "../../fields/editor-section";
import { LocalizedInput } from "../../fields/localized-input";
import { AboutPhotos } from "./about-photos";
import { PersonRows } from "./person-rows";

/** "Über uns": text, people and photographs of the house. */
export function AboutSection({ restoKey }: { readonly restoKey: string }) {
  const texts = useTexts(aboutEditorTexts);
  return (
    <EditorSection name="about" description={texts.intro}>
      <Stack gap="5">
        <LocalizedInput name="about.text" rows={6} hint={texts.textHint} />
        <PersonRows restoKey={restoKey} />
        <AboutPhotos restoKey={restoKey} />
      </Stack>
    </EditorSection>
  );
}
