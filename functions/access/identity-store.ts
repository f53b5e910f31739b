import { identities } from "../runtime/admin-app";
import { readIdentities } from "./staff-identity-store";

/**
 * Account data from the identity provider, without secrets. Only the uid if the account is deleted:
 * a token stays valid up to an hour longer than its account.
 */
export async function exportIdentity(uid: string): Promise<Record<string, unknown>> {
  const [user] = (await identities().getUsers([{ uid }])).users;
  if (!user) return { uid };
  return {
    uid,
    email: user.email ?? null,
    email_verified: user.emailVerified,
    display_name: user.displayName ?? null,
    phone_number: user.phoneNumber ?? null,
    photo_url: user.photoURL ?? null,
    providers: user.providerData.map(({ providerId }) => providerId),
    created_at: toIso(user.metadata.creationTime),
    last_sign_in_at: toIso(user.metadata.lastSignInTime),
  };
}

/**
 * Display names of accounts by uid, else their e-mail addresses. Accounts that are deleted or have
 * neither are missing.
 */
export async function accountNames(uids: readonly string[]): Promise<Map<string, string>> {
  const found = await readIdentities([...new Set(uids)]);
  const names = [...found.values()].map(({ uid, name, email }) => [uid, name || email] as const);
  return new Map(names.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Whether an account still exists. */
export async function hasIdentity(uid: string): Promise<boolean> {
  return (await readIdentities([uid])).has(uid);
}

/** Deletes an account; succeeds if it is already deleted. */
export function deleteIdentity(uid: string): Promise<void> {
  return deleteIdentities([uid]);
}

/** Deletes up to 1,000 accounts; succeeds for those that are already deleted. */
export async function deleteIdentities(uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return;
  const { errors } = await identities().deleteUsers([...uids]);
  const [failed] = errors;
  if (failed) throw failed.error;
}

function toIso(time: string | undefined): string | null {
  return time ? new Date(time).toISOString() : null;
}
