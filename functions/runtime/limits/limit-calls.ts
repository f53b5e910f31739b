import type { CallableRequest } from "firebase-functions/https";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { appTokenOf } from "../caller";
import { forgetOldest } from "../forget-oldest";
import type { CallChecks } from "../frame/definition";
import { refuse } from "../frame/refuse";
import { callerAddress } from "./caller-address";
import { type BucketLimit, createTokenBuckets, type TokenBuckets } from "./token-bucket";

/** Property by which calls are counted. */
type Mark = "address" | "token" | "account";

interface CallLimits {
  readonly calls: BucketLimit;
  /**
   * Calls with an account that end in a refusal. They cost as many reads as others and wait in the
   * same queue, and an honest caller makes few.
   */
  readonly refused: BucketLimit;
}

/** A guest who fills in the checkout makes about one call in three seconds. */
const ONE_GUEST = {
  calls: { burst: 30, perSecond: 1 },
  refused: { burst: 15, perSecond: 0.1 },
};

const GUESTS: Readonly<Record<Mark, CallLimits>> = {
  account: ONE_GUEST,
  token: ONE_GUEST,
  // An office, a mobile network or a school shares one address.
  address: { calls: { burst: 120, perSecond: 4 }, refused: { burst: 120, perSecond: 0.5 } },
};

/** Several devices of a kitchen share one account. A cook taps at most once a second. */
const ONE_VERIFIED = {
  calls: { burst: 240, perSecond: 4 },
  refused: { burst: 60, perSecond: 0.5 },
};

/** Counted separately: other guests cannot use up the limit of a kitchen at the same address. */
const VERIFIED: Readonly<Record<Mark, CallLimits>> = {
  account: ONE_VERIFIED,
  token: ONE_VERIFIED,
  address: { calls: { burst: 600, perSecond: 20 }, refused: { burst: 240, perSecond: 2 } },
};

/** A super-administrator may have to sign out a whole team. */
const COSTLY = { burst: 20, perSecond: 1 / 30 };

const MAX_KEYS = 5000;

/** A board calls more often. */
const STAFF_KNOWN_MS = 10 * MINUTE_MS;

/** Accounts whose role was checked, with the end of their exemption from the limits per address. */
const knownStaff = new Map<string, number>();

/** A script without an App Check token cannot use up what belongs to guests at the same address. */
const attested = bucketsOf(GUESTS);
const guests = bucketsOf(GUESTS);
const verified = bucketsOf(VERIFIED);
const costly = createTokenBuckets(COSTLY, MAX_KEYS);

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
  const isStaff = uid !== null && (knownStaff.get(uid) ?? 0) > now;
  const address = isStaff ? null : callerAddress(request);
  const keys = { address, token: appTokenOf(request), account: uid };
  const marks = bucketsFor(request).flatMap(({ mark, ...each }) => {
    const key = keys[mark];
    return key === null ? [] : [{ ...each, key }];
  });
  // Without an account, nothing is read for a call that needs one.
  const mayRead = access !== "anyone" && uid !== null;
  const refusable = mayRead ? marks.map(({ refused, key }) => ({ take: refused, key })) : [];
  const wanted = [...marks.map(({ calls, key }) => ({ take: calls, key })), ...refusable];
  for (const [index, { take, key }] of wanted.entries()) {
    const retry_after_s = take(key, now);
    if (retry_after_s === null) continue;
    giveBack(wanted.slice(0, index));
    return refuse("RATE_LIMIT", { field: "calls", retry_after_s });
  }
  return () => giveBack(refusable);
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

function giveBack(taken: readonly { readonly take: TokenBuckets; readonly key: string }[]): void {
  for (const { take, key } of taken) take(key, Date.now(), -1);
}

function bucketsFor({ auth, app }: CallableRequest) {
  if (auth?.token.email_verified === true) return verified;
  return app ? attested : guests;
}

function bucketsOf(limits: Readonly<Record<Mark, CallLimits>>) {
  const marks: readonly Mark[] = ["address", "token", "account"];
  return marks.map((mark) => ({
    mark,
    calls: createTokenBuckets(limits[mark].calls, MAX_KEYS),
    refused: createTokenBuckets(limits[mark].refused, MAX_KEYS),
  }));
}
