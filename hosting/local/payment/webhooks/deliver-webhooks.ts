import type Stripe from "stripe";
import type { FaultControl } from "../faults/faults";
import type { Owner } from "../state/object-store";

const TIMEOUT_MS = 10_000;
/** A held-back event goes out after this time if no other follows. */
const HELD_BACK_MS = 3_000;
/** Waits before each repetition; the real service repeats for three days. */
const RETRY_MS = [1_000, 5_000, 15_000, 60_000, 120_000, 300_000];
const MAX_KEPT = 500;

/** Receiver of the events of connected accounts. */
interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
}

/** One attempt to deliver an event. */
interface Delivery {
  readonly event: string;
  readonly type: string;
  readonly attempt: number;
  /** Null without an answer. */
  readonly status: number | null;
}

export interface Webhooks {
  readonly deliveries: readonly Delivery[];
  setTarget(target: WebhookTarget | null): void;
  /** Queues an event, subject to the configured faults; those of the platform itself go nowhere. */
  queue(event: Stripe.Event, owner: Owner): void;
  /** Sends everything that waits, at once, and resolves when each has been answered. */
  flush(): Promise<void>;
  /** Forgets what waits and what was delivered. */
  clear(): void;
}

interface Waiting {
  readonly event: Stripe.Event;
  readonly attempt: number;
  timer?: NodeJS.Timeout;
}

export function createWebhooks(control: FaultControl): Webhooks {
  let target: WebhookTarget | null = null;
  let deliveries: Delivery[] = [];
  const waiting = new Set<Waiting>();
  const heldBack: Waiting[] = [];
  const underWay = new Set<Promise<void>>();

  function wait(entry: Waiting, delayMs: number): void {
    waiting.add(entry);
    entry.timer = setTimeout(() => void send(entry), delayMs);
    entry.timer.unref();
  }

  function send(entry: Waiting): Promise<void> {
    if (!waiting.delete(entry)) return Promise.resolve();
    clearTimeout(entry.timer);
    const sending = attempt(entry).finally(() => underWay.delete(sending));
    underWay.add(sending);
    return sending;
  }

  async function attempt({ event, attempt }: Waiting): Promise<void> {
    if (!target) return;
    const status = await post(target, event);
    deliveries = [{ event: event.id, type: event.type, attempt, status }, ...deliveries].slice(
      0,
      MAX_KEPT,
    );
    const delayMs = RETRY_MS[attempt - 1];
    const isDelivered = status !== null && status >= 200 && status < 300;
    if (!isDelivered && delayMs !== undefined) wait({ event, attempt: attempt + 1 }, delayMs);
  }

  return {
    get deliveries() {
      return deliveries;
    },
    setTarget(next) {
      target = next;
    },
    queue(event, owner) {
      if (!target || owner === null) return;
      const { lose, double, shuffle, delay_ms } = control.faults.webhooks;
      const entry = { event, attempt: 1 };
      const previous = heldBack.shift();
      if (!control.happens("webhooks.lose", lose)) {
        const isHeldBack = !previous && control.happens("webhooks.shuffle", shuffle);
        wait(entry, isHeldBack ? HELD_BACK_MS : delay_ms);
        if (isHeldBack) heldBack.push(entry);
        if (control.happens("webhooks.double", double)) wait({ event, attempt: 1 }, delay_ms);
      }
      if (previous) void send(entry).then(() => send(previous));
    },
    async flush() {
      await Promise.all([...waiting].map(send));
      await Promise.all(underWay);
    },
    clear() {
      for (const entry of waiting) clearTimeout(entry.timer);
      waiting.clear();
      heldBack.length = 0;
      deliveries = [];
    },
  };
}

/** @returns the status of the answer, null without one */
async function post({ url, secret }: WebhookTarget, event: Stripe.Event): Promise<number | null> {
  const { default: Stripe } = await import("stripe");
  const payload = JSON.stringify(event, null, 2);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
      body: payload,
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}
