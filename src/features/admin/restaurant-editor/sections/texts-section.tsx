import { SimpleGrid } from "@chakra-ui/react";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { staffAtom } from "@/state/staff/staff-atoms";
import { EditorSection } from "../fields/editor-section";
import { LocalizedInput } from "../fields/localized-input";
import { SwitchInput } from "../fields/switch-input";
import { TextInput } from "../fields/text-input";
import { RestaurantPhoto } from "./look/restaurant-photo";

/** Title, url, texts and features of the site. */
export function TextsSection({ restoKey }: { readonly restoKey: string }) {
  const { hints } = useTexts(restaurantEditorTexts);
  const staff = useAtomValue(staffAtom);
  const isSuper = staff.status === "granted" && staff.grants.super;
  return (
    <EditorSection name="texts">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <TextInput name="title" required maxLength={80} />
        <TextInput
          name="url"
          type="url"
          inputMode="url"
          hint={isSuper ? hints.urlSuper : hints.url}
          readOnly={!isSuper}
        />
      </SimpleGrid>
      <LocalizedInput name="subtitle" />
      <LocalizedInput name="description" rows={5} />
      <LocalizedInput name="keywords" hint={hints.keywords} />
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="2">
        <SwitchInput name="delivery" />
        <SwitchInput name="reservation" />
        <SwitchInput name="banner" />
      </SimpleGrid>
      <RestaurantPhoto restoKey={restoKey} />
    </EditorSection>
  );
}
