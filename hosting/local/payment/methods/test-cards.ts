import type Stripe from "stripe";

/** Why a card is declined, as the API words it. */
export interface Decline {
  readonly code: Stripe.PaymentIntent.LastPaymentError.Code;
  readonly declineCode: string | null;
  readonly message: string;
}

/** A test card, and the outcome of a payment with it. */
export interface TestCard {
  /** Digits only. */
  readonly number: string;
  /** The same card as a payment method of the API; null where the real service has none. */
  readonly token: string | null;
  readonly brand: "visa" | "mastercard";
  readonly decline: Decline | null;
  readonly asksApproval: boolean;
  /** The cardholder disputes the charge as soon as it is captured. */
  readonly isDisputed: boolean;
  /** `pending`: refunds take a while. `failing`: they fail after a while. */
  readonly refunds: "at once" | "pending" | "failing";
  /** The hosted page stays where it is after the payment. */
  readonly staysOnPage: boolean;
}

const VISA = {
  brand: "visa",
  decline: null,
  asksApproval: false,
  isDisputed: false,
  refunds: "at once",
  staysOnPage: false,
} as const satisfies Partial<TestCard>;

const declined = (declineCode: string, message: string): Decline => ({
  code: "card_declined",
  declineCode,
  message,
});

/** The numbers and tokens of the real service; the last card exists here only. */
export const TEST_CARDS: readonly TestCard[] = [
  { ...VISA, number: "4242424242424242", token: "pm_card_visa" },
  { ...VISA, number: "5555555555554444", token: "pm_card_mastercard", brand: "mastercard" },
  {
    ...VISA,
    number: "4000002500003155",
    token: "pm_card_authenticationRequiredOnSetup",
    asksApproval: true,
  },
  {
    ...VISA,
    number: "4000002760003184",
    token: "pm_card_authenticationRequired",
    asksApproval: true,
  },
  {
    ...VISA,
    number: "4000000000000002",
    token: "pm_card_visa_chargeDeclined",
    decline: declined("generic_decline", "Your card was declined."),
  },
  {
    ...VISA,
    number: "4000000000009995",
    token: "pm_card_visa_chargeDeclinedInsufficientFunds",
    decline: declined("insufficient_funds", "Your card has insufficient funds."),
  },
  {
    ...VISA,
    number: "4000000000000069",
    token: "pm_card_chargeDeclinedExpiredCard",
    decline: { code: "expired_card", declineCode: null, message: "Your card has expired." },
  },
  { ...VISA, number: "4000000000000259", token: "pm_card_createDispute", isDisputed: true },
  { ...VISA, number: "4000000000007726", token: "pm_card_pendingRefund", refunds: "pending" },
  { ...VISA, number: "4000000000005126", token: "pm_card_refundFail", refunds: "failing" },
  { ...VISA, number: "4111111111111111", token: null, staysOnPage: true },
];

const INCORRECT_NUMBER: Decline = {
  code: "incorrect_number",
  declineCode: null,
  message: "Your card number is incorrect.",
};
const LIVE_CARD = declined(
  "test_mode_live_card",
  "Your card was declined. Your request was in test mode, but used a non test card.",
);

/** The card of a payment with a wallet. */
export const WALLET_CARD = TEST_CARDS[0] as TestCard;

/** The card with a number; any other number is declined, and none of its digits is kept. */
export function cardOfNumber(typed: string): TestCard {
  const number = typed.replace(/[\s-]/g, "");
  const known = TEST_CARDS.find((card) => card.number === number);
  const decline = passesLuhn(number) ? LIVE_CARD : INCORRECT_NUMBER;
  return known ?? { ...VISA, number: "", token: null, decline };
}

export function cardOfToken(token: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.token === token);
}

function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
