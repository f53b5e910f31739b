import type { PasswordStatus } from "@/firebase/auth/auth-password-policy";

/** Shortest new password, whatever the provider requires (OWASP ASVS 5, 6.2.1). */
const MIN_LENGTH = 8;

/** Characters that a new password needs. */
export function minPasswordLength({ passwordPolicy }: PasswordStatus): number {
  return Math.max(MIN_LENGTH, passwordPolicy.customStrengthOptions.minPasswordLength ?? 0);
}

/** One line of the checklist below a new password. */
export interface PasswordRule {
  readonly rule: "minLength" | "maxLength" | "lowercase" | "uppercase" | "number" | "symbol";
  /** Number of characters, for the lengths. */
  readonly count: number;
  readonly met: boolean;
}

/** The checklist for a password with this status. */
export function passwordRules(status: PasswordStatus, password: string): PasswordRule[] {
  const { maxPasswordLength = 0 } = status.passwordPolicy.customStrengthOptions;
  const minimum = minPasswordLength(status);
  const rules: (PasswordRule | null)[] = [
    rule("minLength", [...password].length >= minimum, minimum),
    rule("maxLength", status.meetsMaxPasswordLength && password !== "", maxPasswordLength),
    rule("lowercase", status.containsLowercaseLetter),
    rule("uppercase", status.containsUppercaseLetter),
    rule("number", status.containsNumericCharacter),
    rule("symbol", status.containsNonAlphanumericCharacter),
  ];
  return rules.filter((entry) => entry !== null);
}

/** How hard a password is to guess. */
export type PasswordStrength = "weak" | "fair" | "good" | "strong";

const STEPS = ["weak", "fair", "good", "strong"] as const satisfies readonly PasswordStrength[];

const COMMON = ["passwort", "password", "qwertz", "qwerty", "12345", "abc123", "hallo", "letmein"];

/**
 * Estimates the strength, mainly by length. Common words, few different characters and parts of
 * the account's e-mail address lower it.
 */
export function passwordStrength(password: string, email: string): PasswordStrength {
  const length = [...password].length;
  const byLength = [MIN_LENGTH, 12, 16].filter((min) => length >= min).length;
  const plain = password.toLowerCase();
  const mailbox = email.split("@")[0]?.toLowerCase() ?? "";
  const isGuessable =
    COMMON.some((word) => plain.includes(word)) || (mailbox.length > 3 && plain.includes(mailbox));
  const isRepetitive = new Set(plain).size < length / 3;
  const score = byLength - (isGuessable ? 2 : 0) - (isRepetitive ? 2 : 0);
  return STEPS[Math.max(0, score)] ?? "weak";
}

/** @param met undefined where the policy has no such requirement */
function rule(
  name: PasswordRule["rule"],
  met: boolean | undefined,
  count = 1,
): PasswordRule | null {
  return met === undefined ? null : { rule: name, count, met };
}
