import { warn } from "firebase-functions/logger";
import { type Instant, MINUTE_MS } from "@/domain/time/berlin-time";
import { identities } from "../runtime/admin-app";
import { forgetOldest } from "../runtime/forget-oldest";
import { errorCodeOf } from "./staff-identity-store";

/** An account's state at the identity provider, as far as it ends sessions. */
interface AccountState {
  /** Null unless the account exists, is enabled and has a verified address. */
  readonly email: string | null;
  /** Sign-ins before this instant are revoked. */
  readonly validAfter: Instant;
  readonly readAt: Instant;
}

/** A revoked session keeps its rights at most this long. */
const MAX_AGE_MS = 5_000;
/** While the identity provider cannot be reached, an answer counts this long: kitchens go on. */
const MAX_STALE_MS = 10 * MINUTE_MS;
/** Accounts whose answers are remembered: more than the staff members of one instance in {@link MAX_AGE_MS}. */
const MAX_ACCOUNTS = 1_000;

const cache = new Map<string, { readonly at: Instant; readonly state: Promise<AccountState> }>();

/**
 * Whether a session is neither revoked nor of a disabled or deleted account, and the account still
 * has the granted address, verified. Asks the identity provider at most once in 5 s for each account
 * and instance; the request is free of charge and takes some 50 ms.
 * @throws if the identity provider cannot be reached and gave no answer within 10 minutes
 */
export async function isActiveSession(
  uid: string,
  granted: string,
  signedInAt: Instant,
): Promise<boolean> {
  const { email, validAfter } = await accountState(uid, Date.now());
  return email === granted && signedInAt >= validAfter;
}

/** Whether a session was ended: its token lives up to an hour longer. */
export async function isEndedSession(uid: string, signedInAt: Instant): Promise<boolean> {
  const { validAfter } = await accountState(uid, Date.now());
  return signedInAt < validAfter;
}

function accountState(uid: string, now: Instant): Promise<AccountState> {
  const known = cache.get(uid);
  if (known && now - known.at < MAX_AGE_MS) return known.state;
  const state = readAccountState(uid, now).catch(async (fault: unknown) => {
    const last = await known?.state.catch(() => null);
    if (!last || now - last.readAt > MAX_STALE_MS) throw fault;
    warn("identity provider unavailable, using its last answer", fault);
    return last;
  });
  // Re-inserted, so that the first entry is the oldest.
  cache.delete(uid);
  cache.set(uid, { at: now, state });
  state.catch(() => cache.delete(uid));
  forgetOldest(cache, MAX_ACCOUNTS);
  return state;
}

async function readAccountState(uid: string, now: Instant): Promise<AccountState> {
  const [user] = (await identities().getUsers([{ uid }])).users;
  if (!user) return { email: null, validAfter: 0, readAt: now };
  const validAfter = user.tokensValidAfterTime ? Date.parse(user.tokensValidAfterTime) : 0;
  const isActive = user.emailVerified && !user.disabled;
  return { email: (isActive && user.email?.toLowerCase()) || null, validAfter, readAt: now };
}

/**
 * Revokes all sessions of an account.
 * @returns the instant from which sign-ins are valid again; null if there is no such account
 */
export async function revokeSessions(uid: string): Promise<Instant | null> {
  try {
    await identities().revokeRefreshTokens(uid);
  } catch (fault) {
    if (errorCodeOf(fault) === "auth/user-not-found") return null;
    throw fault;
  }
  cache.delete(uid);
  return (await readAccountState(uid, Date.now())).validAfter;
}
