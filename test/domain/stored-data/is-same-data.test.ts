import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson } from "@/domain/stored-data/canonical-json";
import { isSameData } from "@/domain/stored-data/is-same-data";

const leaf = fc.constantFrom(null, undefined, true, 0, 1, "", "a", "ü", "u\u0308");
const key = fc.constantFrom("a", "b", "hasOwnProperty");
const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie("data"), { maxLength: 3 }),
    fc.dictionary(key, tie("data"), { maxKeys: 3 }),
  ),
}));

describe("isSameData", () => {
  it("agrees with canonicalJson", () => {
    fc.assert(
      fc.property(data, data, (one, other) => {
        expect(isSameData(one, other)).toBe(canonicalJson(one) === canonicalJson(other));
      }),
      { numRuns: 2000 },
    );
  });

  it("ignores key order and Unicode form", () => {
    const one = { b: [1, { y: true, x: "ü" }], a: null };
    expect(isSameData(one, { b: [1, { x: "u\u0308", y: true }] })).toBe(true);
    expect(isSameData(one, { b: [{ x: "ü", y: true }, 1] })).toBe(false);
    expect(isSameData({ toString: 1 }, {})).toBe(false);
  });
});
