import { showToast } from "@/admin-ui/feedback/toaster";
import { signOut } from "@/firebase/auth/auth";
import { sessionTexts } from "@/i18n/admin/session-texts";
import { useTexts } from "@/i18n/use-texts";

/** Returns a function that ends the session on this device, and says so if it could not. */
export function useStaffSignOut(): () => void {
  const texts = useTexts(sessionTexts);
  return () =>
    void signOut().then(({ ok }) => {
      if (!ok) showToast({ tone: "danger", title: texts.signOutFailed });
    });
}
