import { retainedUntil } from "@/domain/retention/retention";
import { INVITATION_VALID_MS } from "@/domain/staff/invitation.schema";
import { invitationUrl } from "@/domain/staff/invitation-link";
import { invitationPath, newInvitationSecret } from "@/functions/access/invitation-secret";
import { auditEntry } from "./audit-entry";
import { commitDocuments, type DocumentWrite, type Project, post, readDocument } from "./project";

interface Account {
  readonly localId: string;
  readonly emailVerified?: boolean;
}

const GRANT = { action: "staff.super", resto_key: null };

/** Result of the grant; `link` accepts the invitation and is shown only here. */
export type SuperGrant =
  | { readonly outcome: "granted" | "already" }
  | { readonly outcome: "invited"; readonly link: string };

interface GrantOptions {
  /** Address of the project's admin site, to which the link leads. */
  readonly adminUrl: string;
  readonly now: Date;
}

/**
 * Makes an address a super-administrator, with an entry in the audit log. Access that it has accepted
 * before is extended at once and keeps its restaurants; any other address gets a link to accept,
 * because somebody else may have registered it. Fails without effect when the documents change at the
 * same time.
 */
export async function grantSuperAdmin(
  project: Project,
  email: string,
  { adminUrl, now }: GrantOptions,
): Promise<SuperGrant> {
  const address = email.trim().toLowerCase();
  const account = await findAccount(project, address);
  const path = account?.emailVerified ? `staff/${account.localId}` : null;
  const stored = path && (await readDocument(project, path));
  if (!path || !stored || stored.data.email !== address)
    return invite(project, address, { adminUrl, now });
  const { data: before } = stored;
  if (before.super === true) return { outcome: "already" };
  await commitDocuments(project, [
    {
      path,
      data: { resto_keys: [], ...before, role: "manager", super: true },
      expected: { updateTime: stored.updateTime },
    },
    auditEntry({ ...GRANT, target: path }, now),
  ]);
  return { outcome: "granted" };
}

async function invite(
  project: Project,
  email: string,
  { adminUrl, now }: GrantOptions,
): Promise<SuperGrant> {
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
  await commitDocuments(project, [
    { path, data: invitation, expected },
    auditEntry({ ...GRANT, target: path }, now),
  ]);
  return { outcome: "invited", link: invitationUrl(adminUrl, secret) };
}

async function findAccount(project: Project, email: string): Promise<Account | null> {
  const url = `${project.identityUrl}/v1/projects/${project.projectId}/accounts:lookup`;
  const { users = [] } = (await post(project, url, { email: [email] })) as { users?: Account[] };
  return users[0] ?? null;
}
