import type { CallerAgreement } from "@/domain/contact/caller-agreement.schema";
import { enterCaller } from "@/domain/guest/enter-caller";
import { countChange } from "@/domain/guest/guest-book";
import type { Outcome } from "@/domain/guest/guest-outcome";
import { type RememberedVisit, rememberGuest } from "@/domain/guest/remember-guest";
import type { Instant } from "@/domain/time/berlin-time";
import { phoneKey } from "../../contact/contact-keys";
import type { Transaction } from "../../runtime/admin-app";
import { deleteKnownGuest, readKnownGuest, writeKnownGuest } from "../known-guest-store";
import { findShown } from "./shown-store";

interface CallerRequest extends CallerAgreement {
  readonly resto_key: string;
  readonly contact: { readonly phone?: string | undefined };
}

/** What a new telephone order or staff booking does with its caller. */
interface EnteredCaller {
  /** For the order or booking. */
  readonly mark: { readonly in_guest_book?: true };
  readonly write: () => void;
}

/** @param outcome of a party that already sits */
type EnterCaller = (
  visit: RememberedVisit & { readonly id: string },
  outcome: Outcome | null,
) => EnteredCaller;

/**
 * Reads what is remembered of the caller of a telephone order or staff booking. Nothing is read
 * without the caller's answer and number.
 * @param uid of the staff member
 * @returns remembers the caller, enters them into the guest book, or forgets them
 */
export async function findCaller(
  transaction: Transaction,
  { resto_key, contact: { phone }, remember, in_guest_book }: CallerRequest,
  uid: string,
  now: Instant,
): Promise<EnterCaller> {
  if (remember === undefined || !phone) return () => ({ mark: {}, write: () => {} });
  const guest = { resto_key, contactKey: phoneKey(phone) };
  const isLeaving = !remember || in_guest_book === false;
  const [earlier, markShown] = await Promise.all([
    remember ? readKnownGuest(transaction, guest, now) : null,
    isLeaving ? findShown(transaction, { resto_key, contact_key: guest.contactKey }, now) : null,
  ]);
  return (visit, outcome) => {
    const by = { contact_key: guest.contactKey, by: uid };
    const remembered = remember ? rememberGuest(visit, earlier, by) : null;
    const entered = remembered && enterCaller(remembered, in_guest_book, now);
    const { id, created_at } = visit;
    const step = { id, created_at, from: null, to: outcome };
    const counted = entered?.book && countChange(entered.book, step, now);
    return {
      mark: entered?.book ? { in_guest_book: true } : {},
      write() {
        if (entered) {
          writeKnownGuest(transaction, { ...entered, ...(counted && { book: counted }) });
        } else deleteKnownGuest(transaction, guest);
        markShown?.();
      },
    };
  };
}
