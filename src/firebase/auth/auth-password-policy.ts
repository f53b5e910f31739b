import * as z from "zod/mini";

/** What the identity provider asks of passwords (spec section 5). */
export interface PasswordPolicy {
  readonly minLength: number;
  readonly maxLength: number | null;
  readonly lowercase: boolean;
  readonly uppercase: boolean;
  readonly number: boolean;
  readonly symbol: boolean;
}

/** The provider's own default, which holds where no other policy is set. */
export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = {
  minLength: 6,
  maxLength: null,
  lowercase: false,
  uppercase: false,
  number: false,
  symbol: false,
};

const answerSchema = z.object({
  customStrengthOptions: z.object({
    minPasswordLength: z.optional(z.int()),
    maxPasswordLength: z.optional(z.int()),
    containsLowercaseCharacter: z.optional(z.boolean()),
    containsUppercaseCharacter: z.optional(z.boolean()),
    containsNumericCharacter: z.optional(z.boolean()),
    containsNonAlphanumericCharacter: z.optional(z.boolean()),
  }),
});

/** Fetches the provider's policy; its default where it cannot be had. */
export async function fetchPasswordPolicy(): Promise<PasswordPolicy> {
  try {
    const answer = await fetch(policyUrl());
    if (!answer.ok) return DEFAULT_PASSWORD_POLICY;
    const options = answerSchema.parse(await answer.json()).customStrengthOptions;
    return {
      minLength: options.minPasswordLength ?? DEFAULT_PASSWORD_POLICY.minLength,
      maxLength: options.maxPasswordLength ?? null,
      lowercase: options.containsLowercaseCharacter ?? false,
      uppercase: options.containsUppercaseCharacter ?? false,
      number: options.containsNumericCharacter ?? false,
      symbol: options.containsNonAlphanumericCharacter ?? false,
    };
  } catch {
    return DEFAULT_PASSWORD_POLICY;
  }
}

function policyUrl(): string {
  const path = "identitytoolkit.googleapis.com/v2/passwordPolicy?key=";
  return __LOCAL_BACKEND__
    ? `http://${window.location.hostname}:${__LOCAL_BACKEND__.authPort}/${path}${__LOCAL_BACKEND__.apiKey}`
    : `https://${path}${__HOSTED_BACKEND__.apiKey}`;
}
