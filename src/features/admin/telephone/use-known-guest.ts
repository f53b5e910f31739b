import { useEffect, useRef, useState } from "react";
import { phoneSchema } from "@/domain/contact/contact.schema";
import type { FindKnownGuestAnswer } from "@/domain/guest/known-guest.schema";
import { callFindKnownGuest } from "@/firebase/callables/telephone-callables";
import { useLatest } from "@/ui/use-latest";

/** A caller who agreed to be remembered. */
export type KnownCaller = NonNullable<FindKnownGuestAnswer["guest"]>;

/** Looks callers up, once for each number. */
interface KnownGuestLookup {
  readonly isAsking: boolean;
  /** The guest of the number that was asked about last; null if unknown. */
  readonly found: KnownCaller | null;
  /** Asks about a number as typed; does nothing for an incomplete one and for the same again. */
  readonly ask: (phone: string) => void;
}

/** @param onFound called with a known caller */
export function useKnownGuest(
  resto_key: string,
  onFound: (guest: KnownCaller) => void,
): KnownGuestLookup {
  const [state, setState] = useState<{ of: string; found: KnownCaller | null } | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const latest = useLatest(onFound);
  // The number of the last question; null once the component is gone.
  const current = useRef<string | null>(null);
  useEffect(
    () => () => {
      current.current = null;
    },
    [],
  );

  async function lookUp(phone: string): Promise<void> {
    current.current = phone;
    const answer = await callFindKnownGuest({ resto_key, phone });
    if (current.current !== phone) return;
    // Without an answer the order is taken as from a stranger.
    const found = answer.ok ? answer.value.guest : null;
    setState({ of: phone, found });
    if (found) latest.current(found);
  }

  return {
    isAsking: asked !== null && state?.of !== asked,
    found: state !== null && state.of === asked ? state.found : null,
    ask(typed) {
      const phone = phoneSchema.safeParse(typed);
      if (!phone.success || phone.data === asked) return;
      setAsked(phone.data);
      void lookUp(phone.data);
    },
  };
}
