import { useRef } from "react";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { passportTexts } from "@/i18n/menu/passport-texts";
import { useTexts } from "@/i18n/use-texts";
import { useSetAtom } from "@/state/jotai-hooks";
import { isPassportOpenAtom } from "@/state/menu/passport-view-atom";
import { useAnnounce } from "@/ui/feedback/announcer";
import { Sheet } from "@/ui/sheet/sheet";
import { PassportForm } from "./passport-form";
import "./passport-sheet.css";

/** The guest's allergy passport: set once, stored on this device. */
export function PassportSheet() {
  const { close } = useTexts(menuTexts);
  const { title } = useTexts(passportTexts);
  const setOpen = useSetAtom(isPassportOpenAtom);
  const announce = useAnnounce();
  const message = useRef<string>(null);
  const handleClosed = () => {
    setOpen(false);
    // Not earlier: screen readers ignore everything outside an open modal sheet.
    if (message.current) announce(message.current);
  };
  return (
    <Sheet title={title} closeLabel={close} onClosed={handleClosed}>
      <PassportForm
        onDone={(text) => {
          message.current = text;
        }}
      />
    </Sheet>
  );
}
