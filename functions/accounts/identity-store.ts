import { identities } from "../runtime/admin-app";

/**
 * What the identity provider stores about an account, without its secrets. Tokens outlive their
 * account by up to an hour: of one that is gone there is nothing but its id.
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

/** Names of accounts by their ids, else e-mail addresses; what is gone or has neither is left out. */
export async function accountNames(uids: readonly string[]): Promise<Map<string, string>> {
  const asked = [...new Set(uids)].map((uid) => ({ uid }));
  if (asked.length === 0) return new Map();
  const { users } = await identities().getUsers(asked);
  const names = users.map(({ uid, displayName, email }) => [uid, displayName || email] as const);
  return new Map(names.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Deletes an account; one that is gone already is fine. */
export async function deleteIdentity(uid: string): Promise<void> {
  const { errors } = await identities().deleteUsers([uid]);
  const [failed] = errors;
  if (failed) throw failed.error;
}

function toIso(time: string | undefined): string | null {
  return time ? new Date(time).toISOString() : null;
}
