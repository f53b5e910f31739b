import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { fontCuts, LATIN_LETTERS, VIETNAMESE_LETTERS } from "@/hosting/fonts/font-cuts";
import { bundledMenuInput } from "@/hosting/lib/bundled-menus";
import { repoRoot } from "@/hosting/lib/repo-root";
import { hostingTargets } from "@/hosting/targets";
import { headingFonts } from "@/ui/fonts/heading-fonts";
import { woff2Letters, woff2Weights } from "./woff2";

/** A first visit loads the text, one cut of a heading font and the Vietnamese letters. */
const MAX_BYTES = { text: 18_000, bold: 21_000, medium: 21_000, vietnamese: 10_000 };
const WOFF2 = "wOF2";
/** Shown in the reader's own emoji font. */
const EMOJI = /\p{Extended_Pictographic}|\ufe0f|\n/gu;

/** Long Japanese vowels, which the files of the packages lack too. */
const MACRONS = "āēīōūĀĒĪŌŪ";

const pathOf = (file: string) => join(repoRoot, "src/ui/fonts", file);
const cutOf = (file: string) => file.replace(/^.*\/|\.woff2$/g, "") as keyof typeof MAX_BYTES;

it("has a small file for each cut of each heading font", () => {
  const fonts = fontCuts.map(({ file }) => file);
  for (const font of Object.keys(headingFonts)) {
    expect(fonts).toEqual(
      expect.arrayContaining([
        `${font}/bold.woff2`,
        `${font}/medium.woff2`,
        `${font}/vietnamese.woff2`,
      ]),
    );
  }
  for (const file of fonts) {
    expect(readFileSync(pathOf(file)).toString("latin1", 0, 4), file).toBe(WOFF2);
    expect(statSync(pathOf(file)).size, file).toBeLessThanOrEqual(MAX_BYTES[cutOf(file)]);
  }
});

it.each(fontCuts)("$file has the weights that its cut keeps", ({ file, weight }) => {
  expect(woff2Weights(readFileSync(pathOf(file)))).toEqual(weight);
});

it.each(fontCuts)("$file has the letters of its cut that the package has", (cut) => {
  const available = woff2Letters(readFileSync(cut.source));
  const expected = new Set([...cut.letters].filter((letter) => available.has(letter)));
  expect(expected.size).toBeGreaterThan(50);
  expect(woff2Letters(readFileSync(pathOf(cut.file)))).toEqual(expected);
});

it("keeps every letter of the menus", () => {
  const kept = new Set(LATIN_LETTERS + VIETNAMESE_LETTERS + MACRONS);
  for (const { restoKey } of hostingTargets) {
    const menu = bundledMenuInput(restoKey);
    const letters = new Set(
      JSON.stringify(menu ?? "")
        .normalize("NFC")
        .replace(EMOJI, ""),
    );
    expect(
      [...letters].filter((letter) => !kept.has(letter)),
      restoKey,
    ).toEqual([]);
  }
});
