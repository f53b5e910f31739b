import type * as z from "zod/mini";
import type { Grants } from "@/domain/staff/change-staff";
import { grantsSchema } from "@/domain/staff/grants.schema";
import { database, type Transaction } from "../runtime/admin-app";

/** What a person may do for which restaurants (contract section 2). */
export type Staff = z.infer<typeof grantsSchema>;

/** Reads a person's grants; null for everybody else, and for a record that makes no sense. */
export async function readGrants(transaction: Transaction, uid: string): Promise<Staff | null> {
  return parseGrants((await transaction.get(staffOf(uid))).data());
}

/** {@link readGrants} as of now, for what writes nothing. */
export async function readGrantsNow(uid: string): Promise<Staff | null> {
  return parseGrants((await staffOf(uid).get()).data());
}

/** Everybody with grants by their uid, at most so many. */
export async function listGrants(most: number): Promise<{ uid: string; grants: Staff }[]> {
  const { docs } = await database().collection("staff").limit(most).get();
  return docs.flatMap((each) => {
    const grants = parseGrants(each.data());
    return grants ? [{ uid: each.id, grants }] : [];
  });
}

/** Replaces a person's grants; null takes all of them away. */
export function writeGrants(transaction: Transaction, uid: string, grants: Grants | null): void {
  if (grants) transaction.set(staffOf(uid), grants);
  else transaction.delete(staffOf(uid));
}

const staffOf = (uid: string) => database().doc(`staff/${uid}`);

function parseGrants(data: unknown): Staff | null {
  const parsed = grantsSchema.safeParse(data);
  return parsed.success ? parsed.data : null;
}
