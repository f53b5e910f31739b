import type { SeenPayment } from "@/domain/payment/seen-payment";
import type { World } from "./world";

/** A page that was made and not paid, or no page at all. */
export const NOTHING: SeenPayment = {
  session: null,
  intent_id: null,
  intent: null,
  is_lapsed: false,
  is_disputed: false,
  method: null,
  authorised_cents: 0,
  captured_cents: 0,
  refunded_cents: 0,
  refunds: [],
  capture_before: null,
};

/** What the provider refuses. */
export class Refused extends Error {}

/** What a look finds: the page that the record names. */
export function look({ payment, pages }: World): SeenPayment {
  return (payment.session_id && pages[payment.attempt - 1]) || NOTHING;
}

/** The guest pays an open page with a card, whose money is held. */
export function pay(page: SeenPayment, attempt: number, cents: number): SeenPayment {
  const [intent_id, intent] = [`pi_${attempt}`, "held"] as const;
  return { ...page, session: "complete", intent_id, intent, authorised_cents: cents };
}

export function decline(page: SeenPayment, attempt: number): SeenPayment {
  return { ...page, intent_id: `pi_${attempt}`, intent: "declined" };
}

/** Has no effect on a page that is paid. */
export function expire(page: SeenPayment): SeenPayment {
  return page.session === "open" ? { ...page, session: "expired", intent: "released" } : page;
}

export function capture(page: SeenPayment, cents: number): SeenPayment {
  if (page.intent !== "held" || cents > page.authorised_cents) throw new Refused();
  return { ...page, intent: "captured", captured_cents: cents };
}

export function release(page: SeenPayment): SeenPayment {
  if (page.intent !== "held" && page.intent !== "released") throw new Refused();
  return { ...page, intent: "released" };
}

/** The same task makes one refund. */
export function refund(page: SeenPayment, cents: number, task_id: string): SeenPayment {
  if (page.refunds.some((made) => made.task_id === task_id)) return page;
  const refunded_cents = page.refunded_cents + cents;
  const isPossible = page.intent === "captured" && !page.is_disputed;
  if (!isPossible || refunded_cents > page.captured_cents) throw new Refused();
  const made = { task_id, amount_cents: cents, status: "done" } as const;
  return { ...page, refunded_cents, refunds: [...page.refunds, made] };
}

export function lapse(page: SeenPayment): SeenPayment {
  return { ...page, intent: "released", is_lapsed: true };
}

/** The world after a change of one page. */
export function withPage(world: World, attempt: number, page: SeenPayment): World {
  const pages = Array.from(
    { length: Math.max(world.pages.length, attempt) },
    (_, index) => world.pages[index] ?? null,
  );
  return { ...world, pages: pages.with(attempt - 1, page) };
}
