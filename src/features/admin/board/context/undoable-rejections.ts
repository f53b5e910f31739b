import type { Order } from "@/domain/order/order.schema";

/** How long a rejection can be undone. */
export const UNDO_MS = 5000;

/** Ends an order: before it is accepted, or later. */
export interface UndoableRejection {
  readonly to: "rejected" | "failed";
  readonly reason: string;
}

type Versioned = Pick<Order, "id" | "version">;

interface Pending {
  readonly order: Order;
  readonly rejection: UndoableRejection;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Rejections that wait for {@link UNDO_MS} before they are sent. They outlive the cards.
 *
 * A rejection belongs to the version of the order that the user saw. If the order changes meanwhile,
 * the rejection is dropped; if it is already on its way, the server refuses the stale version. So a
 * rejection never overrides a colleague's acceptance. If the page ends before anything is sent, the
 * order stays unanswered and keeps ringing.
 */
export interface UndoableRejections {
  readonly start: (order: Order, rejection: UndoableRejection) => void;
  readonly undo: (id: string) => void;
  readonly isPending: (order: Versioned) => boolean;
  /** Sends all at once, because the page is left or hidden. */
  readonly flush: () => void;
  /** Drops those whose order has changed. @returns the dropped orders */
  readonly dropChanged: (orders: readonly Order[]) => Order[];
  /** Reports every change. @returns unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
}

/** @param send sends the step at the version of the order */
export function createUndoableRejections(
  send: (order: Order, rejection: UndoableRejection) => void,
): UndoableRejections {
  const all = new Map<string, Pending>();
  const listeners = new Set<() => void>();

  function report(): void {
    for (const listener of listeners) listener();
  }

  function take(id: string): Pending | null {
    const pending = all.get(id);
    if (!pending) return null;
    clearTimeout(pending.timer);
    all.delete(id);
    report();
    return pending;
  }

  function sendNow(id: string): void {
    const pending = take(id);
    if (pending) send(pending.order, pending.rejection);
  }

  return {
    start(order, rejection) {
      take(order.id);
      all.set(order.id, { order, rejection, timer: setTimeout(() => sendNow(order.id), UNDO_MS) });
      report();
    },
    undo: (id) => void take(id),
    isPending: ({ id, version }) => all.get(id)?.order.version === version,
    flush() {
      for (const id of [...all.keys()]) sendNow(id);
    },
    dropChanged(orders) {
      const changed = orders.filter(({ id, version }) => {
        const pending = all.get(id);
        return pending !== undefined && pending.order.version !== version;
      });
      for (const { id } of changed) take(id);
      return changed;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
