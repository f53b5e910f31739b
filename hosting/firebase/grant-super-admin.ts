import { randomUUID } from "node:crypto";
import { CommandError } from "../lib/command-error";
import { decodeFields } from "./firestore-value";
import { commitDocuments, type Project, post, readDocument } from "./project";

interface Account {
  readonly localId: string;
  readonly emailVerified?: boolean;
}

/**
 * Makes an account a super-administrator, with an entry in the audit log. Its restaurants stay.
 * Fails without effect when the staff document changes at the same time.
 * @throws CommandError for an unknown account, and for an unverified address, because someone else
 * may have registered it
 */
export async function grantSuperAdmin(
  project: Project,
  email: string,
  now: Date,
): Promise<"granted" | "already"> {
  const address = email.trim().toLowerCase();
  const account = await findAccount(project, address);
  if (!account) {
    throw new CommandError(
      `${address} has no account. Register it on one of the sites, then try again.`,
    );
  }
  if (!account.emailVerified) {
    throw new CommandError(
      `${address} is not verified. Follow the link in the verification e-mail, then try again.`,
    );
  }
  const path = `staff/${account.localId}`;
  const stored = await readDocument(project, path);
  const before = decodeFields(stored?.fields ?? {});
  if (before.super === true) return "already";
  const staff = { resto_keys: [], ...before, role: "manager", super: true };
  const entry = {
    at: now,
    by: "system",
    uid: null,
    resto_key: null,
    target: path,
    action: "staff.super",
  };
  await commitDocuments(project, [
    {
      path,
      data: staff,
      expected: stored ? { updateTime: stored.updateTime } : { exists: false },
    },
    { path: `audit/${randomUUID()}`, data: entry, expected: { exists: false } },
  ]);
  return "granted";
}

async function findAccount(project: Project, email: string): Promise<Account | null> {
  const url = `${project.identityUrl}/v1/projects/${project.projectId}/accounts:lookup`;
  const { users = [] } = (await post(project, url, { email: [email] })) as { users?: Account[] };
  return users[0] ?? null;
}
