import { profileTexts } from "@/i18n/account/profile-texts";
import { useTexts } from "@/i18n/use-texts";
import { saveProfileAtom } from "@/state/account/account-profile-atoms";
import type { Profile } from "@/state/account/profile-atoms";
import { useSetAtom } from "@/state/jotai-hooks";
import { useAnnounce } from "@/ui/feedback/announcer";

/** Changes the profile on this device and, with consent, in the account; a failure is announced. */
export function useSaveProfile(): (changes: Partial<Profile>) => void {
  const texts = useTexts(profileTexts);
  const save = useSetAtom(saveProfileAtom);
  const announce = useAnnounce();
  return (changes) => {
    save(changes).catch(() => announce(texts.accountFailed));
  };
}
