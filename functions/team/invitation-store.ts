import { type DocumentSnapshot, FieldValue, type Query } from "firebase-admin/firestore";
import { retainedUntil } from "@/domain/retention/retention";
import {
  type Invitation,
  invitationSchema,
  type KeptAccount,
} from "@/domain/staff/invitation.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { inPagesOfKeys } from "../access/in-pages-of-keys";
import { invitationHash, invitationPath } from "../access/invitation-secret";
import { database, type Transaction } from "../runtime/admin-app";
import { parsedOrNull } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

const invitations = () => database().collection("invitations");
const documentOf = ({ email, by }: Pick<Invitation, "email" | "by">) =>
  database().doc(invitationPath(email, by));

/** The invitation of a link, also a used or expired one; null for a wrong link. */
export async function readLinkedInvitation(secret: string): Promise<Invitation | null> {
  const linked = invitations().where("link_hash", "==", invitationHash(secret));
  const [found] = (await linked.limit(1).get()).docs;
  return found ? parseInvitation(found) : null;
}

/** All invitations of an address that wait to be accepted, expired ones included. */
export async function readPendingInvitations(
  email: string,
  transaction: Transaction,
): Promise<Invitation[]> {
  const { docs } = await transaction.get(invitations().where("email", "==", email));
  return docs.flatMap((each) => pending(each) ?? []);
}

/** All invitations that wait to be accepted, expired ones included, at most `limit`. */
export async function listInvitations(limit: number): Promise<Invitation[]> {
  return pendingIn([invitations()], limit);
}

/** Invitations to restaurants that wait to be accepted, at most `limit`. */
export async function listInvitationsFor(
  keys: readonly string[],
  limit: number,
): Promise<Invitation[]> {
  const pages = inPagesOfKeys(keys, (page) =>
    invitations().where("resto_keys", "array-contains-any", page),
  );
  return pendingIn(pages, limit);
}

/** Replaces the inviter's invitation of an address: its earlier link stops working. */
export function writeInvitation(
  transaction: Transaction,
  { valid_until, ...invitation }: Omit<Invitation, "accepted_at">,
): void {
  transaction.set(documentOf(invitation), {
    ...invitation,
    valid_until: toTimestamp(valid_until),
    expires_at: toTimestamp(retainedUntil("invitation", valid_until)),
  });
}

/** Marks an invitation as used. It stays stored, so that its link can say so. */
export function writeAccepted(
  transaction: Transaction,
  invitation: Invitation,
  now: Instant,
): void {
  transaction.update(documentOf(invitation), {
    accepted_at: toTimestamp(now),
    kept_account: FieldValue.delete(),
  });
}

/** Stores what an interrupted acceptance needs to be completed with the same account. */
export function writeKeptAccount(
  transaction: Transaction,
  invitation: Invitation,
  kept_account: KeptAccount,
): void {
  transaction.update(documentOf(invitation), { kept_account });
}

export function deleteInvitation(transaction: Transaction, invitation: Invitation): void {
  transaction.delete(documentOf(invitation));
}

async function pendingIn(queries: readonly Query[], limit: number): Promise<Invitation[]> {
  const answers = await Promise.all(queries.map((each) => each.limit(limit).get()));
  const docs = new Map(answers.flatMap((answer) => answer.docs).map((each) => [each.id, each]));
  return [...docs.values()].flatMap((each) => pending(each) ?? []).slice(0, limit);
}

function pending(snapshot: DocumentSnapshot): Invitation | null {
  const invitation = parseInvitation(snapshot);
  return invitation?.accepted_at === undefined ? invitation : null;
}

function parseInvitation(snapshot: DocumentSnapshot): Invitation | null {
  const data = plainData(snapshot);
  return data ? parsedOrNull(snapshot.ref.path, invitationSchema.safeParse(data)) : null;
}
