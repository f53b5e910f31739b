import { type AuthResult, signOut } from "../../firebase/auth";
import { forgetPersonAtom } from "../../state/checkout-atoms";
import { useSetAtom } from "../../state/jotai-hooks";

/** Signing out; what was typed about the person leaves the browser with them. */
export function useSignOut(): () => Promise<AuthResult> {
  const forgetPerson = useSetAtom(forgetPersonAtom);
  return async () => {
    const result = await signOut();
    if (result.ok) forgetPerson();
    return result;
  };
}
