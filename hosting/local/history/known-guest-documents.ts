import { createHash } from "node:crypto";
import type { KnownGuest } from "@/domain/guest/known-guest.schema";
import { rememberGuest } from "@/domain/guest/remember-guest";
import type { Order } from "@/domain/order/order.schema";
import { isTelephoneOrder } from "@/domain/order/placing/staff-order";
import { retainedUntil } from "@/domain/retention/retention";
import type { SeedDocument } from "../../firebase/backend-admin";

/** Documents of the callers who agreed to be remembered: every third one. */
export function knownGuestDocuments(orders: readonly Order[]): SeedDocument[] {
  const known = new Map<string, KnownGuest>();
  const calls = orders.filter(isTelephoneOrder).filter((_, index) => index % 3 === 0);
  for (const order of calls) {
    const [contact_key] = order.contact_keys ?? [];
    if (contact_key === undefined) continue;
    const earlier = known.get(contact_key) ?? null;
    known.set(contact_key, rememberGuest(order, earlier, { contact_key, by: "demo-koch" }));
  }
  return [...known].map(([contactKey, guest]) => {
    const hash = createHash("sha256").update(contactKey).digest("hex");
    return {
      path: `known_guests/${guest.resto_key}_${hash}`,
      data: { ...guest, expires_at: retainedUntil("known_guest", guest.last_order_at) },
    };
  });
}
