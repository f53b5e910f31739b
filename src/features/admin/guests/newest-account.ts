import { DELETED_UID } from "@/domain/guest/anonymise-guest";
import type { SearchGuestsAnswer } from "@/domain/guest/guest-answers.schema";
import { RESTAURANT_UID } from "@/domain/ids/restaurant-uid";

/** The account of the newest order or reservation that has one; null without any. */
export function newestAccount({ orders, reservations }: SearchGuestsAnswer): string | null {
  const byAccount = [...orders, ...reservations].filter(
    ({ creator_uid }) => creator_uid !== RESTAURANT_UID && creator_uid !== DELETED_UID,
  );
  const newest = byAccount.toSorted((one, other) => other.created_at - one.created_at)[0];
  return newest?.creator_uid ?? null;
}

/** The phone number of the newest order or reservation; "" without any. */
export function newestPhone({ orders, reservations }: SearchGuestsAnswer): string {
  const newest = [...orders, ...reservations]
    .filter(({ contact }) => contact.phone !== undefined)
    .toSorted((one, other) => other.created_at - one.created_at)[0];
  return newest?.contact.phone ?? "";
}
