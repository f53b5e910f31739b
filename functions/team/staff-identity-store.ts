import type { UserRecord } from "firebase-admin/auth";
import type { StaffPerson } from "@/domain/staff/staff-requests.schema";
import { identities } from "../runtime/admin-app";

/** What the identity provider knows about one of the restaurants' people. */
export type Identity = Pick<
  StaffPerson,
  "uid" | "gone" | "email" | "name" | "verified" | "last_sign_in_at"
>;

/** Accounts one question to the identity provider may name. */
const PAGE = 100;

/** The account with an address; null where there is none. */
export async function findIdentity(email: string): Promise<Identity | null> {
  try {
    return identityOf(await identities().getUserByEmail(email));
  } catch (fault) {
    const isNobodys = ["auth/user-not-found", "auth/invalid-email"].includes(String(codeOf(fault)));
    if (isNobodys) return null;
    throw fault;
  }
}

/**
 * Makes an account without a password for an address: it can be used once the link of a
 * password mail has been followed. An account that has come into being meanwhile is taken.
 * @returns null for an address the identity provider does not take
 */
export async function inviteIdentity(email: string): Promise<Identity | null> {
  try {
    return identityOf(await identities().createUser({ email, emailVerified: false }));
  } catch (fault) {
    if (codeOf(fault) === "auth/invalid-email") return null;
    if (codeOf(fault) === "auth/email-already-exists") return findIdentity(email);
    throw fault;
  }
}

function codeOf(fault: unknown): unknown {
  return fault instanceof Error && "code" in fault ? fault.code : null;
}

/** Accounts by their uid; those that are gone are missing. */
export async function readIdentities(
  uids: readonly string[],
): Promise<ReadonlyMap<string, Identity>> {
  const pages = Array.from({ length: Math.ceil(uids.length / PAGE) }, (_, page) =>
    uids.slice(page * PAGE, (page + 1) * PAGE),
  );
  const found = await Promise.all(
    pages.map((page) => identities().getUsers(page.map((uid) => ({ uid })))),
  );
  const users = found.flatMap((answer) => answer.users);
  return new Map(users.map((user) => [user.uid, identityOf(user)]));
}

/** The account with an id; `gone` where there is none. */
export async function readIdentity(uid: string): Promise<Identity> {
  return (await readIdentities([uid])).get(uid) ?? goneIdentity(uid);
}

/** What is left to say about an account that does not exist any more. */
export function goneIdentity(uid: string): Identity {
  return { uid, gone: true, email: null, name: null, verified: false, last_sign_in_at: null };
}

function identityOf(user: UserRecord): Identity {
  const { lastSignInTime } = user.metadata;
  const signedInAt = lastSignInTime ? Date.parse(lastSignInTime) : Number.NaN;
  return {
    uid: user.uid,
    gone: false,
    email: user.email ?? null,
    name: user.displayName ?? null,
    verified: user.emailVerified,
    last_sign_in_at: Number.isNaN(signedInAt) ? null : signedInAt,
  };
}
