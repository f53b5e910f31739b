/** The button to skip the check appears this long after the page was opened. */
export const SKIP_AFTER_MS = 5000;

export type SecurityCheckError = "TOKEN_MISSING" | "TOKEN_FAILED";

/** Progress of the security check; `phase` decides which screen the guest sees. */
export interface SecurityCheck {
  readonly phase: "waiting" | "failed" | "passed";
  /** Whether calls are sent with a token. The checkout warns guests without one. */
  readonly hasToken: boolean;
  /** Why there is no token; null while it is not known, and after the guest continued without one. */
  readonly error: SecurityCheckError | null;
  /** Whether "Weiter zum Restaurant" is offered. */
  readonly canSkip: boolean;
}

export type SecurityCheckEvent =
  | { readonly type: "token-stored" }
  | { readonly type: "token-received" }
  | { readonly type: "check-failed"; readonly error: SecurityCheckError }
  | { readonly type: "repeat-failed"; readonly error: SecurityCheckError }
  | { readonly type: "skip-time-reached" }
  | { readonly type: "guest-continued" };

export const WAITING: SecurityCheck = {
  phase: "waiting",
  hasToken: false,
  error: null,
  canSkip: false,
};

/**
 * Next state of the check. A failure that arrives after the guest chose to continue changes
 * nothing, unless the guest repeated the check; a token that arrives late is still taken.
 */
export function securityCheckAfter(check: SecurityCheck, event: SecurityCheckEvent): SecurityCheck {
  switch (event.type) {
    case "token-stored":
      return { ...check, phase: "passed" };
    case "token-received":
      return { phase: "passed", hasToken: true, error: null, canSkip: false };
    case "check-failed":
      return check.phase === "waiting"
        ? { phase: "failed", hasToken: false, error: event.error, canSkip: true }
        : check;
    case "repeat-failed":
      return check.hasToken ? check : { ...check, error: event.error };
    case "skip-time-reached":
      return check.phase === "waiting" ? { ...check, canSkip: true } : check;
    case "guest-continued":
      return { ...check, phase: "passed", error: null, canSkip: false };
  }
}
