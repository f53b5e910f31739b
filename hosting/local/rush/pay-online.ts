import { setTimeout as sleep } from "node:timers/promises";
import type { PaymentRequest } from "@/domain/payment/payment-requests.schema";
import type { RushAnswer } from "./rush-client";
import type { RushGuest } from "./rush-guest";

const CARDS = {
  visa: "4242424242424242",
  withConfirmation: "4000002500003155",
  declined: "4000000000000002",
  disputed: "4000000000000259",
} as const;

/** Choices of a guest on the provider's page, in percent. */
const WAYS = {
  visa: 50,
  paypal: 12,
  wero: 12,
  withConfirmation: 10,
  "declined first": 8,
  disputed: 2,
  never: 6,
} as const;

type Way = keyof typeof WAYS;

/** Those who close the page after the payment instead of returning. */
const STAYS_AWAY = 0.2;

/** How a guest's visit to the provider's page ended. */
export interface PaidOnline {
  /** The last answer of the product; null if the guest never came back. */
  readonly answer: RushAnswer | null;
  /** Whether the provider has taken or held money. */
  readonly isPaid: boolean;
}

/**
 * Pays an order or a deposit that waits for its payment on the page of the local provider, as different
 * guests do, and returns to the product. Repeats what got no answer, as the page of the order does.
 */
export async function payOnline(guest: RushGuest, paid: PaymentRequest): Promise<PaidOnline> {
  const { random } = guest;
  const opened = await repeated(() => call(guest, "openPayment", paid));
  if (opened.kind !== "ok") return { answer: opened, isPaid: false };
  const page = new URL(String(opened.result.url));
  const way = random.weighted(Object.keys(WAYS) as Way[], (each) => WAYS[each]);
  if (way === "never") return { answer: null, isPaid: false };
  if (way === "declined first") await pay(page, { card: CARDS.declined });
  const isPaid = await pay(page, attemptOf(way));
  if (random.chance(STAYS_AWAY)) return { answer: null, isPaid };
  return { answer: await repeated(() => call(guest, "syncPayment", paid)), isPaid };
}

function attemptOf(way: Exclude<Way, "never">): object {
  if (way === "paypal" || way === "wero") return { method: way };
  return { card: way === "declined first" ? CARDS.visa : CARDS[way] };
}

/** @returns whether the provider has the money */
async function pay(page: URL, attempt: object): Promise<boolean> {
  const session = page.pathname.split("/").at(-1);
  const response = await fetch(`${page.origin}/_control/sessions/${session}/pay`, {
    method: "POST",
    body: JSON.stringify(attempt),
  });
  const { status } = (await response.json()) as { status?: string };
  return status === "requires_capture" || status === "succeeded";
}

function call({ client, account, address }: RushGuest, name: string, paid: PaymentRequest) {
  return client.call(name, paid, { account, address });
}

async function repeated(ask: () => Promise<RushAnswer>): Promise<RushAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask();
    const mayRepeat =
      answer.kind === "error" ||
      (answer.kind === "refused" && answer.reason === "PAYMENT_UNAVAILABLE");
    if (!mayRepeat || attempt === 4) return answer;
    await sleep(500 * 2 ** attempt);
  }
}
