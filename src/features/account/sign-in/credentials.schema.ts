import * as z from "zod/mini";
import type { PasswordPolicy } from "@/firebase/auth/auth-password-policy";
import { passwordRules } from "./password-rules";

const email = z.string().check(z.trim(), z.minLength(1), z.maxLength(320), z.email());

/** Signing in checks no password rules: an old password may predate the policy. */
export const signInSchema = z.object({ email, password: z.string().check(z.minLength(1)) });

export const resetSchema = z.object({ email });

/** A new account; the password has to keep the provider's policy. */
export function registerSchema(policy: PasswordPolicy) {
  const password = z.string().check(z.minLength(policy.minLength));
  if (policy.maxLength !== null) password.check(z.maxLength(policy.maxLength));
  return z.object({
    email,
    password: password.check(
      z.refine((text) =>
        passwordRules(policy, text).every(({ met, required }) => met || !required),
      ),
    ),
  });
}

export type Credentials = z.infer<typeof signInSchema>;
