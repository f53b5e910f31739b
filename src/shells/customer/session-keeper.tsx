import { authAtom, hadSessionAtom } from "../../state/auth-atoms";
import { useAtomValue } from "../../state/jotai-hooks";

/**
 * Restores the session of a guest who was signed in on this device, on every page: their record
 * says when they were last here (spec section 4). Nobody else loads the identity client for it.
 */
export function SessionKeeper() {
  return useAtomValue(hadSessionAtom) ? <Session /> : null;
}

function Session() {
  useAtomValue(authAtom);
  return null;
}
