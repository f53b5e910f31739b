import { showToast } from "@/admin-ui/feedback/toaster";
import { endDeviceAddress } from "@/data/push/push-device";
import { signOut } from "@/firebase/auth/auth";
import { sessionTexts } from "@/i18n/admin/session-texts";
import { useTexts } from "@/i18n/use-texts";
import { pushAtom } from "@/state/account/push-atom";
import { useSetAtom } from "@/state/jotai-hooks";

/** Returns a function that ends the session and the messages on this device, and says so if it could not. */
export function useStaffSignOut(): () => void {
  const texts = useTexts(sessionTexts);
  const storePush = useSetAtom(pushAtom);
  return () =>
    void signOut().then(({ ok }) => {
      if (!ok) {
        showToast({ tone: "danger", title: texts.signOutFailed });
        return;
      }
      // May fail: the push service tells the server that the device is gone.
      void endDeviceAddress().catch(() => {});
      storePush(null);
    });
}
