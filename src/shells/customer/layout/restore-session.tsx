import { useEffect } from "react";
import { authAtom, hadSessionAtom } from "@/state/account/auth-atoms";
import { followSignOuts } from "@/state/account/sign-out-broadcast";
import { useAtomValue } from "@/state/jotai-hooks";

/**
 * Restores the session of a guest who was signed in on this device, which updates `online_at`. All
 * other guests do not load the auth client. A sign-out in another tab clears this tab too.
 */
export function RestoreSession() {
  // Not inside Session, which unmounts before the sign-out message arrives.
  useEffect(followSignOuts, []);
  return useAtomValue(hadSessionAtom) ? <Session /> : null;
}

function Session() {
  useAtomValue(authAtom);
  return null;
}
