import { endDeviceAddress } from "@/data/push/push-device";
import { type AuthResult, signOut } from "@/firebase/auth/auth";
import { clearPersonalDataAtom } from "@/state/account/clear-personal-data-atom";
import { broadcastSignOut } from "@/state/account/sign-out-broadcast";
import { useSetAtom } from "@/state/jotai-hooks";

/** Signs out and deletes the guest's personal data from this browser, in all its tabs. */
export function useSignOut(): () => Promise<AuthResult> {
  const clearPersonalData = useSetAtom(clearPersonalDataAtom);
  return async () => {
    const result = await signOut();
    if (result.ok) {
      // May fail: the push service tells the server that the device is gone.
      void endDeviceAddress().catch(() => {});
      clearPersonalData();
      broadcastSignOut();
    }
    return result;
  };
}
