import { guestCard } from "@/domain/guest/guest-card";
import {
  type FindKnownGuestAnswer,
  findKnownGuestRequestSchema,
} from "@/domain/guest/known-guest.schema";
import { maskContact } from "@/domain/guest/mask-contact";
import { usualDishes } from "@/domain/guest/usual-dishes";
import { KNOWN_GUEST_LIMITS } from "@/domain/limits/staff-limits";
import { ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { phoneKey } from "../contact/contact-keys";
import { readEvents } from "../limits/limit-store";
import { accountSubject } from "../limits/limit-subjects";
import { addAudit } from "../runtime/audit-store";
import { readKnownGuest } from "./known-guest-store";

/**
 * Name, last address, usual dishes and last telephone order of a caller who agreed that the restaurant
 * remembers them, and what the guest book holds about the number. Nothing of accounts that used the
 * number: they never proved that it is theirs. Only the whole telephone number finds a guest. Every
 * call is limited and recorded in the audit log.
 */
export const findKnownGuest = defineCallable(
  { name: "findKnownGuest", schema: findKnownGuestRequestSchema, access: "staff-of" },
  async ({ input: { resto_key, phone }, caller: { uid }, now, transact }) => {
    const contactKey = phoneKey(phone);
    return transact(`guests ${uid}`, async (transaction) => {
      const subjects = [accountSubject(uid)];
      const [lookups, known] = await Promise.all([
        readEvents(transaction, "lookups_at", subjects, KNOWN_GUEST_LIMITS),
        readKnownGuest(transaction, { resto_key, contactKey }, now),
      ]);
      const allowed = lookups.check(now);
      if (!allowed.ok) return allowed;
      lookups.add(now);
      addAudit(transaction, {
        at: now,
        by: "staff",
        uid,
        resto_key,
        target: `guests/${maskContact(contactKey)}`,
        action: "guest.looked_up",
      });
      if (!known) return ok<FindKnownGuestAnswer>({ guest: null });
      const card = guestCard(known);
      const { name, address, last_orders, last_order_at } = known;
      const usual = usualDishes(last_orders ?? []);
      return ok<FindKnownGuestAnswer>({
        ...(card && { book: card }),
        guest: {
          name,
          last_order_at,
          // Undefined would arrive as null.
          ...(address && { address }),
          ...(usual.length > 0 && { usual }),
        },
      });
    });
  },
);
