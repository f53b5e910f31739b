import { atom } from "jotai/vanilla";
import {
  onAppCheckToken,
  requestAppCheckToken,
  requestNewAppCheckToken,
} from "@/firebase/connection/app-check";
import { hasStoredToken } from "@/firebase/connection/stored-token";
import { prerenderedAt } from "@/page-lifecycle/prerendered-at";
import {
  type SecurityCheckError,
  type SecurityCheckEvent,
  SKIP_AFTER_MS,
  securityCheckAfter,
  WAITING,
} from "./security-check-machine";

const checkAtom = atom(WAITING);

const reportAtom = atom(null, (get, set, event: SecurityCheckEvent) =>
  set(checkAtom, securityCheckAfter(get(checkAtom), event)),
);

/** Read-only; changed by the action atoms below. */
export const securityCheckAtom = atom((get) => get(checkAtom));

/**
 * Runs the check once: requests a token, and offers to skip 5 seconds after the page was opened. A
 * token that arrives after the verdict still counts. A prerendered page does not wait for a token that
 * an earlier visit has left on the device.
 */
export const runSecurityCheckAtom = atom(null, async (_get, set) => {
  if (prerenderedAt !== null && hasStoredToken()) set(reportAtom, { type: "token-stored" });
  const skip = () => set(reportAtom, { type: "skip-time-reached" });
  const timer = setTimeout(skip, Math.max(0, SKIP_AFTER_MS - performance.now()));
  const error = await errorOf(requestAppCheckToken());
  clearTimeout(timer);
  if (error) set(reportAtom, { type: "check-failed", error });
  onAppCheckToken((token) => token && set(reportAtom, { type: "token-received" }));
  if (!error) set(reportAtom, { type: "token-received" });
});

/** Requests a token once more, for a guest who continued without one. */
export const repeatSecurityCheckAtom = atom(null, async (_get, set) => {
  const error = await errorOf(requestNewAppCheckToken());
  set(reportAtom, error ? { type: "repeat-failed", error } : { type: "token-received" });
});

/** Clears the error and ends the wait; for the button "Weiter zum Restaurant". */
export const continueWithoutTokenAtom = atom(null, (get, set) => {
  if (get(checkAtom).phase === "waiting") console.warn("No token available");
  set(reportAtom, { type: "guest-continued" });
});

/**
 * Why a request gave no token, or null. Logs one of three messages: no service is configured, its
 * answer has no token, or there is no answer.
 */
async function errorOf(request: Promise<string | null>): Promise<SecurityCheckError | null> {
  try {
    const token = await request;
    if (token) return null;
    console.warn(token === null ? "No token available" : "Verification token missing");
    return "TOKEN_MISSING";
  } catch (fault) {
    console.error("Verification token failed", fault);
    return "TOKEN_FAILED";
  }
}
