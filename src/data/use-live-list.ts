import { useEffect, useState } from "react";
import { activeTenantKey } from "@/config/active-tenant-key";
import type { LiveListener, StopListening } from "@/firebase/connection/live";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { type LiveList, LOADING, listAfter, SIGNED_OUT } from "./live-list";

type Watch<T> = (
  restoKey: string,
  uid: string,
  listener: LiveListener<readonly T[]>,
) => StopListening;

/**
 * Follows a list of the signed-in user's documents at this restaurant. It starts empty and stops
 * when the user or the authentication state changes.
 * @param watch must keep its identity between renders
 */
export function useLiveList<T>(watch: Watch<T>): LiveList<T> {
  const { status, user } = useAtomValue(authAtom);
  const uid = user?.uid ?? null;
  const [list, setList] = useState<{ uid: string | null; list: LiveList<T> }>({
    uid: null,
    list: LOADING,
  });

  useEffect(() => {
    if (uid === null || activeTenantKey === null) return;
    setList({ uid, list: LOADING });
    return watch(activeTenantKey, uid, {
      onAnswer: (answer) =>
        setList((previous) => ({ uid, list: listAfter(previous.list, answer) })),
      onFault: (fault) => {
        console.error("live list ended", fault);
        setList((previous) => ({ uid, list: { ...previous.list, status: "failed" } }));
      },
    });
  }, [watch, uid]);

  if (status === "idle") return LOADING;
  if (uid === null) return SIGNED_OUT;
  // Never show another user's list, not even for one frame.
  return list.uid === uid ? list.list : LOADING;
}
