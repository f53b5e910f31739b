import { lineTitle } from "@/domain/order/line-title";
import type { Order, OrderLine } from "@/domain/order/order.schema";
import { amountDue } from "@/domain/order/pricing/amount-due";
import { isPaidOnline, paidBy } from "@/domain/order/pricing/money-at-door";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { vatIdOf } from "@/domain/tenant/vat-id";
import { formatDate, formatPrice, formatTime } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import { textIn } from "@/domain/text/localized-text";
import { orderMoneyTexts } from "@/i18n/admin/money/order-money-texts";
import { printTexts } from "@/i18n/admin/print-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";

/** Content of a guest's receipt in the order's language, for every printer. */
export interface ReceiptContent {
  readonly language: Language;
  readonly restaurant: string;
  readonly place: readonly string[];
  readonly phones: readonly string[];
  /** VAT id or tax number; null if the restaurant has none. */
  readonly tax: string | null;
  readonly title: string;
  /** When and how the order was placed. */
  readonly placed: string;
  readonly lines: readonly ReceiptLine[];
  /** From the subtotal to the payment. */
  readonly sums: readonly ReceiptSum[];
  readonly vat: readonly VatRow[];
  readonly guest: string;
  /** Street and town; empty for pickup. */
  readonly address: readonly string[];
  readonly thanks: string;
  readonly notFiscal: string;
}

interface ReceiptLine {
  readonly quantity: string;
  readonly title: string;
  /** Options, minimum age, price of one. */
  readonly details: readonly string[];
  readonly vatRate: string;
  readonly price: string;
}

interface ReceiptSum {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

interface VatRow {
  readonly rate: string;
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
}

/** The content of an order's receipt: prices and VAT by rate. */
export function receiptContent(order: Order, restaurant: Restaurant): ReceiptContent {
  const language = order.language ?? "de";
  const texts = printTexts[language].receipt;
  const price = (cents: number) => formatPrice(cents, language);
  const { created_at, address } = order;
  const { line1, line2, zip, city } = restaurant.address;
  return {
    language,
    restaurant: restaurant.title,
    place: [line1, line2, `${zip} ${city}`].filter((text) => text !== ""),
    phones: restaurant.phones,
    tax: taxText(restaurant.tax, language),
    title: texts.title(order.code),
    placed: `${formatDate(created_at)}, ${formatTime(created_at)} · ${receiptTexts[language].types[order.type]}`,
    lines: order.lines.map((line) => lineContent(line, language)),
    sums: sumsOf(order, language),
    vat: order.vat_split.map(({ rate, net_cents, vat_cents }) => ({
      rate: texts.rate(rate),
      net: price(net_cents),
      vat: price(vat_cents),
      gross: price(net_cents + vat_cents),
    })),
    guest: order.contact.name,
    address: address ? [address.street, `${address.zip} ${address.city}`] : [],
    thanks: texts.thanks,
    notFiscal: texts.notFiscal,
  };
}

function taxText(tax: string, language: Language): string | null {
  const texts = printTexts[language].receipt;
  const vatId = vatIdOf(tax);
  if (vatId) return texts.vatId(vatId);
  return tax === "" ? null : texts.tax(tax);
}

function lineContent(line: OrderLine, language: Language): ReceiptLine {
  const words = receiptTexts[language];
  return {
    quantity: words.quantity(line.qty),
    title: lineTitle(line, language),
    details: [
      ...line.choice_names.map((name) => textIn(name, language)),
      ...(line.min_age === undefined ? [] : [words.minAge(line.min_age)]),
      ...(line.qty > 1 ? [words.each(formatPrice(line.unit_cents, language))] : []),
    ],
    vatRate: printTexts[language].receipt.rate(line.vat),
    price: formatPrice(line.line_cents, language),
  };
}

function sumsOf(order: Order, language: Language): ReceiptSum[] {
  const words = receiptTexts[language];
  const { type, discount_cents, deposit_cents, reusable, tip_cents = 0 } = order;
  const sum = (label: string, cents: number) => ({ label, value: formatPrice(cents, language) });
  return [
    sum(words.subtotal, order.subtotal_cents),
    ...(discount_cents > 0 ? [sum(words.discount, -discount_cents)] : []),
    ...(type === "delivery" ? [sum(words.deliveryFee, order.delivery_fee_cents)] : []),
    ...(deposit_cents > 0 ? [sum(words.deposit, deposit_cents)] : []),
    ...(reusable ? [sum(words.reusable(reusable.containers), reusable.deposit_cents)] : []),
    { ...sum(words.total, order.total_cents), isTotal: true },
    ...(tip_cents > 0 ? [sum(words.tip, tip_cents), sum(words.toPay, amountDue(order))] : []),
    ...(isPaidOnline(order)
      ? onlineSums(order, sum)
      : [{ label: words.payments[paidBy(order)], value: words.paymentsAt[type] }]),
  ];
}

function onlineSums(
  { language = "de", paid_cents = 0, refunded_cents = 0 }: Order,
  sum: (label: string, cents: number) => ReceiptSum,
): ReceiptSum[] {
  const texts = orderMoneyTexts[language];
  return [
    sum(texts.paidOnline, paid_cents),
    ...(refunded_cents > 0 ? [sum(texts.refunded, -refunded_cents)] : []),
  ];
}
