import { useEffect } from "react";
import { requestLines } from "@/domain/cart/request-lines";
import { isOrdered, isSameLines, personOf } from "@/domain/cart/together/group-cart";
import type { GroupCart } from "@/domain/cart/together/group-cart.schema";
import { portionsOf } from "@/domain/cart/together/group-lines";
import { callPutGroupLines } from "@/firebase/callables/together-callables";
import { watchGroupCart } from "@/firebase/repos/together/group-cart-repo";
import { authAtom } from "@/state/account/auth-atoms";
import { cartLinesAtom, restoreCartAtom } from "@/state/cart/cart-atoms";
import { useAtomValue, useStateStore } from "@/state/jotai-hooks";
import { groupMemberAtom } from "@/state/ordering/group-member-atom";
import {
  finishGroupAtom,
  groupViewAtom,
  isUnsentAtom,
  NO_GROUP,
  notInGroupAtom,
  ownLinesJsonAtom,
  unsentRefusalAtom,
} from "@/state/together/group-atoms";
import { useMenu } from "../menu-provider";

const TRY_AGAIN_MS = 4000;
/** Longest pause after lines that the group refuses, which each time doubles it. */
const MAX_PAUSE_MS = 256_000;

/** Follows the group of this device, and sends it the cart whenever that has changed. */
export function useGroupSync(): void {
  const id = useAtomValue(groupMemberAtom)?.id ?? null;
  const uid = useAtomValue(authAtom).user?.uid ?? null;
  useFollowing(id, uid);
  useSending(id, uid);
  useOutcome(uid);
}

function useFollowing(id: string | null, uid: string | null): void {
  const store = useStateStore();
  useEffect(() => {
    store.set(groupViewAtom, NO_GROUP);
    if (id === null || uid === null) return;
    return watchGroupCart(id, {
      onAnswer: ({ value: group, fromCache }) => {
        if (group) store.set(groupViewAtom, { status: fromCache ? "offline" : "live", group });
        else if (!fromCache) store.set(groupViewAtom, { status: "ended", group: null });
      },
      onFault: () => store.set(groupViewAtom, (view) => ({ ...view, status: "ended" })),
    });
  }, [id, uid, store]);
}

/**
 * Sends the whole cart, and repeats a failed attempt until the group has it; the cart itself
 * stays on the device.
 */
function useSending(id: string | null, uid: string | null): void {
  const store = useStateStore();
  const { group } = useAtomValue(groupViewAtom);
  const isUnsent = useAtomValue(isUnsentAtom);
  const json = useAtomValue(ownLinesJsonAtom);
  const rev = revOf(group, uid);
  const canSend = isUnsent && group?.state === "open";
  useEffect(() => {
    if (!canSend || rev === null || id === null) return;
    const request = { group_id: id, base_rev: rev, lines: requestLines(store.get(cartLinesAtom)) };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    let pause = TRY_AGAIN_MS;
    store.set(unsentRefusalAtom, null);
    const send = () => void callPutGroupLines(request).then(settle);
    send();
    window.addEventListener("online", send);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      window.removeEventListener("online", send);
    };

    function settle(answer: Awaited<ReturnType<typeof callPutGroupLines>>) {
      const stored = answer.ok ? answer.value.group : null;
      const member = store.get(groupMemberAtom);
      if (stored && member?.id === id) {
        const known = store.get(groupViewAtom).group;
        // Answers may overtake the live document.
        if ((revOf(stored, uid) ?? 0) > (revOf(known, uid) ?? 0)) {
          store.set(groupViewAtom, { status: "live", group: stored });
        }
        const storedLines = (uid && personOf(stored, uid)?.lines) || [];
        if (isSameLines(storedLines, request.lines)) {
          return store.set(groupMemberAtom, { ...member, synced: json });
        }
      }
      clearTimeout(timer);
      if (!isCurrent) return;
      timer = setTimeout(send, pause);
      const isRefused = !answer.ok && answer.error.kind === "refused";
      if (isRefused) pause = Math.min(pause * 2, MAX_PAUSE_MS);
      store.set(unsentRefusalAtom, isRefused ? answer.error.refusal : null);
    }
  }, [canSend, rev, json, id, uid, store]);
}

/** Empties the cart once its dishes are ordered, and fills it again if that order has ended without food. */
function useOutcome(uid: string | null): void {
  const store = useStateStore();
  const menu = useMenu();
  const { group } = useAtomValue(groupViewAtom);
  const isDone = useAtomValue(groupMemberAtom)?.isDone === true;
  const isPlaced = group !== null && isOrdered(group);
  const isOpenAgain = group?.state === "open" && isDone;
  useEffect(() => {
    if (isPlaced && !isDone) store.set(finishGroupAtom);
  }, [isPlaced, isDone, store]);
  useEffect(() => {
    const member = store.get(groupMemberAtom);
    const person = group && uid ? personOf(group, uid) : undefined;
    if (!isOpenAgain || !member || !person) return;
    store.set(restoreCartAtom, [...portionsOf(person.lines, menu), ...store.get(notInGroupAtom)]);
    store.set(groupMemberAtom, { ...member, isDone: false });
  }, [isOpenAgain, group, uid, menu, store]);
}

function revOf(group: GroupCart | null, uid: string | null): number | null {
  return group && uid ? (personOf(group, uid)?.rev ?? null) : null;
}
