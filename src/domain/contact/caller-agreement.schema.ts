import * as z from "zod/mini";

/** The part of a telephone order or a staff booking about the caller: see docs/rules.md#guest-book. */
export const callerAgreementSchema = z.strictObject({
  /**
   * Whether the caller agrees that name, address and dishes are remembered: true stores them, false
   * removes them, absent changes nothing.
   */
  remember: z.optional(z.boolean()),
  /**
   * Whether a caller who is remembered agrees to the guest book: true enters them, false removes them
   * from it, absent changes nothing.
   */
  in_guest_book: z.optional(z.boolean()),
});

export type CallerAgreement = z.infer<typeof callerAgreementSchema>;

/** The caller's agreements as a form knows them and staff ticked them. */
export interface TickedAgreement {
  /** Whether the caller agrees to be remembered. */
  readonly remember: boolean;
  /** Whether the number was found among the callers who agreed. */
  readonly isKnown: boolean;
  /** Whether the caller agrees to the guest book. */
  readonly joinsBook: boolean;
  /** Whether the number already stands in the guest book. */
  readonly isInBook: boolean;
}

/** The answers of an unknown caller who was not asked yet. */
export const NO_AGREEMENT: TickedAgreement = {
  remember: false,
  isKnown: false,
  joinsBook: false,
  isInBook: false,
};

/** The change of a form whose number changes: answers found for the earlier number go. */
export function otherNumber({ isKnown }: TickedAgreement): Partial<TickedAgreement> {
  return isKnown ? NO_AGREEMENT : { joinsBook: false };
}

/** The agreement to send. A known caller whose box is not ticked withdraws it. */
export function callerAgreement(ticked: TickedAgreement): CallerAgreement {
  const { remember, isKnown, joinsBook, isInBook } = ticked;
  return {
    ...(remember || isKnown ? { remember } : {}),
    ...(remember && joinsBook && !isInBook ? { in_guest_book: true } : {}),
  };
}
