import type Stripe from "stripe";

/** A payment method as a guest chooses it. */
export const METHOD_IDS = [
  "card",
  "paypal",
  "apple_pay",
  "google_pay",
  "klarna",
  "wero",
  "sepa_debit",
] as const;
export type MethodId = (typeof METHOD_IDS)[number];

export interface Method {
  /** As the API names it; wallets are cards. */
  readonly type: "card" | "paypal" | "klarna" | "wero" | "sepa_debit";
  readonly wallet: "apple_pay" | "google_pay" | null;
  /** Must be active on the account; null needs none beyond the right to charge. */
  readonly capability: keyof Stripe.Account.Capabilities | null;
  /** Days for which money can be held before it is captured; 0 where that is impossible. */
  readonly holdDays: number;
  /** Whether the guest confirms on a page of the method. */
  readonly asksApproval: boolean;
  /** Whether the money comes days later. */
  readonly settlesLater: boolean;
}

const CARD = {
  type: "card",
  wallet: null,
  capability: "card_payments",
  holdDays: 7,
  asksApproval: false,
  settlesLater: false,
} as const satisfies Method;

export const METHODS: Readonly<Record<MethodId, Method>> = {
  card: CARD,
  apple_pay: { ...CARD, wallet: "apple_pay" },
  google_pay: { ...CARD, wallet: "google_pay" },
  paypal: {
    ...CARD,
    type: "paypal",
    capability: null,
    holdDays: 10,
    asksApproval: true,
  },
  klarna: {
    ...CARD,
    type: "klarna",
    capability: "klarna_payments",
    holdDays: 28,
    asksApproval: true,
  },
  wero: { ...CARD, type: "wero", capability: "wero_payments", holdDays: 0, asksApproval: true },
  sepa_debit: {
    ...CARD,
    type: "sepa_debit",
    capability: "sepa_debit_payments",
    holdDays: 0,
    settlesLater: true,
  },
};
