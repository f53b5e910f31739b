import type * as z from "zod/mini";
import type { Grants } from "@/domain/staff/change-staff";
import { grantsSchema } from "@/domain/staff/grants.schema";
import { database, type Reader, type Transaction } from "../runtime/admin-app";

export type Staff = z.infer<typeof grantsSchema>;

/** Reads an account's grants; null if there are none or they cannot be parsed. */
export async function readGrants(uid: string, reader: Reader = database()): Promise<Staff | null> {
  const [snapshot] = await reader.getAll(grantsOf(uid));
  return parseGrants(snapshot?.data());
}

/** All staff members' grants, at most `limit`. */
export async function listGrants(limit: number): Promise<{ uid: string; grants: Staff }[]> {
  const { docs } = await database().collection("staff").limit(limit).get();
  return docs.flatMap((each) => {
    const grants = parseGrants(each.data());
    return grants ? [{ uid: each.id, grants }] : [];
  });
}

/** Replaces an account's grants; null deletes them. */
export function writeGrants(transaction: Transaction, uid: string, grants: Grants | null): void {
  if (grants) transaction.set(grantsOf(uid), grants);
  else transaction.delete(grantsOf(uid));
}

const grantsOf = (uid: string) => database().doc(`staff/${uid}`);

function parseGrants(data: unknown): Staff | null {
  const parsed = grantsSchema.safeParse(data);
  return parsed.success ? parsed.data : null;
}
