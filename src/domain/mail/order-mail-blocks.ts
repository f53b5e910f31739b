import { lineTitle } from "../order/line-title";
import type { OrderLine } from "../order/order.schema";
import { amountDue } from "../order/pricing/amount-due";
import { paidBy } from "../order/pricing/money-at-door";
import type { Restaurant } from "../tenant/restaurant.schema";
import { vatIdOf } from "../tenant/vat-id";
import { formatPrice } from "../text/format";
import type { Language } from "../text/language";
import { textIn } from "../text/localized-text";
import type { MailBlock, MailLine } from "./mail";
import { formatMailMoment } from "./mail-format";
import type { ShownOrder } from "./order-for-recipient";
import { orderMailTexts } from "./order-mail-texts";

type Rows = (readonly [label: string, value: string])[];

/**
 * The complete order: details, lines with allergen codes, sums, VAT split and legend. Zero amounts
 * are left out, except the delivery fee.
 */
export function orderBlocks(
  order: ShownOrder,
  { add_ons }: Pick<Restaurant, "add_ons">,
  language: Language,
): MailBlock[] {
  const texts = orderMailTexts[language];
  const price = (cents: number) => formatPrice(cents, language);
  const vat: Rows = order.vat_split.map(({ rate, net_cents, vat_cents }) => [
    texts.vatRate(rate),
    texts.vatShare(price(net_cents), price(vat_cents)),
  ]);
  const legend: Rows = codesOf(order.lines).map((code) => [
    code,
    textIn(add_ons[code]?.label ?? code, language),
  ]);
  return [
    { kind: "heading", text: texts.order },
    { kind: "rows", rows: agreedRows(order, language) },
    { kind: "lines", lines: order.lines.map((line) => mailLine(line, language)) },
    { kind: "rows", rows: sumRows(order, language) },
    { kind: "important", text: `${texts.total}: ${price(order.total_cents)}` },
    ...paidBlocks(order, language),
    { kind: "heading", text: texts.vatHeading },
    { kind: "rows", rows: vat },
    ...(legend.length > 0
      ? ([
          { kind: "heading", text: texts.legend },
          { kind: "rows", rows: legend },
        ] as const)
      : []),
  ];
}

/** Name, owner, address and phone of the restaurant; `tax` only if it is a VAT id (DDG §5). */
export function restaurantBlocks(
  restaurant: Pick<Restaurant, "title" | "owner" | "address" | "phones" | "tax">,
  language: Language,
): MailBlock[] {
  const texts = orderMailTexts[language];
  const { line1, line2, zip, city } = restaurant.address;
  const vatId = vatIdOf(restaurant.tax);
  const rows: Rows = [
    [restaurant.title, [line1, line2, `${zip} ${city}`].filter(Boolean).join(", ")],
    [texts.owner, restaurant.owner],
    [texts.phone, restaurant.phones.join(", ")],
  ];
  if (vatId) rows.push([texts.vatId, vatId]);
  return [
    { kind: "heading", text: texts.restaurant },
    { kind: "rows", rows },
  ];
}

function agreedRows(order: ShownOrder, language: Language): Rows {
  const texts = orderMailTexts[language];
  const { type, contact, address, wanted_at, promised_at } = order;
  const promised = promised_at ? texts.promisedFor(formatMailMoment(promised_at, language)) : null;
  const wanted =
    wanted_at === null
      ? [texts.asap, promised].filter(Boolean).join(", ")
      : formatMailMoment(wanted_at, language);
  const rows: Rows = [
    [texts.ordered, formatMailMoment(order.created_at, language)],
    [texts.type, texts.types[type]],
    [texts.wanted, wanted],
    [texts.payment, texts.payments[paidBy(order)][type]],
  ];
  if (address) {
    rows.push([texts.address, `${address.street}, ${address.zip} ${address.city}`]);
    if (address.note) rows.push([texts.addressNote, address.note]);
  }
  if (contact) rows.push([texts.contact, `${contact.name}, ${contact.phone}`]);
  return rows;
}

function mailLine(line: OrderLine, language: Language): MailLine {
  const texts = orderMailTexts[language];
  const choices = line.choice_names.map((name) => textIn(name, language)).join(", ");
  const details = [
    choices,
    line.note ? texts.note(line.note) : "",
    line.min_age === undefined ? "" : texts.minAge(line.min_age),
    codesText(line, language),
    line.qty > 1 ? texts.each(formatPrice(line.unit_cents, language)) : "",
  ];
  return {
    title: texts.line(line.qty, lineTitle(line, language)),
    price: formatPrice(line.line_cents, language),
    details: details.filter(Boolean),
  };
}

function codesText({ add_ons }: OrderLine, language: Language): string {
  const texts = orderMailTexts[language];
  if (!add_ons) return texts.unknownCodes;
  return add_ons.length > 0 ? texts.codes(add_ons.join(", ")) : texts.noCodes;
}

function sumRows(order: ShownOrder, language: Language): Rows {
  const texts = orderMailTexts[language];
  const price = (cents: number) => formatPrice(cents, language);
  const rows: Rows = [[texts.subtotal, price(order.subtotal_cents)]];
  if (order.discount_cents > 0) rows.push([texts.discount, price(-order.discount_cents)]);
  if (order.type === "delivery") rows.push([texts.deliveryFee, price(order.delivery_fee_cents)]);
  if (order.deposit_cents > 0) rows.push([texts.deposit, price(order.deposit_cents)]);
  if (order.reusable) {
    const { containers, deposit_cents } = order.reusable;
    rows.push([texts.reusable(containers), price(deposit_cents)]);
  }
  return rows;
}

/** Tip and announced cash, which are not part of the total; nothing without them. */
function paidBlocks(order: ShownOrder, language: Language): MailBlock[] {
  const texts = orderMailTexts[language];
  const price = (cents: number) => formatPrice(cents, language);
  const { tip_cents, cash_given_cents } = order;
  const rows: Rows = [
    ...(tip_cents
      ? ([
          [texts.tip, price(tip_cents)],
          [texts.toPay, price(amountDue(order))],
        ] as const)
      : []),
    ...(cash_given_cents ? ([[texts.cashGiven, price(cash_given_cents)]] as const) : []),
  ];
  return rows.length > 0 ? [{ kind: "rows", rows }] : [];
}

function codesOf(lines: readonly OrderLine[]): string[] {
  return [...new Set(lines.flatMap(({ add_ons }) => add_ons ?? []))].sort();
}
