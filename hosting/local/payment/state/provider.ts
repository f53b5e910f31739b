import { randomBytes } from "node:crypto";
import type Stripe from "stripe";
import { createObjectStore, type ObjectStore, type Owner } from "./object-store";

/** How a session's payment will be made; the API shows it only in parts. */
export interface SessionPlan {
  readonly captureMethod: Stripe.PaymentIntent.CaptureMethod;
  /** Types of methods whose payments are held. */
  readonly heldTypes: readonly string[];
  readonly metadata: Stripe.Metadata;
  readonly description: string | null;
  readonly receiptEmail: string | null;
  readonly allowedTypes: readonly string[] | null;
  readonly lineItems: readonly Stripe.LineItem[];
}

/** An address at which an account completes its details once. */
interface OnboardingLink {
  readonly account: string;
  readonly expiresAt: number;
  readonly returnUrl: string;
  readonly refreshUrl: string;
  isVisited: boolean;
}

/** Everything that the local payment provider knows; times are in seconds since 1970. */
export interface Provider {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly accounts: ObjectStore<Stripe.Account>;
  readonly sessions: ObjectStore<Stripe.Checkout.Session>;
  readonly intents: ObjectStore<Stripe.PaymentIntent>;
  readonly charges: ObjectStore<Stripe.Charge>;
  readonly refunds: ObjectStore<Stripe.Refund>;
  readonly disputes: ObjectStore<Stripe.Dispute>;
  readonly events: ObjectStore<Stripe.Event>;
  /** By session. */
  readonly plans: Map<string, SessionPlan>;
  /** By token. */
  readonly links: Map<string, OnboardingLink>;
  /** Number of the test card that a charge or an open attempt was made with. */
  readonly cardsUsed: Map<string, string>;
  now(): number;
  /** Puts the clock forward, for what takes minutes or days. */
  advance(seconds: number): void;
  /** Calls `act` once the clock reaches an instant; see {@link settle}. */
  schedule(at: number, act: () => void): void;
  /** Does everything that is due by now. */
  settle(): void;
  /** Called with each event and its owner. */
  onEvent(listener: (event: Stripe.Event, owner: Owner) => void): void;
  publish(event: Stripe.Event, owner: Owner): void;
  /** Forgets everything, including the steps of the clock. */
  reset(): void;
}

/** An identifier in the form of the real ones. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

export function createProvider(baseUrl: string): Provider {
  let offset = 0;
  let later: { readonly at: number; readonly act: () => void }[] = [];
  const listeners = new Set<(event: Stripe.Event, owner: Owner) => void>();
  const stores = {
    accounts: createObjectStore<Stripe.Account>("account"),
    sessions: createObjectStore<Stripe.Checkout.Session>("checkout.session"),
    intents: createObjectStore<Stripe.PaymentIntent>("payment_intent"),
    charges: createObjectStore<Stripe.Charge>("charge"),
    refunds: createObjectStore<Stripe.Refund>("refund"),
    disputes: createObjectStore<Stripe.Dispute>("dispute"),
    events: createObjectStore<Stripe.Event>("event"),
  };
  const maps = {
    plans: new Map<string, SessionPlan>(),
    links: new Map<string, OnboardingLink>(),
    cardsUsed: new Map<string, string>(),
  };
  const now = () => Math.floor(Date.now() / 1000) + offset;

  return {
    baseUrl,
    ...stores,
    ...maps,
    now,
    advance(seconds) {
      offset += seconds;
    },
    schedule(at, act) {
      later.push({ at, act });
    },
    settle() {
      const due = later.filter(({ at }) => at <= now()).sort((one, other) => one.at - other.at);
      later = later.filter((entry) => !due.includes(entry));
      for (const { act } of due) act();
    },
    onEvent(listener) {
      listeners.add(listener);
    },
    publish(event, owner) {
      stores.events.add(owner, event);
      for (const listener of listeners) listener(event, owner);
    },
    reset() {
      offset = 0;
      later = [];
      for (const store of Object.values(stores)) store.clear();
      for (const map of Object.values(maps)) map.clear();
    },
  };
}
