import type { KnownGuest } from "@/domain/guest/known-guest.schema";
import type { Instant } from "@/domain/time/berlin-time";
import type { Transaction } from "../../runtime/admin-app";
import { addAudit } from "../../runtime/audit-store";
import { writeKnownGuest } from "../known-guest-store";

/** Writes the entry of an account; an agreement that is new, to the book or about allergies, is audited. */
export function writeEntered(
  transaction: Transaction,
  entered: KnownGuest,
  earlier: KnownGuest | null,
  now: Instant,
): void {
  writeKnownGuest(transaction, entered);
  const isSame =
    entered.book?.agreed_at === earlier?.book?.agreed_at &&
    entered.book?.allergies?.agreed_at === earlier?.book?.allergies?.agreed_at;
  if (isSame || entered.uid === undefined) return;
  addAudit(transaction, {
    at: now,
    by: "guest",
    uid: entered.uid,
    resto_key: entered.resto_key,
    target: `users/${entered.uid}`,
    action: "guest_book.agreed",
  });
}
