import type { Order, OrderLine } from "@/domain/order/order.schema";
import { formatTime } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import { textIn } from "@/domain/text/localized-text";
import { mentionsAllergy } from "@/domain/text/mentions-allergy";
import { orderMoney } from "@/i18n/admin/money/order-money";
import { orderMoneyTexts } from "@/i18n/admin/money/order-money-texts";
import { printTexts } from "@/i18n/admin/print-texts";
import { printerTexts } from "@/i18n/admin/printer-texts";
import { paymentFacts } from "@/i18n/order/payment-facts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { dueText, firstPromiseText } from "../content/due-text";
import type { SheetPart } from "./sheet-part";

interface Ticket {
  readonly order: Order;
  /** Title of the restaurant. */
  readonly restaurant: string;
  readonly language: Language;
  /** Whether this is the driver's copy. */
  readonly isForDriver?: boolean;
}

const RULE: SheetPart = { kind: "rule" };

/** The ticket for the kitchen or the driver: code, kind, time, dishes, guest, total. */
export function ticketParts(ticket: Ticket): SheetPart[] {
  const { order, restaurant, language, isForDriver = false } = ticket;
  const texts = printTexts[language];
  const promise = firstPromiseText(order, language);
  const portions = order.lines.reduce((sum, { qty }) => sum + qty, 0);
  return [
    { kind: "text", text: restaurant, isCentred: true },
    ...(isForDriver
      ? [
          {
            kind: "text",
            text: printerTexts[language].driverCopy,
            size: 2,
            isCentred: true,
            isInverted: true,
          } as const,
        ]
      : []),
    { kind: "text", text: order.code, size: 3, isBold: true, isCentred: true },
    {
      kind: "text",
      text: receiptTexts[language].types[order.type],
      size: 2,
      isBold: true,
      isCentred: true,
    },
    { kind: "text", text: dueText(order, language), isBold: true, isCentred: true },
    ...(promise ? [{ kind: "text", text: promise, isCentred: true } as const] : []),
    RULE,
    ...noteParts(order.passport && textIn(order.passport, language)),
    ...order.lines.flatMap((line) => lineParts(line, language)),
    RULE,
    { kind: "text", text: texts.dishes(portions) },
    ...(order.reusable
      ? [
          {
            kind: "text",
            text: texts.reusable(order.reusable.containers),
            isBold: true,
          } as const,
        ]
      : []),
    ...guestParts(order, language),
    { kind: "text", text: texts.ordered(formatTime(order.created_at)) },
  ];
}

function lineParts(line: OrderLine, language: Language): SheetPart[] {
  const number = line.number ? ` ${line.number}` : "";
  const age = line.min_age === undefined ? [] : [receiptTexts[language].minAge(line.min_age)];
  return [
    { kind: "text", text: `${line.qty}x${number}`, size: 2, isBold: true },
    { kind: "text", text: textIn(line.name, language), size: 2 },
    ...line.choice_names.map(
      (name): SheetPart => ({
        kind: "text",
        text: `  + ${textIn(name, language)}`,
        isBold: true,
      }),
    ),
    ...age.map((text): SheetPart => ({ kind: "text", text: `  ${text}` })),
    ...noteParts(line.note),
    ...(line.add_ons && line.add_ons.length > 0
      ? [
          {
            kind: "text",
            text: `  ${printTexts[language].allergens(line.add_ons.join(", "))}`,
            isBold: true,
          } as const,
        ]
      : []),
  ];
}

/** A note to the kitchen, in white on black if it mentions an allergy. */
function noteParts(note: string | undefined): SheetPart[] {
  if (!note) return [];
  return [{ kind: "text", text: ` ${note} `, isBold: true, isInverted: mentionsAllergy(note) }];
}

function guestParts(order: Order, language: Language): SheetPart[] {
  const { contact, address } = order;
  const place = address && [address.street, `${address.zip} ${address.city}`, address.note ?? ""];
  return [
    { kind: "text", text: `${contact.name} ${contact.phone}` },
    ...(place ?? [])
      .filter((text) => text !== "")
      .map((text): SheetPart => ({ kind: "text", text, isBold: true })),
    ...moneyParts(order, language),
    ...paymentFacts(order, language).map(
      (text): SheetPart => ({ kind: "text", text, isBold: true }),
    ),
  ];
}

/** The amount to collect, on one line. Paid and unpaid orders must look different at a glance. */
function moneyParts(order: Order, language: Language): SheetPart[] {
  const { act, amount, atDoor, method } = orderMoney(order, language);
  const pair = (left: string): SheetPart => ({ kind: "pair", left, right: amount, isBold: true });
  if (atDoor === "collect") return [pair(orderMoneyTexts[language].collectBy(method))];
  if (atDoor === "ended") return [pair(method)];
  return [
    { kind: "text", text: ` ${act} `, size: 2, isBold: true, isInverted: true },
    pair(method),
  ];
}
