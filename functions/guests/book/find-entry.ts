import type { GuestBookRequest } from "@/domain/contact/guest-book-request.schema";
import { enterGuest } from "@/domain/guest/guest-book";
import type { Instant } from "@/domain/time/berlin-time";
import type { GuestFacts } from "../../contact/guest-facts";
import type { Transaction } from "../../runtime/admin-app";
import { type AccountAt, readAccountEntry } from "../known-guest-store";
import { writeEntered } from "./write-entered";

/** The guest as an order or reservation names them. */
type NamedGuest = Pick<GuestFacts, "contact_keys"> & { readonly name: string };

/** @returns writes the entry; null if the guest is not in the book */
type EnterGuest = (guest: NamedGuest) => (() => void) | null;

/**
 * Reads the entry of an account for a new order or reservation.
 * @param request the guest's part about the guest book; nothing is read without it
 */
export async function findEntry(
  transaction: Transaction,
  request: GuestBookRequest | undefined,
  account: AccountAt,
  now: Instant,
): Promise<EnterGuest> {
  if (!request) return () => null;
  const earlier = await readAccountEntry(transaction, account, now);
  return (guest) => {
    const entered = enterGuest(earlier, request, { ...account, ...guest }, now);
    return entered && (() => writeEntered(transaction, entered, earlier, now));
  };
}
