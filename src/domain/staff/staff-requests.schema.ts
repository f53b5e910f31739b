import * as z from "zod/mini";
import { restoKeySchema } from "../tenant/resto-key.schema";

/** Restaurants one person can work for. */
const MAX_RESTAURANTS = 100;

/** What people of a restaurant may be; managers also edit menu and record and read reports. */
export const staffRoleSchema = z.enum(["staff", "manager"]);

export type StaffRole = z.infer<typeof staffRoleSchema>;

/** An address as accounts have it: without blanks around, in small letters. */
const accountEmailSchema = z.pipe(
  z.string().check(z.trim(), z.toLowerCase()),
  z.email().check(z.maxLength(320)),
);

/** Ids of accounts as the identity provider makes them; the database keeps some names to itself. */
const accountUid = z.string().check(z.regex(/^(?!__)[A-Za-z0-9_-]{1,128}$/));

// Grants may name restaurants that no longer exist.
const seenKeys = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(MAX_RESTAURANTS));

/**
 * Input of the callable `setStaff` (contract section 3); no restaurant revokes everything. Whose
 * account is gone, or never had an address, is named by `uid` instead: to revoke, nothing else.
 */
export const setStaffRequestSchema = z
  .strictObject({
    email: z.optional(accountEmailSchema),
    uid: z.optional(accountUid),
    resto_keys: z.array(restoKeySchema).check(z.maxLength(MAX_RESTAURANTS)),
    role: staffRoleSchema,
    /** What the caller has seen of somebody's grants; anything else is VERSION_CONFLICT. */
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

/** Somebody with grants, as the page about the team shows them. */
const staffMemberSchema = z.object({
  uid: z.string(),
  /** Whether the account does not exist any more; the grants are what it has left behind. */
  gone: z.boolean(),
  /** Null where the account is gone or has no address. */
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** Whether the account's address is known to be the person's. */
  verified: z.boolean(),
  last_sign_in_at: z.nullable(z.int()),
  resto_keys: z.array(z.string()),
  role: staffRoleSchema,
  super: z.boolean(),
});

export type StaffMember = z.infer<typeof staffMemberSchema>;

/** Answer of the callable `setStaff`: the person as they are now; `invited` where the account is new. */
export const setStaffAnswerSchema = z.extend(staffMemberSchema, { invited: z.boolean() });

export type SetStaffAnswer = z.infer<typeof setStaffAnswerSchema>;

/** Answer of the callable `listStaff`; not `complete` where there are more people than one list holds. */
export const listStaffAnswerSchema = z.object({
  people: z.array(staffMemberSchema),
  complete: z.boolean(),
});

export type ListStaffAnswer = z.infer<typeof listStaffAnswerSchema>;
