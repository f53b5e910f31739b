import * as z from "zod/mini";
import type { PasswordStatus, PasswordValidator } from "@/firebase/auth/auth-password-policy";
import { minPasswordLength, passwordStrength } from "./password-rules";

const email = z.string().check(z.trim(), z.minLength(1), z.maxLength(320), z.email());

/** Signing in checks no password rules: an old password may predate the policy. */
export const signInSchema = z.object({ email, password: z.string().check(z.minLength(1)) });

export const resetSchema = z.object({ email });

/** A new account, whose password meets the provider's policy and is not easy to guess. */
export function registerSchema(validate: PasswordValidator) {
  const password = z.string().check(async (payload) => {
    const issue = passwordIssue(await validate(payload.value), payload.value);
    if (issue) payload.issues.push(issue);
  });
  return z.object({ email, password }).check(({ value, issues }) => {
    if (passwordStrength(value.password, value.email) !== "weak") return;
    issues.push({ code: "custom", input: value.password, path: ["password"], params: TOO_WEAK });
  });
}

/** Marks the issue of a password that is easy to guess. */
export const TOO_WEAK = { isTooWeak: true };

function passwordIssue(status: PasswordStatus, input: string): z.core.$ZodRawIssue | null {
  const { maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
  const minimum = minPasswordLength(status);
  if ([...input].length < minimum) return { code: "too_small", origin: "string", minimum, input };
  if (maxPasswordLength && status.meetsMaxPasswordLength === false) {
    return { code: "too_big", origin: "string", maximum: maxPasswordLength, input };
  }
  return status.isValid ? null : { code: "custom", input };
}

export type Credentials = z.infer<typeof signInSchema>;
