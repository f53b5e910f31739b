import { useEffect, useState } from "react";
import { phoneSchema } from "@/domain/contact/contact.schema";
import type { FindKnownGuestAnswer } from "@/domain/guest/known-guest.schema";
import { callFindKnownGuest } from "@/firebase/callables/telephone-callables";
import { useLatest } from "@/ui/use-latest";
import { useRead } from "../../use-read";

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
  const [asked, setAsked] = useState<string | null>(null);
  const phone = phoneSchema.safeParse(typed).data ?? null;
  const { value, status } = useRead(asked, () =>
    callFindKnownGuest({ resto_key, phone: asked ?? "" }),
  );
  const latest = useLatest({ phone, onFound });
  useEffect(() => {
    const { current } = latest;
    if (value?.guest && current.phone === asked)
      current.onFound(value.guest, value.book !== undefined);
  }, [value, asked, latest]);

  // Without an answer the order is taken as from a stranger.
  const answer = asked !== null && asked === phone ? value : null;
  return {
    isAsking: asked !== null && status === "loading",
    found: answer?.guest ?? null,
    book: answer?.book ?? null,
    ask() {
      if (phone !== null) setAsked(phone);
    },
  };
}
