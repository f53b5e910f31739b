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

/** Read-only; moved by the two actions below. */
export const securityCheckAtom = atom((get) => get(checkAtom));

/**
 * Runs the check once: asks for a token and offers the way past it after 5 seconds. The three
 * console messages are those of spec section 8: no service configured, no token in its answer,
 * and no answer at all.
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

/** The guest chose "Weiter zum Restaurant": the error is cleared and the wait ends. */
export const continueWithoutTokenAtom = atom(null, (_get, set) =>
  set(reportAtom, { type: "guest-continued" }),
);
