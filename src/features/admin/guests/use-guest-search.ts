import { useCallback, useEffect, useState } from "react";
import { useLatestCall } from "@/data/use-latest-call";
import type { SearchGuestsAnswer } from "@/domain/guest/guest-answers.schema";
import { type GuestContact, guestContactOf } from "@/domain/guest/guest-query";
import { callSearchGuests } from "@/firebase/callables/guest-callables";
import { withStepUp } from "@/state/account/step-up";
import { type GuestProblem, guestProblemOf } from "./guest-problem";

/** A guest as searched for: the input and what it names. */
export interface SearchedGuest {
  readonly typed: string;
  readonly contact: GuestContact;
}

export interface GuestSearch {
  readonly status: "idle" | "loading" | "ready" | GuestProblem;
  readonly guest: SearchedGuest | null;
  /** Everything found so far; null until the first answer. */
  readonly found: SearchGuestsAnswer | null;
  /** Searches from the start. Returns false for an input that is no contact. */
  readonly search: (typed: string) => boolean;
  /** Reads the next page of a list; after a failure, the same page again. */
  readonly readMore: (list: "orders" | "reservations") => void;
}

type State = Pick<GuestSearch, "status" | "guest" | "found">;

const IDLE: State = { status: "idle", guest: null, found: null };

/**
 * Searches a guest at one restaurant, page by page. Answers to earlier searches are ignored.
 * @param initial searched at once; null for nothing
 */
export function useGuestSearch(restoKey: string, initial: string | null): GuestSearch {
  const [state, setState] = useState(IDLE);
  const startCall = useLatestCall();

  const read = useCallback(
    async (guest: SearchedGuest, before: SearchGuestsAnswer | null, cursor: object) => {
      const isLatest = startCall();
      setState({ status: "loading", guest, found: before });
      const request = { resto_key: restoKey, ...guest.contact, ...cursor };
      const answer = await withStepUp(() => callSearchGuests(request));
      if (!isLatest()) return;
      if (!answer.ok) {
        const idle = before ? "ready" : "idle";
        setState({ status: guestProblemOf(answer.error) ?? idle, guest, found: before });
        return;
      }
      const found = before ? withPage(before, answer.value, cursor) : answer.value;
      setState({ status: "ready", guest, found });
    },
    [restoKey, startCall],
  );

  const search = useCallback(
    (typed: string) => {
      const contact = guestContactOf(typed);
      if (contact) void read({ typed: typed.trim(), contact }, null, {});
      return contact !== null;
    },
    [read],
  );

  useEffect(() => {
    if (initial !== null) search(initial);
  }, [initial, search]);

  return {
    ...state,
    search,
    readMore: (list) => {
      const { guest, found } = state;
      const last = found?.[list].at(-1);
      if (guest && found && last) void read(guest, found, { [`${list}_after`]: last.id });
    },
  };
}

/** Adds the next page of one list. */
function withPage(
  before: SearchGuestsAnswer,
  page: SearchGuestsAnswer,
  cursor: object,
): SearchGuestsAnswer {
  const isOrders = "orders_after" in cursor;
  const known = new Set(before.blocks.map(({ id }) => id));
  return {
    orders: [...before.orders, ...page.orders],
    more_orders: isOrders ? page.more_orders : before.more_orders,
    reservations: [...before.reservations, ...page.reservations],
    more_reservations: isOrders ? before.more_reservations : page.more_reservations,
    unreadable: before.unreadable + page.unreadable,
    blocks: [...before.blocks, ...page.blocks.filter(({ id }) => !known.has(id))],
  };
}
