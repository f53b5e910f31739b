import { Button, Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { sessionTexts } from "@/i18n/admin/session-texts";
import { useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { useAtom, useSetAtom } from "@/state/jotai-hooks";
import { managerInputAtom, wasIdleAtom } from "@/state/staff/shared-device-atoms";
import { GatePage } from "./gate-page";

const StaffSignInForm = lazyPart(
  async () => (await import("./staff-sign-in-form")).StaffSignInForm,
);

/** Sign-in without registration: a super-administrator grants access. */
export function StaffSignIn() {
  const texts = useTexts(adminTexts);
  const [mode, setMode] = useState<"sign-in" | "reset">("sign-in");
  const session = useTexts(sessionTexts);
  const [wasIdle, setWasIdle] = useAtom(wasIdleAtom);
  const [isIdleNoteShown] = useState(wasIdle);
  const storeManagerInput = useSetAtom(managerInputAtom);
  // The next session starts with a new idle time and without the note.
  useEffect(() => {
    storeManagerInput(null);
    setWasIdle(false);
  }, [storeManagerInput, setWasIdle]);
  const otherMode = mode === "sign-in" ? "reset" : "sign-in";
  return (
    <GatePage title={mode === "sign-in" ? texts.signInTitle : texts.forgot}>
      {isIdleNoteShown && <Text role="status">{session.idleEnded}</Text>}
      {mode === "sign-in" && <Text color="fg.muted">{texts.signInIntro}</Text>}
      <StaffSignInForm mode={mode} />
      <Button type="button" variant="ghost" onClick={() => setMode(otherMode)}>
        {mode === "sign-in" ? texts.forgot : texts.backToSignIn}
      </Button>
    </GatePage>
  );
}
