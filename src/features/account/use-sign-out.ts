import { type AuthResult, signOut } from "@/firebase/auth/auth";
import { announceDeparture } from "@/state/account/departure";
import { forgetPersonAtom } from "@/state/account/forget-person-atom";
import { useSetAtom } from "@/state/jotai-hooks";

/** Signing out; what was typed, chosen or kept leaves the browser, all its tabs, with the person. */
export function useSignOut(): () => Promise<AuthResult> {
  const forgetPerson = useSetAtom(forgetPersonAtom);
  return async () => {
    const result = await signOut();
    if (result.ok) {
      forgetPerson();
      announceDeparture();
    }
    return result;
  };
}
