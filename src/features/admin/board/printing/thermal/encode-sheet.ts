import ReceiptPrinterEncoder from "@point-of-sale/receipt-printer-encoder";
import type { PrinterProfile } from "@/state/staff/printer-atoms";
import { isInCodePages, withPlainPunctuation } from "./printable-text";
import type { SheetPart, TextSize } from "./sheet-part";

/** Pixels of a text; width and height are multiples of 8. */
export interface TextPicture {
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly data: Uint8ClampedArray;
}

/** A text that the printer's code pages cannot print. */
export interface PicturedText {
  readonly text: string;
  /** Width of the paper in dots. */
  readonly widthDots: number;
  readonly size: TextSize;
  readonly isBold: boolean;
  readonly isCentred: boolean;
  readonly isInverted: boolean;
}

/** Dots and characters per line of a paper width, in mm. */
const PAPER = {
  80: { widthDots: 576, columns: 48 },
  58: { widthDots: 384, columns: 32 },
} as const;

/**
 * The bytes of a sheet with a cut at its end.
 * @param draw draws a text in letters that printers lack, for example Vietnamese
 */
export function encodeSheet(
  parts: readonly SheetPart[],
  printer: PrinterProfile,
  draw: (text: PicturedText) => TextPicture,
): Uint8Array {
  const { widthDots, columns } = PAPER[printer.paperMm];
  const encoder = new ReceiptPrinterEncoder({
    columns,
    language: printer.language,
    ...(printer.codepageMapping !== null && {
      codepageMapping: printer.codepageMapping as "epson",
    }),
    imageMode: "raster",
    feedBeforeCut: 4,
    createCanvas: null,
  });
  encoder.initialize().codepage("auto");

  function addText(part: Extract<SheetPart, { kind: "text" }>): void {
    const { size = 1, isBold = false, isCentred = false, isInverted = false } = part;
    const text = withPlainPunctuation(part.text);
    if (!isInCodePages(text)) {
      const picture = draw({ text, widthDots, size, isBold, isCentred, isInverted });
      encoder.image(picture as unknown as HTMLCanvasElement, {
        width: picture.width,
        height: picture.height,
        algorithm: "threshold",
      });
      return;
    }
    encoder
      .align(isCentred ? "center" : "left")
      .size(size, size)
      .bold(isBold)
      .invert(isInverted);
    encoder.line(text);
    encoder.align("left").size(1, 1).bold(false).invert(false);
  }

  for (const part of parts) {
    if (part.kind === "rule") encoder.rule({ style: "single" });
    else if (part.kind === "text") addText(part);
    else addPair(part);
  }
  return encoder.cut("partial").encode();

  function addPair({ left, right, isBold = false }: Extract<SheetPart, { kind: "pair" }>): void {
    const [start, end] = [withPlainPunctuation(left), withPlainPunctuation(right)];
    if (!isInCodePages(start)) {
      addText({ kind: "text", text: left, isBold });
      addPair({ kind: "pair", left: "", right, isBold });
      return;
    }
    const rightWidth = Math.max(12, end.length + 1);
    encoder.bold(isBold);
    encoder.table(
      [
        { width: columns - rightWidth, align: "left" },
        { width: rightWidth, align: "right", verticalAlign: "bottom" },
      ],
      [[start, end]],
    );
    encoder.bold(false);
  }
}
