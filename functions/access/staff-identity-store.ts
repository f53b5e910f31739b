import type { UserRecord } from "firebase-admin/auth";
import type { StaffMember } from "@/domain/staff/staff-requests.schema";
import { identities } from "../runtime/admin-app";

/** A staff member's account data from the identity provider. */
export interface Identity
  extends Pick<StaffMember, "gone" | "email" | "name" | "disabled" | "last_sign_in_at"> {
  readonly uid: string;
  readonly verified: boolean;
}

/** Accounts per request of the identity provider. */
const PAGE = 100;

/** The account with an address; null if there is none. */
export async function findIdentity(email: string): Promise<Identity | null> {
  const account = await findAccount(email);
  return account && identityOf(account);
}

/** {@link findIdentity} with everything that the identity provider stores. */
export async function findAccount(email: string): Promise<UserRecord | null> {
  try {
    return await identities().getUserByEmail(email);
  } catch (fault) {
    const code = String(errorCodeOf(fault));
    if (["auth/user-not-found", "auth/invalid-email"].includes(code)) return null;
    throw fault;
  }
}

/** Code of an error of the identity provider, for example `auth/user-not-found`; else null. */
export function errorCodeOf(fault: unknown): unknown {
  return fault instanceof Error && "code" in fault ? fault.code : null;
}

/** Accounts by uid; deleted ones are missing. */
export async function readIdentities(
  uids: readonly string[],
): Promise<ReadonlyMap<string, Identity>> {
  const pages = Array.from({ length: Math.ceil(uids.length / PAGE) }, (_, page) =>
    uids.slice(page * PAGE, (page + 1) * PAGE),
  );
  const answers = await Promise.all(
    pages.map((page) => identities().getUsers(page.map((uid) => ({ uid })))),
  );
  const users = answers.flatMap((answer) => answer.users);
  return new Map(users.map((user) => [user.uid, identityOf(user)]));
}

/** The account with a uid; `gone` if it has been deleted. */
export async function readIdentity(uid: string): Promise<Identity> {
  return (await readIdentities([uid])).get(uid) ?? deletedIdentity(uid);
}

/** Account data of a deleted account. */
export function deletedIdentity(uid: string): Identity {
  return {
    uid,
    gone: true,
    email: null,
    name: null,
    verified: false,
    disabled: false,
    last_sign_in_at: null,
  };
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
    disabled: user.disabled,
    last_sign_in_at: Number.isNaN(signedInAt) ? null : signedInAt,
  };
}
