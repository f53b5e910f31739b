import * as z from "zod/mini";
import { normalisedEmailSchema } from "../contact/email.schema";
import { accountUidSchema } from "../ids/account-uid.schema";
import { restoKeySchema } from "../ids/resto-key.schema";

/** Maximum number of restaurants of one staff member. */
const MAX_RESTAURANTS = 100;

/**
 * Managers may also edit menu and restaurant and read reports. Riders only bring orders to guests: see
 * docs/rules.md#riders.
 */
export const staffRoleSchema = z.enum(["staff", "manager", "rider"]);

export type StaffRole = z.infer<typeof staffRoleSchema>;

// Grants may name restaurants that no longer exist.
const seenKeys = z.readonly(
  z.array(z.string().check(z.maxLength(60))).check(z.maxLength(MAX_RESTAURANTS)),
);

/**
 * Input of the callable `setStaff`; an empty list of restaurants revokes. An account that was deleted
 * or has changed its address is identified by `uid`, which can only be used to revoke.
 */
export const setStaffRequestSchema = z
  .strictObject({
    email: z.optional(normalisedEmailSchema),
    uid: z.optional(accountUidSchema),
    resto_keys: z.readonly(z.array(restoKeySchema).check(z.maxLength(MAX_RESTAURANTS))),
    role: staffRoleSchema,
    /** The grants the caller has seen; VERSION_CONFLICT if they have changed. */
    seen: z.optional(z.strictObject({ resto_keys: seenKeys, role: staffRoleSchema })),
  })
  .check(
    z.refine(({ email, uid }) => (email === undefined) !== (uid === undefined), {
      path: ["email"],
    }),
    z.refine(({ uid, resto_keys }) => uid === undefined || resto_keys.length === 0, {
      path: ["resto_keys"],
    }),
  );

export type SetStaffRequest = z.infer<typeof setStaffRequestSchema>;

/** Input of the callable `listStaff`: nothing. */
export const listStaffRequestSchema = z.optional(z.nullable(z.strictObject({})));

/** A staff member with account data, or an address that has not accepted its invitation yet. */
const staffMemberSchema = z.object({
  /** Null for an invitation. */
  uid: z.nullable(z.string()),
  /** Whether the account was deleted and only its grants are left. */
  gone: z.boolean(),
  /** The granted or invited address; null if the account was deleted. */
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** End of the link of an invitation, which may have passed; null once it is accepted. */
  pending_until: z.nullable(z.int()),
  /** Whether the account has another address now, so that its grants have no effect. */
  moved: z.boolean(),
  /** Whether the account is disabled at the identity provider, which ends all its rights. */
  disabled: z.boolean(),
  last_sign_in_at: z.nullable(z.int()),
  resto_keys: z.readonly(z.array(z.string())),
  role: staffRoleSchema,
  super: z.boolean(),
  /** Whether only a super-administrator may change the grants. Set for managers. */
  locked: z.optional(z.boolean()),
});

export type StaffMember = z.infer<typeof staffMemberSchema>;

/** Answer of the callable `setStaff`; `invited` if a mail with a link was sent. */
export const setStaffAnswerSchema = z.extend(staffMemberSchema, { invited: z.boolean() });

export type SetStaffAnswer = z.infer<typeof setStaffAnswerSchema>;

/** Answer of the callable `listStaff`; `complete` is false if there are more than 500. */
export const listStaffAnswerSchema = z.object({
  people: z.array(staffMemberSchema),
  complete: z.boolean(),
});

export type ListStaffAnswer = z.infer<typeof listStaffAnswerSchema>;
