import type { Grants } from "@/domain/staff/grants.schema";
import { HOUR_MS, type Instant } from "@/domain/time/berlin-time";
import { database, type Transaction } from "../runtime/admin-app";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

/** An address that is granted access again within this time does not have to accept it again. */
const REMEMBERED_MS = HOUR_MS;

/** Path of the document that remembers the revoked grants of an account. */
export const revokedGrantsPath = (uid: string) => `limits/revoked_${uid}`;

/** Remembers that an account had accepted, so that revoking can be undone at once. */
export function rememberRevoked(
  transaction: Transaction,
  uid: string,
  { email, signed_out_at }: Pick<Grants, "email" | "signed_out_at">,
  now: Instant,
): void {
  transaction.set(database().doc(revokedGrantsPath(uid)), {
    email,
    ...(signed_out_at !== undefined && { signed_out_at: toTimestamp(signed_out_at) }),
    revoked_at: toTimestamp(now),
    expires_at: toTimestamp(now + REMEMBERED_MS),
  });
}

/** The remembered part of an account's revoked grants; null if there is none. */
export async function readRevoked(
  uid: string,
  email: string,
  now: Instant,
): Promise<Pick<Grants, "email" | "signed_out_at"> | null> {
  const stored = plainData(await database().doc(revokedGrantsPath(uid)).get());
  if (stored?.email !== email || !(Number(stored.expires_at) > now)) return null;
  const { signed_out_at } = stored;
  return { email, ...(typeof signed_out_at === "number" && { signed_out_at }) };
}
