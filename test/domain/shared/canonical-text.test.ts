import { describe, expect, it } from "vitest";
import { canonicalText } from "@/domain/shared/canonical-text";

describe("canonicalText", () => {
  it("ignores the order of keys, absent and null members and the spelling of umlauts", () => {
    const one = { b: [1, { y: true, x: "ü" }], a: null, c: undefined };
    const other = { b: [1, { x: "u\u0308", y: true }] };
    expect(canonicalText(one)).toBe(canonicalText(other));
    expect(canonicalText(one)).toBe('{"b":[1,{"x":"ü","y":true}]}');
  });

  it.each([
    [
      ["a", "b"],
      ["b", "a"],
    ],
    [{ a: 1 }, { a: "1" }],
    [{ a: 'x","b":"y' }, { a: "x", b: "y" }],
    [[], {}],
    [[null], []],
    [["a,b"], ["a", "b"]],
  ])("tells %j from %j", (one, other) => {
    expect(canonicalText(one)).not.toBe(canonicalText(other));
  });
});
