import { setTimeout } from "node:timers/promises";
import type { UserRecord } from "firebase-admin/auth";
import type { Instant } from "@/domain/time/berlin-time";
import { deleteIdentity } from "../accounts/identity-store";
import { identities } from "../runtime/admin-app";
import { revokeSessions } from "./session-store";
import { errorCodeOf, findAccount } from "./staff-identity-store";

/** Somebody else may register the address between two steps. */
const MAX_ATTEMPTS = 5;
/** The identity provider stamps sign-ins in whole seconds. */
const NEXT_SECOND_MS = 1000;

/** An account that only the new password opens. */
interface ClaimedIdentity {
  readonly uid: string;
  /** Sign-ins before this instant have no rights. */
  readonly validFrom: Instant;
}

/**
 * Gives the account of an address to the owner of the mailbox. All earlier ways to open it end:
 * passwords, other providers, second factors, sessions, links that were mailed. A verified account
 * keeps its uid (and so its orders and reservations) and its name, and stays disabled if it was. An
 * unverified one may be a stranger's: its address gets a new account, like an address without one.
 * An interrupted call can be repeated.
 * @param onReplace called with the uid of an unverified account before it is deleted
 * @returns null if the identity provider refuses the password
 * @throws if the address is registered again each time its account has been deleted
 */
export async function claimIdentity(
  email: string,
  password: string,
  onReplace: (uid: string) => Promise<void>,
): Promise<ClaimedIdentity | null> {
  const { uid, isBarred } = await createAfresh(email, onReplace);
  // Otherwise a session could stay valid that began in the second in which the account was created.
  await setTimeout(NEXT_SECOND_MS);
  const validFrom = await revokeSessions(uid);
  if (validFrom === null) throw new Error("the account was deleted in the meantime");
  // So far, nobody could add a way to sign in: the account was disabled.
  try {
    await identities().updateUser(uid, { password, disabled: isBarred });
  } catch (fault) {
    if (!isPasswordFault(fault)) throw fault;
    await identities().updateUser(uid, { disabled: isBarred });
    return null;
  }
  return { uid, validFrom };
}

/** Deletes the account of an address and creates it again, disabled and without any way to sign in. */
async function createAfresh(
  email: string,
  onReplace: (uid: string) => Promise<void>,
): Promise<{ uid: string; isBarred: boolean }> {
  let kept: UserRecord | null = null;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const known = await findAccount(email);
    if (known?.emailVerified) kept = known;
    else if (known) await onReplace(known.uid);
    if (known) await deleteIdentity(known.uid);
    try {
      const { uid } = await identities().createUser({
        ...(kept && { uid: kept.uid }),
        ...(kept?.displayName && { displayName: kept.displayName }),
        email,
        emailVerified: true,
        disabled: true,
      });
      // An interrupted call leaves a disabled account without a way to sign in.
      return { uid, isBarred: kept?.disabled === true && kept.providerData.length > 0 };
    } catch (fault) {
      if (errorCodeOf(fault) !== "auth/email-already-exists") throw fault;
    }
  }
  throw new Error("the address is registered again and again");
}

function isPasswordFault(fault: unknown): boolean {
  return fault instanceof Error && /password/i.test(`${errorCodeOf(fault)} ${fault.message}`);
}
