import { randomBytes } from "node:crypto";
import type { UserRecord } from "firebase-admin/auth";
import type { StaffMember } from "@/domain/staff/staff-requests.schema";
import { identities } from "../runtime/admin-app";
import { revokeSessions } from "./session-store";

/** A staff member's account data from the identity provider. */
export type Identity = Pick<
  StaffMember,
  "uid" | "gone" | "email" | "name" | "verified" | "disabled" | "last_sign_in_at"
>;

/** Accounts per request of the identity provider. */
const PAGE = 100;

/** The account with an address; null if there is none. */
export async function findIdentity(email: string): Promise<Identity | null> {
  try {
    return identityOf(await identities().getUserByEmail(email));
  } catch (fault) {
    const isUnknown = ["auth/user-not-found", "auth/invalid-email"].includes(String(codeOf(fault)));
    if (isUnknown) return null;
    throw fault;
  }
}

/**
 * Creates an account without a password; the user sets one through a password mail. Returns the
 * existing account if one was created in the meantime.
 * @returns null if the identity provider refuses the address
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

/**
 * Removes every way to sign in to an account and ends its sessions. The owner of its address sets a
 * new password through a password mail, which also verifies the address.
 */
export async function discardCredentials(uid: string): Promise<void> {
  const { providerData, phoneNumber } = await identities().getUser(uid);
  const providers = providerData.map(({ providerId }) => providerId);
  const others = providers.filter((provider) => provider !== "password" && provider !== "phone");
  await identities().updateUser(uid, {
    password: randomBytes(32).toString("base64url"),
    ...(others.length > 0 ? { providersToUnlink: others } : {}),
    ...(phoneNumber ? { phoneNumber: null } : {}),
  });
  await revokeSessions(uid);
}

function codeOf(fault: unknown): unknown {
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

/** An account without its name and last sign-in: what managers see until it has joined the team. */
export function pendingIdentity(identity: Identity): Identity {
  return { ...identity, name: null, last_sign_in_at: null };
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
