import type { Order } from "@/domain/order/order.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatTime } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import type { Instant } from "@/domain/time/berlin-time";
import { printTexts } from "@/i18n/admin/print-texts";
import { printerTexts } from "@/i18n/admin/printer-texts";
import type { PrinterSettings } from "@/state/staff/printer-atoms";
import type { PrintKind } from "../../context/use-printer";
import { receiptContent } from "../content/receipt-content";
import { drawText } from "./draw-text";
import { encodeSheet } from "./encode-sheet";
import { receiptParts } from "./receipt-parts";
import { createReceiptPrinter } from "./receipt-printer";
import type { SheetPart } from "./sheet-part";
import { ticketParts } from "./ticket-parts";

/** The printer of this page. It stays connected when the board is left. */
export const receiptPrinter = createReceiptPrinter();

interface SheetRequest {
  readonly order: Order;
  readonly kind: PrintKind;
  readonly restaurant: Restaurant;
  /** Language of the staff. */
  readonly language: Language;
  /** When it was printed before; the sheet is then marked as a copy. */
  readonly lastPrintedAt: Instant | null;
}

/** The bytes of a ticket or receipt; for a delivery with the driver's copy if that is switched on. */
export function encodeOrderSheet(request: SheetRequest, settings: PrinterSettings): Uint8Array {
  const { order, kind, restaurant, language, lastPrintedAt } = request;
  const copyMark: SheetPart[] =
    lastPrintedAt === null
      ? []
      : [
          {
            kind: "text",
            text: ` ${printTexts[language].copy(formatTime(lastPrintedAt))} `,
            isBold: true,
            isInverted: true,
          },
        ];
  const sheet = (parts: readonly SheetPart[]) =>
    encodeSheet([...copyMark, ...parts], settings.profile, drawText);
  if (kind === "receipt") return sheet(receiptParts(receiptContent(order, restaurant)));
  const ticket = { order, restaurant: restaurant.title, language };
  const hasDriverCopy = settings.hasDriverCopy && order.type === "delivery";
  const sheets = [
    sheet(ticketParts(ticket)),
    ...(hasDriverCopy ? [sheet(ticketParts({ ...ticket, isForDriver: true }))] : []),
  ];
  return Uint8Array.from(sheets.flatMap((bytes) => [...bytes]));
}

/** The bytes of the test page: umlauts, the euro sign and letters that need a picture. */
export function encodeTestPage(language: Language, settings: PrinterSettings): Uint8Array {
  const { title, letters, asian, end } = printerTexts[language].testPage;
  const parts: SheetPart[] = [
    { kind: "text", text: title, size: 2, isBold: true, isCentred: true },
    { kind: "rule" },
    { kind: "text", text: letters },
    { kind: "text", text: asian },
    { kind: "pair", left: "1x M12", right: "9,80 €" },
    { kind: "rule" },
    { kind: "text", text: end },
  ];
  return encodeSheet(parts, settings.profile, drawText);
}
