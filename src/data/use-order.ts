import { useEffect, useState } from "react";
import { activeTenantKey } from "@/config/active-tenant-key";
import type { Order } from "@/domain/order/order.schema";
import { watchOrder } from "@/firebase/repos/order-repo";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtomValue } from "@/state/jotai-hooks";

/**
 * One order that follows the server. Orders of other accounts and at other restaurants count as
 * `missing`, even if the user may read them; `unreadable` exists but cannot be parsed.
 */
export interface LiveOrder {
  readonly status:
    | "signed-out"
    | "loading"
    | "live"
    | "disconnected"
    | "missing"
    | "unreadable"
    | "failed";
  readonly value: Order | null;
}

const LOADING: LiveOrder = { status: "loading", value: null };

/** A cached order counts as `loading` for this long, then as `disconnected`. */
const FIRST_ANSWER_MS = 5_000;

/**
 * Follows one of the signed-in guest's orders at this restaurant. Until the server's first answer
 * it is `loading`, with the order if this browser has it cached.
 * @param id null follows nothing and stays `loading`
 */
export function useOrder(id: string | null): LiveOrder {
  const { status, user } = useAtomValue(authAtom);
  const uid = user?.uid ?? null;
  const path = `${uid}/${id}`;
  const [order, setOrder] = useState<{ path: string; order: LiveOrder }>({
    path: "",
    order: LOADING,
  });

  useEffect(() => {
    if (uid === null || id === null) return;
    const show = (next: LiveOrder) => setOrder({ path, order: next });
    let isFirst = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = watchOrder(id, {
      onAnswer: ({ value, fromCache, unreadable = [] }) => {
        clearTimeout(timer);
        const ownOrder = isOwnHere(value, uid) ? value : null;
        const isUnreadable = unreadable.length > 0;
        const next: LiveOrder = isUnreadable
          ? { status: "unreadable", value: null }
          : liveOrder(ownOrder, fromCache);
        if (isFirst && fromCache && ownOrder) {
          show({ status: "loading", value: ownOrder });
          timer = setTimeout(() => show(next), FIRST_ANSWER_MS);
        } else show(next);
        isFirst = false;
      },
      onFault: (fault) => {
        clearTimeout(timer);
        show(faultyOrder(fault));
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [uid, id, path]);

  if (status === "idle") return LOADING;
  if (uid === null) return { status: "signed-out", value: null };
  return order.path === path ? order.order : LOADING;
}

function isOwnHere(order: Order | null, uid: string): boolean {
  return order?.creator_uid === uid && order.resto_key === activeTenantKey;
}

function liveOrder(value: Order | null, fromCache: boolean): LiveOrder {
  if (fromCache) return { status: "disconnected", value };
  return value ? { status: "live", value } : { status: "missing", value };
}

/** The security rules refuse a missing order exactly as they refuse another account's. */
function faultyOrder(fault: unknown): LiveOrder {
  const refused = fault instanceof Error && "code" in fault && fault.code === "permission-denied";
  return { status: refused ? "missing" : "failed", value: null };
}
