import { lineTitle } from "@/domain/order/line-title";
import type { Order } from "@/domain/order/order.schema";
import { amountDue } from "@/domain/order/pricing/amount-due";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { vatIdOf } from "@/domain/tenant/vat-id";
import { formatDate, formatPrice, formatTime } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import { textIn } from "@/domain/text/localized-text";
import { printTexts } from "@/i18n/admin/print-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import type { SheetPart } from "./sheet-part";

const RULE: SheetPart = { kind: "rule" };

/** The receipt for the guest, in the order's language: prices and VAT by rate. */
export function receiptParts(order: Order, restaurant: Restaurant): SheetPart[] {
  const language = order.language ?? "de";
  const texts = printTexts[language].receipt;
  return [
    ...headParts(restaurant, language),
    RULE,
    { kind: "text", text: texts.title(order.code), isBold: true },
    {
      kind: "text",
      text: [
        formatDate(order.created_at),
        formatTime(order.created_at),
        receiptTexts[language].types[order.type],
      ].join(", "),
    },
    RULE,
    ...order.lines.flatMap((line): SheetPart[] => [
      {
        kind: "pair",
        left: `${line.qty}x ${lineTitle(line, language)}`,
        right: formatPrice(line.line_cents, language),
      },
      ...line.choice_names.map(
        (name): SheetPart => ({
          kind: "text",
          text: `   ${textIn(name, language)}`,
        }),
      ),
    ]),
    RULE,
    ...sumParts(order, language),
    RULE,
    { kind: "text", text: texts.thanks, isCentred: true },
    { kind: "text", text: texts.notFiscal, isCentred: true },
  ];
}

function headParts({ title, address, phones, tax }: Restaurant, language: Language): SheetPart[] {
  const texts = printTexts[language].receipt;
  const vatId = vatIdOf(tax);
  const taxText = tax && (vatId ? texts.vatId(vatId) : texts.tax(tax));
  const place = [address.line1, address.line2, `${address.zip} ${address.city}`];
  return [
    { kind: "text", text: title, size: 2, isBold: true, isCentred: true },
    ...[...place, phones.join(", "), taxText]
      .filter((text) => text)
      .map((text): SheetPart => ({ kind: "text", text: text ?? "", isCentred: true })),
  ];
}

function sumParts(order: Order, language: Language): SheetPart[] {
  const words = receiptTexts[language];
  const texts = printTexts[language].receipt;
  const sums = [
    [words.subtotal, order.subtotal_cents, true],
    [words.discount, -order.discount_cents, order.discount_cents > 0],
    [words.deliveryFee, order.delivery_fee_cents, order.type === "delivery"],
    [words.deposit, order.deposit_cents, order.deposit_cents > 0],
  ] as const;
  return [
    ...sums
      .filter(([, , isShown]) => isShown)
      .map(
        ([left, cents]): SheetPart => ({
          kind: "pair",
          left,
          right: formatPrice(cents, language),
        }),
      ),
    {
      kind: "pair",
      left: words.total,
      right: formatPrice(order.total_cents, language),
      isBold: true,
    },
    ...tipParts(order, language),
    ...order.vat_split.map(
      ({ rate, vat_cents }): SheetPart => ({
        kind: "pair",
        left: `${texts.vat} ${texts.rate(rate)}`,
        right: formatPrice(vat_cents, language),
      }),
    ),
    { kind: "text", text: `${words.payments[order.payment]} ${words.paymentsAt[order.type]}` },
  ];
}

function tipParts(order: Order, language: Language): SheetPart[] {
  if (!order.tip_cents) return [];
  const words = receiptTexts[language];
  return [
    { kind: "pair", left: words.tip, right: formatPrice(order.tip_cents, language) },
    { kind: "pair", left: words.toPay, right: formatPrice(amountDue(order), language) },
  ];
}
