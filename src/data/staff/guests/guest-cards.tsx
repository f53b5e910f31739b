import { createContext, type ReactNode, use, useEffect, useMemo } from "react";
import type { ChangeGuestBookRequest, GuestCard } from "@/domain/guest/guest-card.schema";
import { MAX_CARDS } from "@/domain/guest/guest-card.schema";
import { ok } from "@/domain/result/result";
import { groupBy } from "@/domain/stored-data/group-by";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import type { CallResult } from "@/firebase/callables/call";
import {
  callChangeGuestBook,
  callReadGuestBook,
} from "@/firebase/callables/guest-book/guest-book-callables";
import { useRead } from "../../use-read";

/** Finds the changes of an entry that no order or reservation reports. */
const READ_AGAIN_MS = 5 * MINUTE_MS;
/** After a failure. */
const RETRY_MS = 15_000;

/** An order or reservation whose guest may be in the guest book. */
interface Booked {
  readonly id: string;
  readonly resto_key: string;
  readonly version: number;
  readonly in_guest_book?: boolean | undefined;
  readonly guest_book_at?: number | undefined;
}

interface GuestCards {
  /** Of the guest of an order or reservation; null if it is not known, or not in the book. */
  readonly cardOf: (booked: Booked) => GuestCard | null;
  /** @returns whether it was changed */
  readonly change: (
    booked: Booked,
    change: Pick<ChangeGuestBookRequest, "note" | "end">,
  ) => Promise<boolean>;
}

const GuestCardsContext = createContext<GuestCards>({
  cardOf: () => null,
  change: async () => false,
});

/** What the guest book holds about the guests of a page; nothing outside of a provider. */
export function useGuestCards(): GuestCards {
  return use(GuestCardsContext);
}

interface GuestCardsProviderProps {
  readonly idField: "order_id" | "reservation_id";
  readonly documents: readonly Booked[];
  readonly children: ReactNode;
}

type Cards = Readonly<Record<string, GuestCard>>;

/**
 * Reads what the guest book holds about the guests of these orders or reservations: again when one of
 * them or the entry has changed, and every five minutes. It stays in the memory of the page.
 */
export function GuestCardsProvider({ idField, documents, children }: GuestCardsProviderProps) {
  const wanted = documents.filter((each) => each.in_guest_book === true);
  const {
    value: cards,
    status,
    reload,
    change: changeCards,
  } = useRead(wanted.length > 0 ? idField : null, () => readCards(idField, wanted), {
    everyMs: READ_AGAIN_MS,
    again: wanted.map(({ id, version, guest_book_at }) => [id, version, guest_book_at]).join(),
  });
  useEffect(() => {
    if (status !== "failed") return;
    const timer = setTimeout(reload, RETRY_MS);
    return () => clearTimeout(timer);
  }, [status, reload]);

  const value = useMemo<GuestCards>(
    () => ({
      cardOf: ({ id, in_guest_book }) => (in_guest_book ? (cards?.[id] ?? null) : null),
      async change({ id, resto_key }, change) {
        const answer = await callChangeGuestBook({ resto_key, [idField]: id, ...change });
        const isGone =
          !answer.ok &&
          answer.error.kind === "refused" &&
          answer.error.refusal.reason === "NOT_FOUND";
        if (!answer.ok && !isGone) return false;
        // Other orders of the same guest show it with the next round.
        const card = answer.ok ? answer.value.card : null;
        changeCards((last) => {
          const { [id]: _, ...others } = last ?? {};
          return card ? { ...others, [id]: card } : others;
        });
        reload();
        return answer.ok || change.end === true;
      },
    }),
    [cards, idField, changeCards, reload],
  );
  return <GuestCardsContext value={value}>{children}</GuestCardsContext>;
}

async function readCards(
  idField: GuestCardsProviderProps["idField"],
  wanted: readonly Booked[],
): Promise<CallResult<Cards>> {
  const byRestaurant = groupBy(wanted, ({ resto_key }) => resto_key);
  const calls = [...byRestaurant].flatMap(([resto_key, all]) => {
    const ids = all.map(({ id }) => id);
    const pages = Array.from({ length: Math.ceil(ids.length / MAX_CARDS) }, (_, page) =>
      ids.slice(page * MAX_CARDS, (page + 1) * MAX_CARDS),
    );
    const list = idField === "order_id" ? "order_ids" : "reservation_ids";
    return pages.map((page) => callReadGuestBook({ resto_key, [list]: page }));
  });
  const cards: [string, GuestCard][] = [];
  for (const answer of await Promise.all(calls)) {
    if (!answer.ok) return answer;
    cards.push(...answer.value.guests.map(({ id, card }): [string, GuestCard] => [id, card]));
  }
  return ok(Object.fromEntries(cards));
}
