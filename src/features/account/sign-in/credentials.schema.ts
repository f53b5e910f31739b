import * as z from "zod/mini";
import type { PasswordStatus, PasswordValidator } from "@/firebase/auth/auth-password-policy";

const email = z.string().check(z.trim(), z.minLength(1), z.maxLength(320), z.email());

/** Signing in checks no password rules: an old password may predate the policy. */
export const signInSchema = z.object({ email, password: z.string().check(z.minLength(1)) });

export const resetSchema = z.object({ email });

/** A new account, whose password meets the provider's policy. */
export function registerSchema(validate: PasswordValidator) {
  const password = z.string().check(async (payload) => {
    const status = await validate(payload.value);
    if (!status.isValid) payload.issues.push(passwordIssue(status, payload.value));
  });
  return z.object({ email, password });
}

function passwordIssue(status: PasswordStatus, input: string): z.core.$ZodRawIssue {
  const { minPasswordLength, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
  if (minPasswordLength && !status.meetsMinPasswordLength) {
    return { code: "too_small", origin: "string", minimum: minPasswordLength, input };
  }
  if (maxPasswordLength && status.meetsMaxPasswordLength === false) {
    return { code: "too_big", origin: "string", maximum: maxPasswordLength, input };
  }
  return { code: "custom", input };
}

export type Credentials = z.infer<typeof signInSchema>;
