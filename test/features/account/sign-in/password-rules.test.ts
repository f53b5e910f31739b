import { describe, expect, it } from "vitest";
import { passwordRules, passwordStrength } from "@/features/account/sign-in/password-rules";
import { type PasswordStatus, validateByDefault } from "@/firebase/auth/auth-password-policy";

const SHORT_STATUS: PasswordStatus = {
  isValid: false,
  meetsMinPasswordLength: false,
  meetsMaxPasswordLength: true,
  containsLowercaseLetter: true,
  containsUppercaseLetter: false,
  containsNumericCharacter: false,
  containsNonAlphanumericCharacter: false,
  passwordPolicy: {
    customStrengthOptions: { minPasswordLength: 10, maxPasswordLength: 20 },
    allowedNonAlphanumericCharacters: "!?",
    enforcementState: "ENFORCE",
    forceUpgradeOnSignin: false,
  },
};

function met(status: PasswordStatus, password: string) {
  return Object.fromEntries(passwordRules(status, password).map(({ rule, met }) => [rule, met]));
}

describe("passwordRules", () => {
  it.each([
    ["abcdefg", false],
    ["abcdefgh", true],
  ])("require eight characters where the provider requires six: %s", (password, minLength) => {
    expect(met(validateByDefault(password), password)).toEqual({ minLength });
  });

  it("lists every requirement of the policy", () => {
    expect(met(SHORT_STATUS, "abc")).toEqual({
      minLength: false,
      maxLength: true,
      lowercase: true,
      uppercase: false,
      number: false,
      symbol: false,
    });
  });

  it("does not tick the maximum length of an empty password", () => {
    expect(met(SHORT_STATUS, "").maxLength).toBe(false);
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
  ])("rates %s as %s", (password, strength) => {
    expect(passwordStrength(password, "mia.gast@example.com")).toBe(strength);
  });
});
