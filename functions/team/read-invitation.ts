import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { invitationState } from "@/domain/staff/invitation.schema";
import {
  type InvitationAnswer,
  readInvitationRequestSchema,
} from "@/domain/staff/invitation-calls.schema";
import { defineCallable } from "../calls/define-callable";
import { readLinkedInvitation } from "./invitation-store";
import { mayStillInvite } from "./may-still-invite";
import { readInviting } from "./send-invitation";

/**
 * Reads the invitation of a link, for anyone who has the link. Changes nothing, so that mail scanners
 * can open it. NOT_FOUND for a link that is wrong, revoked or replaced, or
 * whose inviter has lost the right to invite.
 */
export const readInvitation = defineCallable(
  { name: "readInvitation", schema: readInvitationRequestSchema, access: "anyone" },
  async ({ input: { secret }, now }) => {
    const invitation = await readLinkedInvitation(secret);
    if (!invitation) return err(refusal("NOT_FOUND"));
    const state = invitationState(invitation, now);
    if (state !== "open") return ok<InvitationAnswer>({ state });
    if (!(await mayStillInvite(invitation))) return err(refusal("NOT_FOUND"));
    const { email, role, super: isSuper, valid_until, resto_keys } = invitation;
    const restaurants = (await readInviting(resto_keys)).map(({ title }) => title);
    return ok<InvitationAnswer>({ state, email, role, super: isSuper, valid_until, restaurants });
  },
);
