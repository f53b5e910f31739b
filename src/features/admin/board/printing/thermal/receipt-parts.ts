import { printTexts } from "@/i18n/admin/print-texts";
import type { ReceiptContent } from "../content/receipt-content";
import type { SheetPart } from "./sheet-part";

const RULE: SheetPart = { kind: "rule" };

/** A receipt for receipt printers. */
export function receiptParts(receipt: ReceiptContent): SheetPart[] {
  const { restaurant, place, phones, tax, title, placed, lines, sums, guest, address } = receipt;
  return [
    { kind: "text", text: restaurant, size: 2, isBold: true, isCentred: true },
    ...[...place, phones.join(", "), tax ?? ""].filter((text) => text !== "").map(centred),
    RULE,
    { kind: "text", text: title, isBold: true },
    text(placed),
    RULE,
    ...lines.flatMap(({ quantity, title, details, vatRate, price }): SheetPart[] => [
      { kind: "pair", left: `${quantity} ${title}`, right: `${vatRate}  ${price}` },
      ...details.map((detail) => text(`   ${detail}`)),
    ]),
    RULE,
    ...sums.map(
      ({ label, value, isTotal = false }): SheetPart => ({
        kind: "pair",
        left: label,
        right: value,
        isBold: isTotal,
      }),
    ),
    RULE,
    ...vatParts(receipt),
    RULE,
    ...[guest, ...address].map(text),
    RULE,
    centred(receipt.thanks),
    centred(receipt.notFiscal),
  ];
}

/** Two lines for each rate, since four columns do not fit on 58 mm. */
function vatParts({ language, vat }: ReceiptContent): SheetPart[] {
  const texts = printTexts[language].receipt;
  return vat.flatMap((row): SheetPart[] => [
    { kind: "pair", left: `${texts.vat} ${row.rate}`, right: row.vat },
    { kind: "pair", left: `${texts.net} ${row.net}`, right: `${texts.gross} ${row.gross}` },
  ]);
}

function text(text: string): SheetPart {
  return { kind: "text", text };
}

function centred(text: string): SheetPart {
  return { kind: "text", text, isCentred: true };
}
