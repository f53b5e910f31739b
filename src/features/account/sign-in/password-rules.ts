import type { PasswordPolicy } from "@/firebase/auth/auth-password-policy";

/** Shortest password we recommend, whatever the provider asks (OWASP ASVS 5). */
const RECOMMENDED_LENGTH = 8;

/** One line of the checklist below a new password. */
export interface PasswordRule {
  readonly rule:
    | "minLength"
    | "maxLength"
    | "lowercase"
    | "uppercase"
    | "number"
    | "symbol"
    | "recommended";
  /** Number of characters, for the lengths. */
  readonly count: number;
  readonly met: boolean;
  /** False for what is only recommended. */
  readonly required: boolean;
}

/** The provider's policy applied to a password (spec section 5), recommendation last. */
export function passwordRules(policy: PasswordPolicy, password: string): PasswordRule[] {
  const length = [...password].length;
  const rules: (PasswordRule | false)[] = [
    rule("minLength", length >= policy.minLength, policy.minLength),
    policy.maxLength !== null &&
      rule("maxLength", length > 0 && length <= policy.maxLength, policy.maxLength),
    policy.lowercase && rule("lowercase", /\p{Ll}/u.test(password)),
    policy.uppercase && rule("uppercase", /\p{Lu}/u.test(password)),
    policy.number && rule("number", /\d/.test(password)),
    policy.symbol && rule("symbol", /[^\p{L}\p{N}\s]/u.test(password)),
    policy.minLength < RECOMMENDED_LENGTH && {
      rule: "recommended",
      count: RECOMMENDED_LENGTH,
      met: length >= RECOMMENDED_LENGTH,
      required: false,
    },
  ];
  return rules.filter((entry) => entry !== false);
}

/** How hard a password is to guess, in four steps. */
export type PasswordStrength = "weak" | "fair" | "good" | "strong";

const STEPS = ["weak", "fair", "good", "strong"] as const satisfies readonly PasswordStrength[];

const COMMON = ["passwort", "password", "qwertz", "qwerty", "12345", "abc123", "hallo", "letmein"];

/**
 * Estimates by length above all; common words, few different characters and parts of the
 * person's own address weaken it.
 */
export function passwordStrength(password: string, email: string): PasswordStrength {
  const length = [...password].length;
  const byLength = length < RECOMMENDED_LENGTH ? 0 : length < 12 ? 1 : length < 16 ? 2 : 3;
  const plain = password.toLowerCase();
  const own = email.split("@")[0]?.toLowerCase() ?? "";
  const guessable =
    COMMON.some((word) => plain.includes(word)) || (own.length > 3 && plain.includes(own));
  const monotonous = new Set(plain).size < length / 3;
  const score = byLength - (guessable ? 2 : 0) - (monotonous ? 2 : 0);
  return STEPS[Math.max(0, score)] ?? "weak";
}

function rule(name: PasswordRule["rule"], met: boolean, count = 1): PasswordRule {
  return { rule: name, count, met, required: true };
}
