import type { GuestSearch } from "@/data/staff/use-guest-search";
import type { SearchGuestsAnswer } from "@/domain/guest/guest-answers.schema";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useTexts } from "@/i18n/use-texts";
import { useResultEntries } from "./result-entry";
import { ResultList } from "./result-list";

interface ResultListsProps {
  readonly found: SearchGuestsAnswer;
  readonly search: GuestSearch;
}

/** A guest's orders and reservations. */
export function ResultLists({ found, search }: ResultListsProps) {
  const texts = useTexts(guestsTexts);
  const { orderEntry, reservationEntry } = useResultEntries();
  const busy = search.status === "loading";
  return (
    <>
      <ResultList
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
      <ResultList
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
