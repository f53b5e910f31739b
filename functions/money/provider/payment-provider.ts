import type { PaymentRecord } from "@/domain/payment/payment.schema";
import type { SeenPayment } from "@/domain/payment/seen-payment";
import type { SessionLine } from "@/domain/payment/session-lines";
import type { Language } from "@/domain/text/language";
import type { Instant } from "@/domain/time/berlin-time";

/** Page of the provider that a guest is to pay on. */
export interface SessionRequest {
  readonly account_id: string;
  readonly order_id: string;
  readonly resto_key: string;
  readonly attempt: number;
  readonly lines: readonly SessionLine[];
  /** Whether the money is held until the restaurant accepts, where the method can; else it is taken at once. */
  readonly isHeld: boolean;
  /** Text that the restaurant sees in its dashboard. */
  readonly description: string;
  readonly language: Language;
  readonly email: string | null;
  readonly expires_at: Instant;
  /** Address to which the guest returns, paid or not. */
  readonly return_url: string;
}

/** A page as the provider made it. */
export interface OpenedSession {
  readonly session_id: string;
  readonly session_url: string | null;
}

/** Place of the money: the account, and the provider's name of the payment. */
interface Held {
  readonly account_id: string;
  readonly intent_id: string;
}

/**
 * The interface of a payment provider, and all that a second provider must implement. An act that
 * may not happen twice takes an idempotency key. Acts and fetches throw if the provider refuses or
 * is not reached; then nobody knows whether an act was done, and the next fetch tells.
 */
export interface PaymentProvider {
  openSession(request: SessionRequest, key: string): Promise<OpenedSession>;
  /** State of the current payment page of an order, and of its money. */
  fetch(payment: PaymentRecord): Promise<SeenPayment>;
  /** Closes a page. Needs no key: it does nothing if it is closed or paid already, and the next fetch tells. */
  expireSession(account_id: string, session_id: string): Promise<void>;
  capture(held: Held, amount_cents: number, key: string): Promise<void>;
  /** @param task_id stands in the provider's refund, so that a fetch finds it */
  refund(held: Held, amount_cents: number, task_id: string, key: string): Promise<void>;
  /** Releases money that is held and not captured. Needs no key: repeated, it has no further effect. */
  release(held: Held): Promise<void>;
  /**
   * Releases or refunds whatever a payment holds, for money that belongs to no order.
   * @returns false if there was nothing to give back
   */
  giveBack(held: Held, task_id: string): Promise<boolean>;
  /** Intents whose money the guest's bank has asked back since an instant. */
  listDisputed(account_id: string, since: Instant): Promise<string[]>;
  /** Intents of the refunds since an instant that came back, one entry for each refund. */
  listFailedRefunds(account_id: string, since: Instant): Promise<string[]>;
}
