import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { staffAtom } from "@/state/staff/staff-atoms";
import { LocalizedTextArea } from "../fields/localized-text-area";
import { SwitchInput } from "../fields/switch-input";
import { TextInput } from "../fields/text-input";
import { EditorSection } from "./editor-section";

/** Title, url, texts and features of the site. */
export function TextsSection() {
  const { hints } = useTexts(restaurantEditorTexts);
  const staff = useAtomValue(staffAtom);
  const isSuper = staff.status === "granted" && staff.grants.super;
  return (
    <EditorSection name="texts">
      <div className="editor-grid">
        <TextInput name="title" required maxLength={80} />
        <TextInput
          name="url"
          type="url"
          inputMode="url"
          hint={isSuper ? hints.urlSuper : hints.url}
          readOnly={!isSuper}
        />
      </div>
      <LocalizedTextArea name="subtitle" />
      <LocalizedTextArea name="description" rows={5} />
      <LocalizedTextArea name="keywords" hint={hints.keywords} />
      <div className="editor-switches">
        <SwitchInput name="banner" />
        <SwitchInput name="delivery" />
        <SwitchInput name="reservation" />
      </div>
    </EditorSection>
  );
}
