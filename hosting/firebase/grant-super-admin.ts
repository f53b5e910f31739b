import { randomUUID } from "node:crypto";
import { retainedUntil } from "@/domain/retention/retention";
import { INVITATION_VALID_MS } from "@/domain/staff/invitation.schema";
import { invitationUrl } from "@/domain/staff/invitation-link";
import { invitationPath, newInvitationSecret } from "@/functions/access/invitation-secret";
import { tenant as adminSite } from "@/tenant-configs/resto-superadmin";
import { decodeFields } from "./firestore-value";
import { commitDocuments, type DocumentWrite, type Project, post, readDocument } from "./project";

interface Account {
  readonly localId: string;
  readonly emailVerified?: boolean;
}

/** Result of the grant; `link` accepts the invitation and is shown only here. */
export type SuperGrant =
  | { readonly outcome: "granted" | "already" }
  | { readonly outcome: "invited"; readonly link: string };

/**
 * Makes an address a super-administrator, with an entry in the audit log. Access that it has accepted
 * before is extended at once and keeps its restaurants; any other address gets a link to accept,
 * because somebody else may have registered it. Fails without effect when the documents change at the
 * same time.
 */
export async function grantSuperAdmin(
  project: Project,
  email: string,
  now: Date,
): Promise<SuperGrant> {
  const address = email.trim().toLowerCase();
  const account = await findAccount(project, address);
  const path = account?.emailVerified ? `staff/${account.localId}` : null;
  const stored = path && (await readDocument(project, path));
  const before = decodeFields((stored || null)?.fields ?? {});
  if (!path || !stored || before.email !== address) return invite(project, address, now);
  if (before.super === true) return { outcome: "already" };
  await commitDocuments(project, [
    {
      path,
      data: { resto_keys: [], ...before, role: "manager", super: true },
      expected: { updateTime: stored.updateTime },
    },
    auditEntry(path, now),
  ]);
  return { outcome: "granted" };
}

async function invite(project: Project, email: string, now: Date): Promise<SuperGrant> {
  const { secret, hash } = newInvitationSecret();
  const path = invitationPath(email, null);
  const stored = await readDocument(project, path);
  const until = now.getTime() + INVITATION_VALID_MS;
  const invitation = {
    email,
    resto_keys: [],
    role: "manager",
    super: true,
    by: null,
    link_hash: hash,
    valid_until: new Date(until),
    expires_at: new Date(retainedUntil("invitation", until)),
  };
  const expected: DocumentWrite["expected"] = stored
    ? { updateTime: stored.updateTime }
    : { exists: false };
  await commitDocuments(project, [{ path, data: invitation, expected }, auditEntry(path, now)]);
  return { outcome: "invited", link: invitationUrl(adminSite.url, secret) };
}

function auditEntry(target: string, now: Date): DocumentWrite {
  const by = { by: "system", uid: null, resto_key: null };
  const data = { at: now, ...by, target, action: "staff.super" };
  return { path: `audit/${randomUUID()}`, data, expected: { exists: false } };
}

async function findAccount(project: Project, email: string): Promise<Account | null> {
  const url = `${project.identityUrl}/v1/projects/${project.projectId}/accounts:lookup`;
  const { users = [] } = (await post(project, url, { email: [email] })) as { users?: Account[] };
  return users[0] ?? null;
}
