import { useEffect } from "react";
import { authAtom, hadSessionAtom } from "@/state/account/auth-atoms";
import { followDepartures } from "@/state/account/departure";
import { useAtomValue } from "@/state/jotai-hooks";

/**
 * Restores the session of a guest who was signed in on this device, on every page: their record
 * says when they were last here (spec section 4). Nobody else loads the identity client for it.
 * Who signs out in another tab is forgotten here too.
 */
export function RestoreSession() {
  // Not with the session: that ends in this tab a moment before it hears why.
  useEffect(followDepartures, []);
  return useAtomValue(hadSessionAtom) ? <Session /> : null;
}

function Session() {
  useAtomValue(authAtom);
  return null;
}
