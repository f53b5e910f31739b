import { describe, expect, it } from "vitest";
import { canonicalJson } from "@/domain/stored-data/canonical-json";

describe("canonicalJson", () => {
  it("ignores key order, absent and null members, and Unicode form", () => {
    const one = { b: [1, { y: true, x: "ü" }], a: null, c: undefined };
    const other = { b: [1, { x: "u\u0308", y: true }] };
    expect(canonicalJson(one)).toBe(canonicalJson(other));
    expect(canonicalJson(one)).toBe('{"b":[1,{"x":"ü","y":true}]}');
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
  ])("differs for %j and %j", (one, other) => {
    expect(canonicalJson(one)).not.toBe(canonicalJson(other));
  });
});
