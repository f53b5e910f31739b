import type { SearchGuestsAnswer } from "@/domain/guest/guest-answers.schema";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useTexts } from "@/i18n/use-texts";
import { useFoundEntries } from "./found-entry";
import { FoundList } from "./found-list";
import type { GuestSearch } from "./use-guest-search";

interface FoundListsProps {
  readonly found: SearchGuestsAnswer;
  readonly search: GuestSearch;
}

/** A guest's orders and reservations. */
export function FoundLists({ found, search }: FoundListsProps) {
  const texts = useTexts(guestsTexts);
  const { orderEntry, reservationEntry } = useFoundEntries();
  const busy = search.status === "loading";
  return (
    <>
      <FoundList
        title={texts.orders}
        empty={texts.noOrders}
        rowTestId="found-order"
        entries={found.orders.map(orderEntry)}
        more={
          found.more_orders
            ? { label: texts.moreOrders, busy, onMore: () => search.readMore("orders") }
            : null
        }
      />
      <FoundList
        title={texts.reservations}
        empty={texts.noReservations}
        rowTestId="found-reservation"
        entries={found.reservations.map(reservationEntry)}
        more={
          found.more_reservations
            ? { label: texts.moreReservations, busy, onMore: () => search.readMore("reservations") }
            : null
        }
      />
    </>
  );
}
