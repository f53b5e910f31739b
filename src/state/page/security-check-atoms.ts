import { atom } from "jotai/vanilla";
import { requestAppCheckToken } from "@/firebase/connection/app-check";
import {
  type SecurityCheckEvent,
  SKIP_AFTER_MS,
  securityCheckAfter,
  WAITING,
} from "./security-check-machine";

const checkAtom = atom(WAITING);

const reportAtom = atom(null, (get, set, event: SecurityCheckEvent) =>
  set(checkAtom, securityCheckAfter(get(checkAtom), event)),
);

/** Read-only; changed by the two action atoms below. */
export const securityCheckAtom = atom((get) => get(checkAtom));

/**
 * Runs the check once: requests a token and offers to skip after 5 seconds. Logs one of three
 * messages on failure: no service configured, an answer without a token, or no answer at all.
 */
export const runSecurityCheckAtom = atom(null, async (_get, set) => {
  const timer = setTimeout(() => set(reportAtom, { type: "skip-time-reached" }), SKIP_AFTER_MS);
  try {
    const token = await requestAppCheckToken();
    if (token) {
      set(reportAtom, { type: "token-received" });
    } else {
      console.warn(token === null ? "No token available" : "Verification token missing");
      set(reportAtom, { type: "check-failed", error: "TOKEN_MISSING" });
    }
  } catch (fault) {
    console.error("Verification token failed", fault);
    set(reportAtom, { type: "check-failed", error: "TOKEN_FAILED" });
  } finally {
    clearTimeout(timer);
  }
});

/** Clears the error and ends the wait; for the button "Weiter zum Restaurant". */
export const continueWithoutTokenAtom = atom(null, (_get, set) =>
  set(reportAtom, { type: "guest-continued" }),
);
