import * as z from "zod/mini";
import { staffRoleSchema } from "./staff-requests.schema";

/** 32 random bytes in base64url. */
const secretSchema = z.string().check(z.length(43, { abort: true }), z.regex(/^[\w-]*$/));

/** Shortest password of a staff member; the identity provider may ask for more. */
const MIN_PASSWORD_LENGTH = 8;

/** Input of the callable `readInvitation`. */
export const readInvitationRequestSchema = z.strictObject({ secret: secretSchema });

export type ReadInvitationRequest = z.infer<typeof readInvitationRequestSchema>;

/** Answer of `readInvitation`. Only an open link tells its address, role and restaurants. */
export const invitationAnswerSchema = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("open"),
    email: z.string(),
    role: staffRoleSchema,
    super: z.boolean(),
    /** Titles of the restaurants. */
    restaurants: z.readonly(z.array(z.string())),
    valid_until: z.int(),
  }),
  z.object({ state: z.enum(["used", "expired"]) }),
]);

export type InvitationAnswer = z.infer<typeof invitationAnswerSchema>;

/** Invitation of an open link. */
export type OpenInvitation = Extract<InvitationAnswer, { state: "open" }>;

/** Input of the callable `acceptInvitation`. */
export const acceptInvitationRequestSchema = z.extend(readInvitationRequestSchema, {
  password: z.string().check(z.minLength(MIN_PASSWORD_LENGTH), z.maxLength(4096)),
});

export type AcceptInvitationRequest = z.infer<typeof acceptInvitationRequestSchema>;

/** Answer of the callable `acceptInvitation`: the address to sign in with. */
export const invitationAcceptedSchema = z.object({ email: z.string() });

export type InvitationAccepted = z.infer<typeof invitationAcceptedSchema>;
