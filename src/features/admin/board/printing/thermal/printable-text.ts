import { oneLine } from "@/domain/text/safe-text";

/** Typographic characters and their plain form, which every printer has. */
const PLAIN: Readonly<Record<string, string>> = {
  "–": "-",
  "—": "-",
  "−": "-",
  "…": "...",
  "„": '"',
  "“": '"',
  "”": '"',
  "‚": "'",
  "‘": "'",
  "’": "'",
  "×": "x",
  "·": "-",
  "✓": "",
  "\u00a0": " ",
  "\u202f": " ",
};

/** ASCII, the euro sign and the western letters that the code pages of all supported printers share. */
const IN_CODE_PAGES = /^[\u0020-\u007e€ÄÖÜäöüßÉéÈèÊêËëÀàÂâÁáÇçÎîÏïÍíÓóÔôÚúÙùÛûÑñÅåÆæ]*$/u;

/** The text on one line, with plain quotation marks, dashes and spaces, letters composed. */
export function withPlainPunctuation(text: string): string {
  return oneLine(text)
    .normalize("NFC")
    .replace(/[–—−…„“”‚‘’×·✓\u00a0\u202f]/gu, (char) => PLAIN[char] ?? "");
}

/** Whether printers have letters for a text; others, for example Vietnamese, are printed as a picture. */
export function isInCodePages(text: string): boolean {
  return IN_CODE_PAGES.test(text);
}
