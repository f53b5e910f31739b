import { expect, test } from "vitest";
import { createTokenBuckets } from "@/functions/calls/limits/token-bucket";

const limit = { burst: 3, perSecond: 0.5 };

/** Takes tokens for one key at these seconds. */
function take(seconds: readonly number[], key = "one", buckets = createTokenBuckets(limit, 10)) {
  return seconds.map((second) => buckets(key, second * 1000));
}

test("a bucket gives its burst at once and then names the seconds until the next token", () => {
  expect(take([0, 0, 0, 0, 0])).toEqual([null, null, null, 2, 2]);
});

test("a bucket refills at its speed, up to its burst", () => {
  expect(take([0, 0, 0, 1, 2, 2])).toEqual([null, null, null, 1, null, 2]);
  expect(take([0, 0, 0, 1000, 1000, 1000, 1000])).toEqual([null, null, null, null, null, null, 2]);
});

test("a clock that runs backwards removes no tokens", () => {
  expect(take([10, 5, 5, 5])).toEqual([null, null, null, 2]);
});

test("each key has its own bucket", () => {
  const buckets = createTokenBuckets(limit, 10);
  take([0, 0, 0], "one", buckets);
  expect(take([0], "other", buckets)).toEqual([null]);
  expect(take([0], "one", buckets)).toEqual([2]);
});

test("the least recently used key is forgotten beyond the maximum", () => {
  const buckets = createTokenBuckets({ burst: 1, perSecond: 0.1 }, 2);
  const takeAt0 = (key: string) => buckets(key, 0);
  expect(["one", "two", "one", "three"].map(takeAt0)).toEqual([null, null, 10, null]);
  // "two" has been forgotten, so it gets a new bucket; that pushes "one" out.
  expect(takeAt0("two")).toBeNull();
  expect(takeAt0("three")).toBe(10);
});

test("a flood of new keys pushes out no key that is used up", () => {
  const buckets = createTokenBuckets(limit, 10);
  take([0, 0, 0], "used up", buckets);
  take([0], "hardly used", buckets);
  for (let key = 0; key < 1000; key += 1) take([0], String(key), buckets);
  expect(take([0], "used up", buckets)).toEqual([2]);
  expect(take([0, 0, 0], "hardly used", buckets)).toEqual([null, null, null]);
});
