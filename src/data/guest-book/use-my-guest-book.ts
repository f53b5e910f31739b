import { useEffect } from "react";
import { activeTenantKey } from "@/config/active-tenant-key";
import type {
  ChangeMyGuestBookRequest,
  GuestBookEntry,
  GuestCard,
} from "@/domain/guest/guest-card.schema";
import {
  callChangeMyGuestBook,
  callReadMyGuestBook,
} from "@/firebase/callables/guest-book/my-guest-book-callables";
import { useSetAtom } from "@/state/jotai-hooks";
import { isInGuestBookAtom } from "@/state/ordering/guest-book-atoms";
import { type Read, useRead } from "../use-read";

interface MyGuestBook extends Pick<Read<GuestBookEntry>, "status" | "reload"> {
  /** Null if the guest is not in the book. */
  readonly card: GuestCard | null;
  /** @returns whether it was changed */
  readonly change: (change: Omit<ChangeMyGuestBookRequest, "resto_key">) => Promise<boolean>;
}

/**
 * The signed-in guest's entry in this restaurant's guest book, and its changes.
 * @param uid reads again for another account
 */
export function useMyGuestBook(uid: string): MyGuestBook {
  const restoKey = activeTenantKey ?? "";
  const setIn = useSetAtom(isInGuestBookAtom);
  const entry = useRead(uid || null, () => callReadMyGuestBook(restoKey));
  const { value, status, reload } = entry;

  useEffect(() => {
    if (value) setIn(value.card !== null);
  }, [value, setIn]);

  return {
    status,
    reload,
    card: value?.card ?? null,
    async change(changed) {
      const answer = await callChangeMyGuestBook({ resto_key: restoKey, ...changed });
      if (answer.ok) entry.change(() => answer.value);
      return answer.ok;
    },
  };
}
