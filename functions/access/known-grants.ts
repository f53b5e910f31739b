import type { Grants } from "@/domain/staff/grants.schema";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { forgetOldest } from "../runtime/forget-oldest";

/** How long grants are remembered after they were read. A board reads them twice a minute. */
const KNOWN_MS = 10 * MINUTE_MS;
/** More than the staff members of one instance. */
const MAX_ACCOUNTS = 1_000;

const known = new Map<string, { readonly grants: Grants; readonly until: number }>();

/** Grants that this instance has read within ten minutes. They may have changed since. */
export function knownGrants(uid: string): Grants | null {
  const entry = known.get(uid);
  return entry && entry.until > Date.now() ? entry.grants : null;
}

/** @param grants null if the account has none that are effective */
export function rememberGrants(uid: string, grants: Grants | null): void {
  known.delete(uid);
  if (!grants) return;
  known.set(uid, { grants, until: Date.now() + KNOWN_MS });
  forgetOldest(known, MAX_ACCOUNTS);
}
