import type { CallableRequest } from "firebase-functions/https";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { appTokenOf } from "../../runtime/caller";
import { forgetOldest } from "../../runtime/forget-oldest";
import type { CallChecks } from "../frame/definition";
import { refuse } from "../frame/refuse";
import { type CallBuckets, groups, MAX_KEYS } from "./call-buckets";
import { callerNetworks } from "./caller-networks";
import { createTokenBuckets, type TokenBuckets } from "./token-bucket";

/** Each costly call of an account. A super-administrator may have to sign out a whole team. */
const COSTLY = { burst: 20, perSecond: 1 / 30 };

/** How long staff are not counted per address after their role was checked. A board calls more often. */
const STAFF_KNOWN_MS = 10 * MINUTE_MS;

/** Accounts whose role was checked, with the end of their exemption from the limits per address. */
const knownStaff = new Map<string, number>();

const costly = createTokenBuckets(COSTLY, MAX_KEYS);

interface Taken {
  readonly take: TokenBuckets;
  readonly key: string;
}

/**
 * Counts a call for the caller's address, App Check token and account, before anything is read. Each
 * instance counts for itself, so the limits of all instances add up.
 * @returns a function to call once the call is not refused. Until then the call counts as refused, so
 * that simultaneous calls are limited, too
 * @throws HttpsError RATE_LIMIT with `calls` as its field; a call that is stopped is not counted
 */
export function countCall(
  request: CallableRequest,
  { access }: Pick<CallChecks, "access">,
): () => void {
  const now = Date.now();
  const uid = request.auth?.uid ?? null;
  const token = appTokenOf(request);
  const isStaff = uid !== null && (knownStaff.get(uid) ?? 0) > now;
  const networks = isStaff ? [] : callerNetworks(request.rawRequest.headers);
  const taken: Taken[] = [];

  function takeFrom(take: TokenBuckets | undefined, key: string | null): number | null {
    if (!take || key === null) return null;
    const retry_after_s = take(key, now);
    if (retry_after_s === null) taken.push({ take, key });
    return retry_after_s;
  }

  function count(take: TokenBuckets | undefined, key: string | null): void {
    const retry_after_s = takeFrom(take, key);
    if (retry_after_s === null) return;
    giveBack(taken);
    refuse("RATE_LIMIT", { field: "calls", retry_after_s });
  }

  function countIn(buckets: CallBuckets): void {
    count(buckets.token, token);
    count(buckets.account, uid);
    const owner = uid ?? token;
    const isOwn = owner !== null && takeFrom(buckets.ownShare, owner) === null;
    for (const [level, network] of networks.entries()) {
      count(buckets.networks[level]?.all, network);
      if (!isOwn) count(buckets.networks[level]?.shared, network);
    }
  }

  const { calls, refused } = groupFor(request);
  countIn(calls);
  const countedCalls = taken.length;
  // Without an account, nothing is read for a call that needs one.
  if (access !== "anyone" && uid !== null) countIn(refused);
  return () => giveBack(taken.slice(countedCalls));
}

/**
 * Exempts an account with a role from the limits per address for some minutes: whoever shares the
 * restaurant's network cannot stop its kitchen, and nobody has many such accounts.
 */
export function rememberStaff(uid: string): void {
  knownStaff.delete(uid);
  knownStaff.set(uid, Date.now() + STAFF_KNOWN_MS);
  forgetOldest(knownStaff, MAX_KEYS);
}

/**
 * Counts a call that asks for much work, once it is known to be allowed.
 * @throws HttpsError RATE_LIMIT with `calls` as its field
 */
export function countCostlyCall({ name }: Pick<CallChecks, "name">, uid: string): void {
  const retry_after_s = costly(`${name} ${uid}`, Date.now());
  if (retry_after_s !== null) refuse("RATE_LIMIT", { field: "calls", retry_after_s });
}

function giveBack(taken: readonly Taken[]): void {
  for (const { take, key } of taken) take(key, Date.now(), -1);
}

function groupFor({ auth, app }: CallableRequest) {
  if (auth?.token.email_verified === true) return groups.verified;
  return app ? groups.attested : groups.guests;
}
