import { useEffect, useRef, useState } from "react";
import { phoneSchema } from "@/domain/contact/contact.schema";
import type { FindKnownGuestAnswer } from "@/domain/guest/known-guest.schema";
import { callFindKnownGuest } from "@/firebase/callables/telephone-callables";
import { useLatest } from "@/ui/use-latest";

type Book = NonNullable<FindKnownGuestAnswer["book"]>;

/** A caller who agreed to be remembered. */
export type KnownCaller = NonNullable<FindKnownGuestAnswer["guest"]>;

/** Looks callers up, once for each number. */
export interface KnownGuestLookup {
  readonly isAsking: boolean;
  /** The guest of the typed number; null if unknown. */
  readonly found: KnownCaller | null;
  /** What the guest book holds about the typed number. */
  readonly book: Book | null;
  /** Asks about the typed number; does nothing for an incomplete one and for the same again. */
  readonly ask: () => void;
}

/**
 * @param typed telephone number as typed
 * @param onFound called with a known caller, and whether the guest book has an entry for the number,
 *   while the field still has it
 */
export function useKnownGuest(
  resto_key: string,
  typed: string,
  onFound: (guest: KnownCaller, isInBook: boolean) => void,
): KnownGuestLookup {
  const [state, setState] = useState<{
    of: string;
    found: KnownCaller | null;
    book: Book | null;
  } | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const phone = phoneSchema.safeParse(typed).data ?? null;
  const latest = useLatest({ phone, onFound });
  // The number of the last question; null once the component is gone.
  const current = useRef<string | null>(null);
  useEffect(
    () => () => {
      current.current = null;
    },
    [],
  );

  async function lookUp(number: string): Promise<void> {
    current.current = number;
    const answer = await callFindKnownGuest({ resto_key, phone: number });
    if (current.current !== number) return;
    // Without an answer the order is taken as from a stranger.
    const found = answer.ok ? answer.value.guest : null;
    const book = (answer.ok && answer.value.book) || null;
    setState({ of: number, found, book });
    if (found && latest.current.phone === number) latest.current.onFound(found, book !== null);
  }

  return {
    isAsking: asked !== null && state?.of !== asked,
    found: state !== null && state.of === phone ? state.found : null,
    book: state !== null && state.of === phone ? state.book : null,
    ask() {
      if (phone === null || phone === asked) return;
      setAsked(phone);
      void lookUp(phone);
    },
  };
}
