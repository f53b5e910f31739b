import { useRef, useState } from "react";
import type { SearchGuestsAnswer } from "@/domain/guest/guest-answers.schema";
import { type GuestContact, guestContactOf } from "@/domain/guest/guest-query";
import { ok } from "@/domain/result/result";
import { callSearchGuests } from "@/firebase/callables/guest-callables";
import { withStepUp } from "@/state/account/step-up";
import { useRead } from "../use-read";
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
  readonly readMore: (list: ResultList) => void;
}

type ResultList = "orders" | "reservations";

/**
 * Searches a guest at one restaurant, page by page. Answers to earlier searches are ignored.
 * @param initial searched at once; null for nothing
 */
export function useGuestSearch(restoKey: string, initial: string | null): GuestSearch {
  const [{ guest, count }, setSearched] = useState({ guest: searchedGuest(initial), count: 0 });
  /** The list whose next page is read. */
  const paged = useRef<ResultList>("orders");

  // A fault is logged with the key, which therefore leaves out the contact.
  const key = guest && `guest search ${count} at ${restoKey}`;
  const read = useRead(key, async (known: SearchGuestsAnswer | null) => {
    const last = known?.[paged.current].at(-1);
    const cursor = last ? { [`${paged.current}_after`]: last.id } : {};
    const request = { resto_key: restoKey, ...guest?.contact, ...cursor };
    const answer = await withStepUp(() => callSearchGuests(request));
    return answer.ok && known ? ok(withPage(known, answer.value, cursor)) : answer;
  });
  const { value: found, status, error } = read;

  function search(typed: string): boolean {
    const next = searchedGuest(typed);
    if (next) setSearched({ guest: next, count: count + 1 });
    return next !== null;
  }

  function readMore(list: ResultList): void {
    if (!found?.[list].at(-1)) return;
    paged.current = list;
    read.readMore();
  }

  const problem = error ? guestProblemOf(error) : "other";
  const failed = problem ?? (found ? "ready" : "idle");
  const shown = status === "failed" ? failed : status;
  return { status: guest ? shown : "idle", guest, found, search, readMore };
}

function searchedGuest(typed: string | null): SearchedGuest | null {
  const contact = typed === null ? null : guestContactOf(typed);
  return contact && { typed: typed?.trim() ?? "", contact };
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
