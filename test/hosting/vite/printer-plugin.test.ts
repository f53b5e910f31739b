import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isInCodePages } from "@/features/admin/board/printing/thermal/printable-text";
import { repoRoot } from "@/hosting/lib/repo-root";
import { withFewCodePages } from "@/hosting/vite/printer-plugin";

// @any-time-zone

const WHOLE = readFileSync(
  join(
    repoRoot,
    "node_modules/@point-of-sale/receipt-printer-encoder/dist/receipt-printer-encoder.esm.js",
  ),
  "utf8",
);

const LETTERS = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).filter(
  (each) => isInCodePages(each),
);

const ASCII = LETTERS.filter((each) => each <= "~").join("");
const WESTERN = LETTERS.filter((each) => each > "~");

/** The code pages that printers have, by the encoder's names. */
const PRINTERS = [
  ...["bixolon/legacy", "bixolon", "citizen", "epson/legacy", "epson", "fujitsu", "hp", "metapace"],
  ...["mpt", "pos-5890", "pos-8360", "star", "sunmi", "xprinter", "youku", "zijang"],
].map((codepageMapping) => ({ language: "esc-pos", codepageMapping }) as const);
const STAR_PRINTERS = (["star-prnt", "star-line"] as const).map(
  (language) => ({ language, codepageMapping: "star" }) as const,
);

type Encoder = typeof import("@point-of-sale/receipt-printer-encoder").default;

/** The module reads this class of browsers when it loads. */
const withImageData = (code: string) => `const ImageData = class {};${code}`;

async function encoderOf(code: string): Promise<Encoder> {
  const url = `data:text/javascript;base64,${Buffer.from(withImageData(code)).toString("base64")}`;
  return ((await import(/* @vite-ignore */ url)) as { default: Encoder }).default;
}

it("prints every letter in the same bytes, whatever code pages the printer has", async () => {
  const few = withFewCodePages(WHOLE) ?? "";
  expect(few.length).toBeLessThan(WHOLE.length - 40_000);
  const [WholeEncoder, FewEncoder] = await Promise.all([encoderOf(WHOLE), encoderOf(few)]);
  for (const printer of [...PRINTERS, ...STAR_PRINTERS]) {
    const bytesOf = (ReceiptPrinterEncoder: Encoder) => {
      const encoder = new ReceiptPrinterEncoder({ columns: 48, ...printer } as object);
      encoder.initialize().codepage("auto");
      encoder.line(ASCII);
      // Each letter first, and after letters of other pages.
      for (const letter of WESTERN) encoder.line(letter).line(`€${letter}ß${letter}`);
      return [...encoder.rule({ style: "single" }).cut("partial").encode()];
    };
    expect(bytesOf(FewEncoder), printer.codepageMapping).toEqual(bytesOf(WholeEncoder));
  }
});

it("refuses an encoder that it does not know", () => {
  expect(withFewCodePages('const pages = { ascii: { name: "ASCII" } };')).toBeNull();
});
