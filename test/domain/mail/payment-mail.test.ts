import { expect, it } from "vitest";
import { paymentLostMail, refundMail, returnedPaymentMail } from "@/domain/mail/payment-mail";
import type { Order } from "@/domain/order/order.schema";
import { mailedOrder, mailRestaurant, messageOf } from "./mailed-order";

const REFUND = { amount_cents: 500, reason: "Suppe fehlte" };
const HELD = { cents: 2955, kind: "release" } as const;

const mails: Record<string, (order: Order) => ReturnType<typeof refundMail>> = {
  refund: (order) => refundMail(order, REFUND, mailRestaurant),
  lost: (order) => paymentLostMail(order, mailRestaurant),
  returned: (order) => returnedPaymentMail(order, HELD, mailRestaurant),
};

it.each([
  ["refund", ["erstatten Ihnen 5,00\u00a0€", "Grund: Suppe fehlte", "auf dem Weg zurück"]],
  ["lost", ["Es wurde nichts belastet", "bezahlen Sie 29,55\u00a0€ bar an der Tür"]],
  ["returned", ["Online-Zahlung von 29,55\u00a0€ geht deshalb zurück", "nichts belastet"]],
] as const)("the mail about a %s says so, with order and restaurant", (name, words) => {
  const mail = mails[name]?.(mailedOrder);
  expect(mail?.to).toBe("erika@example.com");
  const text = mail?.message.text ?? "";
  const order = `https://sample.example/order/orders/${mailedOrder.id}`;
  for (const each of [...words, "Erika Beispiel", "Bestellnummer: CDFG", "Inhaber", order]) {
    expect(text).toContain(each);
  }
  expect(text).not.toContain("nicht bestätigt");
});

it.each(Object.keys(mails))(
  "the mail about a %s tells an unverified address what to do, and is not sent without an address",
  (name) => {
    const text = mails[name]?.({ ...mailedOrder, email_verified: false })?.message.text;
    expect(text).toMatch(/^Guten Tag,\n/);
    expect(text).toContain("Sie haben nichts bestellt?");
    const { email: _, ...contact } = mailedOrder.contact;
    expect(mails[name]?.({ ...mailedOrder, contact })).toBeNull();
  },
);

it("a payment that came too late belongs to no order", () => {
  const late: Order = { ...mailedOrder, status: "unpaid", status_at: {} };
  expect(mails.returned?.(late)?.message.text).toContain("Sie haben nicht bestellt.");
});

it("the mail about an acceptance says how the order is paid, also after its payment was lost", () => {
  const online = { status: "accepted", payment: "online" } as const;
  const paid = messageOf({ ...online, payment_status: "authorised" }).text;
  expect(paid).toContain("Bezahlung: online bezahlt");
  const lost = messageOf({ ...online, payment_status: "lapsed" }).text;
  expect(lost).toContain("Bezahlung: bar bei der Lieferung");
});
