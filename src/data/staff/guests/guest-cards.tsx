import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import type { ChangeGuestBookRequest, GuestCard } from "@/domain/guest/guest-card.schema";
import { MAX_CARDS } from "@/domain/guest/guest-card.schema";
import { groupBy } from "@/domain/stored-data/group-by";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import {
  callChangeGuestBook,
  callReadGuestBook,
} from "@/firebase/callables/guest-book/guest-book-callables";
import { useStableList } from "../../use-stable-list";

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
  const wanted = useStableList(
    documents
      .filter((each) => each.in_guest_book === true)
      .map(
        ({ resto_key, id, version, guest_book_at = 0 }) =>
          `${resto_key} ${id} ${version} ${guest_book_at}`,
      ),
  );
  const [cards, setCards] = useState<Cards>({});
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (wanted.length === 0) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void readCards(idField, wanted).then((read) => {
      if (!isCurrent) return;
      if (read) setCards(read);
      timer = setTimeout(() => setRound((last) => last + 1), read ? READ_AGAIN_MS : RETRY_MS);
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [idField, wanted, round]);

  const value = useMemo<GuestCards>(
    () => ({
      cardOf: ({ id, in_guest_book }) => (in_guest_book ? (cards[id] ?? null) : null),
      async change({ id, resto_key }, change) {
        const answer = await callChangeGuestBook({ resto_key, [idField]: id, ...change });
        const isGone =
          !answer.ok &&
          answer.error.kind === "refused" &&
          answer.error.refusal.reason === "NOT_FOUND";
        if (!answer.ok && !isGone) return false;
        // Other orders of the same guest show it with the next round.
        const card = answer.ok ? answer.value.card : null;
        setCards((last) => {
          const { [id]: _, ...others } = last;
          return card ? { ...others, [id]: card } : others;
        });
        setRound((last) => last + 1);
        return answer.ok || change.end === true;
      },
    }),
    [cards, idField],
  );
  return <GuestCardsContext value={value}>{children}</GuestCardsContext>;
}

/** Null if one of the calls fails. */
async function readCards(
  idField: GuestCardsProviderProps["idField"],
  wanted: readonly string[],
): Promise<Cards | null> {
  const byRestaurant = groupBy(wanted, (each) => each.slice(0, each.indexOf(" ")));
  const calls = [...byRestaurant].flatMap(([resto_key, all]) => {
    const ids = all.map((each) => each.split(" ")[1] ?? "");
    const pages = Array.from({ length: Math.ceil(ids.length / MAX_CARDS) }, (_, page) =>
      ids.slice(page * MAX_CARDS, (page + 1) * MAX_CARDS),
    );
    const list = idField === "order_id" ? "order_ids" : "reservation_ids";
    return pages.map((page) => callReadGuestBook({ resto_key, [list]: page }));
  });
  const answers = await Promise.all(calls);
  const guests = answers.map((answer) => (answer.ok ? answer.value.guests : null));
  if (guests.includes(null)) return null;
  return Object.fromEntries(
    guests.flatMap((page) => (page ?? []).map(({ id, card }) => [id, card] as const)),
  );
}
