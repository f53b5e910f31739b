import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { CallableRequest } from "firebase-functions/https";
import { type Grants, grantsSchema } from "@/domain/staff/grants.schema";
import { staffBarrier } from "@/domain/staff/staff-barrier";
import type { Instant } from "@/domain/time/berlin-time";
import { database, type Reader, type Transaction } from "../runtime/admin-app";
import { parsedOrNull } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";
import { inPagesOfKeys } from "./in-pages-of-keys";
import { knownGrants, rememberGrants } from "./known-grants";
import { isActiveSession } from "./session-store";

/**
 * The caller's rights. Null without grants, and for a session whose grants have no effect: its address
 * is not the granted one or not verified, it was signed out everywhere, revoked or disabled, or it
 * lacks a required second factor (docs/rules.md#access). Every staff call decides by this answer alone.
 */
export async function readStaff(
  { auth }: CallableRequest,
  reader: Reader = database(),
): Promise<Grants | null> {
  // Without a verified address nothing is read.
  if (auth?.token.email_verified !== true) return null;
  const grants = await readGrantsOf(auth.uid, reader);
  const effective = grants && (await areEffective(grants, auth)) ? grants : null;
  rememberGrants(auth.uid, effective);
  return effective;
}

/**
 * {@link readStaff} without a read, from the grants that an earlier call has read within ten minutes.
 * Null if there are none. Only for calls that read the grants again before they decide.
 */
export async function recallStaff({ auth }: CallableRequest): Promise<Grants | null> {
  if (auth?.token.email_verified !== true) return null;
  const grants = knownGrants(auth.uid);
  return grants && (await areEffective(grants, auth)) ? grants : null;
}

/** Whether grants have an effect in a session with a verified address. */
async function areEffective(
  grants: Grants,
  { uid, token }: NonNullable<CallableRequest["auth"]>,
): Promise<boolean> {
  const { email, auth_time, firebase } = token;
  const signedInAt = auth_time * 1000;
  const barrier = staffBarrier(grants, {
    email: email ?? null,
    isVerified: true,
    signedInAt,
    hasSecondFactor: firebase.sign_in_second_factor !== undefined,
  });
  return barrier === null && (await isActiveSession(uid, grants.email, signedInAt));
}

/** Stored grants of an account, effective or not; null if it has none or they are unreadable. */
export async function readGrantsOf(
  uid: string,
  reader: Reader = database(),
): Promise<Grants | null> {
  const grants = await readStoredGrants(uid, reader);
  return grants === "unreadable" ? null : grants;
}

/** {@link readGrantsOf}, but tells unreadable grants from none. */
export async function readStoredGrants(
  uid: string,
  reader: Reader = database(),
): Promise<Grants | "unreadable" | null> {
  const [snapshot] = await reader.getAll(grantsOf(uid));
  if (!snapshot?.exists) return null;
  return parseGrants(uid, plainData(snapshot)) ?? "unreadable";
}

/** All staff members' grants, at most `limit`. */
export async function listGrants(limit: number): Promise<{ uid: string; grants: Grants }[]> {
  const { docs } = await database().collection("staff").limit(limit).get();
  return grantsIn(docs);
}

/** Grants of the staff members of restaurants, at most `limit`. */
export async function listGrantsFor(
  keys: readonly string[],
  limit: number,
): Promise<{ uid: string; grants: Grants }[]> {
  const staff = database().collection("staff");
  const answers = await Promise.all(
    inPagesOfKeys(keys, (page) =>
      staff.where("resto_keys", "array-contains-any", page).limit(limit).get(),
    ),
  );
  const docs = new Map(answers.flatMap((answer) => answer.docs).map((each) => [each.id, each]));
  return grantsIn([...docs.values()].slice(0, limit));
}

/** Replaces an account's grants; null deletes them. */
export function writeGrants(transaction: Transaction, uid: string, grants: Grants | null): void {
  if (grants) {
    const { email, resto_keys, role, super: isSuper, signed_out_at } = grants;
    transaction.set(grantsOf(uid), {
      email,
      resto_keys,
      role,
      super: isSuper,
      ...(signed_out_at !== undefined && { signed_out_at: toTimestamp(signed_out_at) }),
    });
  } else transaction.delete(grantsOf(uid));
}

/** Accounts whose grants name an address: several if accounts have changed their address. */
export async function findGranted(email: string): Promise<string[]> {
  const { docs } = await database().collection("staff").where("email", "==", email).select().get();
  return docs.map(({ id }) => id);
}

/** Ends the rights of all sessions that began before an instant. The grants must exist. */
export function writeSignedOut(transaction: Transaction, uid: string, at: Instant): void {
  transaction.update(grantsOf(uid), { signed_out_at: toTimestamp(at) });
}

function grantsIn(docs: readonly DocumentSnapshot[]): { uid: string; grants: Grants }[] {
  return docs.flatMap((each) => {
    const grants = parseGrants(each.id, plainData(each));
    return grants ? [{ uid: each.id, grants }] : [];
  });
}

const grantsOf = (uid: string) => database().doc(`staff/${uid}`);

/** Unreadable grants are logged: they take away a staff member's rights. */
function parseGrants(uid: string, data: unknown): Grants | null {
  return data ? parsedOrNull(`staff/${uid}`, grantsSchema.safeParse(data)) : null;
}
