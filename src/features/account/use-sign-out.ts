import { type AuthResult, signOut } from "@/firebase/auth/auth";
import { clearPersonalDataAtom } from "@/state/account/clear-personal-data-atom";
import { broadcastSignOut } from "@/state/account/sign-out-broadcast";
import { useSetAtom } from "@/state/jotai-hooks";

/** Signing out; what was typed, chosen or kept leaves the browser, all its tabs, with the person. */
export function useSignOut(): () => Promise<AuthResult> {
  const forgetPerson = useSetAtom(clearPersonalDataAtom);
  return async () => {
    const result = await signOut();
    if (result.ok) {
      forgetPerson();
      broadcastSignOut();
    }
    return result;
  };
}
