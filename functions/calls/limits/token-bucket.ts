import { forgetOldest } from "../../runtime/forget-oldest";

/** Size and speed of a bucket. */
export interface BucketLimit {
  /** Calls at once. */
  readonly burst: number;
  /** Calls per second in the long run. */
  readonly perSecond: number;
}

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/**
 * Takes a token if there is one; `count` −1 gives one back.
 * @returns seconds until the next token, at least 1; null if one was taken
 */
export type TokenBuckets = (key: string, nowMs: number, count?: 1 | -1) => number | null;

/**
 * Token buckets by key, in the memory of this instance. Those with more than half of their tokens are
 * kept apart from the others, so that a flood of new keys pushes out no key that is used up.
 * @param maxKeys maximum number of keys of either kind; the least recently used are dropped
 */
export function createTokenBuckets(
  { burst, perSecond }: BucketLimit,
  maxKeys: number,
): TokenBuckets {
  const fuller = new Map<string, Bucket>();
  const emptier = new Map<string, Bucket>();
  return (key, nowMs, count = 1) => {
    const { tokens, at } = fuller.get(key) ?? emptier.get(key) ?? { tokens: burst, at: nowMs };
    const refilled = Math.min(burst, tokens + (Math.max(0, nowMs - at) / 1000) * perSecond);
    const isTaken = refilled >= count;
    const left = Math.min(burst, isTaken ? refilled - count : refilled);
    // Moves the key to the end, so that the first one is the least recently used.
    fuller.delete(key);
    emptier.delete(key);
    const buckets = left > burst / 2 ? fuller : emptier;
    buckets.set(key, { tokens: left, at: nowMs });
    forgetOldest(buckets, maxKeys);
    return isTaken ? null : Math.max(1, Math.ceil((1 - refilled) / perSecond));
  };
}
