import { setTimeout } from "node:timers/promises";
import type { UserRecord } from "firebase-admin/auth";
import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import type { KeptAccount } from "@/domain/staff/invitation.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { deleteIdentity, hasIdentity } from "../access/identity-store";
import { revokeSessions } from "../access/session-store";
import { errorCodeOf, findAccount } from "../access/staff-identity-store";
import { identities } from "../runtime/admin-app";

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

interface ClaimSteps {
  /**
   * Called before an account is deleted, with the verified account of the address, or null.
   * @returns the account that the first attempt of the same acceptance was called with, if it was
   * interrupted; else the given one. A refusal ends the claim, and no account has changed.
   */
  readonly remember: (current: KeptAccount | null) => Promise<Result<KeptAccount | null, Refusal>>;
  /** Called with the uid of an account that is not kept, before it is deleted. */
  readonly onReplace: (uid: string) => Promise<void>;
}

/**
 * Gives the account of an address to the owner of the mailbox. All earlier ways to open it end:
 * passwords, other providers, second factors, sessions, links that were mailed. A verified account
 * keeps its uid (and so its orders and reservations) and its name, and stays disabled if it was. An
 * unverified one may be a stranger's: its address gets a new account, like an address without one.
 * An interrupted call can be repeated.
 * @returns INVALID `password` if the identity provider refuses the password
 * @throws if the address is registered again each time its account has been deleted
 */
export async function claimIdentity(
  email: string,
  password: string,
  steps: ClaimSteps,
): Promise<Result<ClaimedIdentity, Refusal>> {
  const created = await createAfresh(email, steps);
  if (!created.ok) return created;
  const { uid, disabled } = created.value;
  // Otherwise a session could stay valid that began in the second in which the account was created.
  await setTimeout(NEXT_SECOND_MS);
  const validFrom = await revokeSessions(uid);
  if (validFrom === null) throw new Error("the account was deleted in the meantime");
  // So far, nobody could add a way to sign in: the account was disabled.
  try {
    await identities().updateUser(uid, { password, disabled });
  } catch (fault) {
    if (!isPasswordFault(fault)) throw fault;
    await identities().updateUser(uid, { disabled });
    return err(refusal("INVALID", { field: "password" }));
  }
  return ok({ uid, validFrom });
}

/** Deletes the account of an address and creates it again, disabled and without any way to sign in. */
async function createAfresh(
  email: string,
  { remember, onReplace }: ClaimSteps,
): Promise<Result<Pick<KeptAccount, "uid" | "disabled">, Refusal>> {
  let kept: KeptAccount | null = null;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const known = await findAccount(email);
    const current = known?.emailVerified ? keptOf(known) : null;
    if (kept === null) {
      const remembered = await remember(current);
      if (!remembered.ok) return remembered;
      kept = remembered.value;
    }
    if (await isOfAnotherAddress(kept, known)) kept = current;
    if (known && known.uid !== kept?.uid) await onReplace(known.uid);
    if (known) await deleteIdentity(known.uid);
    try {
      const { uid } = await identities().createUser({
        ...(kept && { uid: kept.uid }),
        ...(kept?.name && { displayName: kept.name }),
        email,
        emailVerified: true,
        disabled: true,
      });
      return ok({ uid, disabled: kept?.disabled === true });
    } catch (fault) {
      if (errorCodeOf(fault) !== "auth/email-already-exists") throw fault;
    }
  }
  throw new Error("the address is registered again and again");
}

function keptOf({ uid, displayName, disabled, providerData }: UserRecord): KeptAccount {
  // An interrupted call leaves a disabled account without a way to sign in.
  return { uid, name: displayName ?? null, disabled: disabled && providerData.length > 0 };
}

/** Whether an account changed its address after it was remembered: it is not the address's any more. */
async function isOfAnotherAddress(
  kept: KeptAccount | null,
  known: UserRecord | null,
): Promise<boolean> {
  return kept !== null && kept.uid !== known?.uid && (await hasIdentity(kept.uid));
}

function isPasswordFault(fault: unknown): boolean {
  return fault instanceof Error && /password/i.test(`${errorCodeOf(fault)} ${fault.message}`);
}
