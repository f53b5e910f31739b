import { describe, expect, it } from "vitest";
import { passwordRules, passwordStrength } from "@/features/account/sign-in/password-rules";

const PLAIN = {
  minLength: 6,
  maxLength: null,
  lowercase: false,
  uppercase: false,
  number: false,
  symbol: false,
};
const STRICT = {
  minLength: 10,
  maxLength: 20,
  lowercase: true,
  uppercase: true,
  number: true,
  symbol: true,
};

function met(policy: typeof PLAIN | typeof STRICT, password: string) {
  return Object.fromEntries(passwordRules(policy, password).map(({ rule, met }) => [rule, met]));
}

describe("passwordRules", () => {
  it("recommends eight characters where the provider asks for six", () => {
    expect(met(PLAIN, "abcdef")).toEqual({ minLength: true, recommended: false });
    expect(met(PLAIN, "abcdefgh")).toEqual({ minLength: true, recommended: true });
    expect(passwordRules(PLAIN, "").filter(({ required }) => !required)).toHaveLength(1);
  });

  it("shows every requirement of the fetched policy", () => {
    expect(met(STRICT, "abc")).toEqual({
      minLength: false,
      maxLength: true,
      lowercase: true,
      uppercase: false,
      number: false,
      symbol: false,
    });
    expect(Object.values(met(STRICT, "Ärger-mit-007!")).every(Boolean)).toBe(true);
    expect(met(STRICT, "x".repeat(21)).maxLength).toBe(false);
  });

  it("counts characters as people see them", () => {
    expect(met(PLAIN, "🍜🍜🍜").minLength).toBe(false);
  });
});

describe("passwordStrength", () => {
  it.each([
    ["", "weak"],
    ["kurz123", "weak"],
    ["passwort123", "weak"],
    ["aaaaaaaaaaaa", "weak"],
    ["mia.gast-2026", "weak"],
    ["tofu-curry", "fair"],
    ["tofu-curry-7!", "good"],
    ["vier Lampions im Hof", "strong"],
  ])("%s is %s", (password, strength) => {
    expect(passwordStrength(password, "mia.gast@example.com")).toBe(strength);
  });
});
