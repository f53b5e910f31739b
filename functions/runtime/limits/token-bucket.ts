import { forgetOldest } from "../forget-oldest";

/** Size and speed of a bucket. */
interface BucketLimit {
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
 * Token buckets by key, in the memory of this instance. Takes a token if there is one.
 * @param maxKeys of which the least recently used are forgotten
 * @returns seconds until the next token, at least 1; null if one was taken
 */
export function createTokenBuckets(
  { burst, perSecond }: BucketLimit,
  maxKeys: number,
): (key: string, nowMs: number) => number | null {
  const buckets = new Map<string, Bucket>();
  return (key, nowMs) => {
    const { tokens, at } = buckets.get(key) ?? { tokens: burst, at: nowMs };
    const refilled = Math.min(burst, tokens + (Math.max(0, nowMs - at) / 1000) * perSecond);
    const isTaken = refilled >= 1;
    // Moves the key to the end, so that the first one is the least recently used.
    buckets.delete(key);
    buckets.set(key, { tokens: isTaken ? refilled - 1 : refilled, at: nowMs });
    forgetOldest(buckets, maxKeys);
    return isTaken ? null : Math.max(1, Math.ceil((1 - refilled) / perSecond));
  };
}
