import { SimpleGrid } from "@chakra-ui/react";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { EditorSection } from "../fields/editor-section";
import { TextInput } from "../fields/text-input";
import { PhoneRows } from "./phone-rows";

/** Address, location and contact. */
export function ContactSection() {
  const { hints } = useTexts(restaurantEditorTexts);
  return (
    <EditorSection name="contact">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <TextInput name="address.line1" required />
        <TextInput name="address.line2" />
        <TextInput name="address.zip" required inputMode="numeric" maxLength={5} />
        <TextInput name="address.city" required />
        <TextInput name="address.region" />
        <TextInput name="owner" required />
        <TextInput name="location.lat" required inputMode="decimal" hint={hints.location} />
        <TextInput name="location.lng" required inputMode="decimal" />
        <TextInput name="email" type="email" inputMode="email" />
        <TextInput name="tax" />
        <TextInput name="review_url" type="url" inputMode="url" hint={hints.review} />
      </SimpleGrid>
      <PhoneRows />
    </EditorSection>
  );
}
