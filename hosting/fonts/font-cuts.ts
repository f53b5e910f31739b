import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** A font file that the sites serve, cut from one of a package. */
export interface FontCut {
  /** Path below `src/ui/fonts`. */
  readonly file: string;
  /** Path of the file that it is cut from. */
  readonly source: string;
  readonly letters: string;
  /** The only weight that the file keeps, or a range of them. */
  readonly weight: number | { readonly min: number; readonly max: number };
}

/** Headings in the tones `lively` and `rustic`, and in the tone `quiet`. */
const BOLD = 700;
const MEDIUM = 560;
const TEXT_WEIGHTS = { min: 400, max: 800 };
const VIETNAMESE_WEIGHTS = { min: 400, max: 700 };

/** OpenType features that the styles use; the files keep no others. */
export const KEPT_FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"];

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));

/** German, English and the neighbouring languages, with the marks of their typesetting. */
export const LATIN_LETTERS = `${range(0x20, 0x7e) + range(0xa0, 0xff)}ŒœŠšŸŽžẞ‐‑‒–—‘’‚“”„•…′″‹›€™←↑→↓−\u2009\u200a\u202f`;

/** The letters of Vietnamese that Latin-1 lacks, and its combining tones. */
export const VIETNAMESE_LETTERS = `ĂăĐđĨĩŨũƠơƯư\u0300\u0301\u0303\u0309\u0323${range(0x1ea0, 0x1ef9)}`;

/** Path of the package's file for each heading font. */
const HEADINGS: Readonly<Record<string, readonly [latin: string, vietnamese: string]>> = {
  alegreya: [
    require.resolve("@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2"),
    require.resolve("@fontsource-variable/alegreya/files/alegreya-vietnamese-wght-normal.woff2"),
  ],
  baloo: [
    require.resolve("@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2"),
    require.resolve("@fontsource-variable/baloo-2/files/baloo-2-vietnamese-wght-normal.woff2"),
  ],
  bricolage: [
    require.resolve(
      "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    ),
    require.resolve(
      "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-vietnamese-wght-normal.woff2",
    ),
  ],
  fraunces: [
    require.resolve("@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2"),
    require.resolve("@fontsource-variable/fraunces/files/fraunces-vietnamese-wght-normal.woff2"),
  ],
  josefin: [
    require.resolve("@fontsource-variable/josefin-sans/files/josefin-sans-latin-wght-normal.woff2"),
    require.resolve(
      "@fontsource-variable/josefin-sans/files/josefin-sans-vietnamese-wght-normal.woff2",
    ),
  ],
  oswald: [
    require.resolve("@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2"),
    require.resolve("@fontsource-variable/oswald/files/oswald-vietnamese-wght-normal.woff2"),
  ],
  playfair: [
    require.resolve(
      "@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2",
    ),
    require.resolve(
      "@fontsource-variable/playfair-display/files/playfair-display-vietnamese-wght-normal.woff2",
    ),
  ],
};

/** All font files of the sites. */
export const fontCuts: readonly FontCut[] = [
  {
    file: "figtree/text.woff2",
    source: require.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
    letters: LATIN_LETTERS,
    weight: TEXT_WEIGHTS,
  },
  ...Object.entries(HEADINGS).flatMap(([font, [latin, vietnamese]]): FontCut[] => [
    { file: `${font}/bold.woff2`, source: latin, letters: LATIN_LETTERS, weight: BOLD },
    { file: `${font}/medium.woff2`, source: latin, letters: LATIN_LETTERS, weight: MEDIUM },
    {
      file: `${font}/vietnamese.woff2`,
      source: vietnamese,
      letters: VIETNAMESE_LETTERS,
      weight: VIETNAMESE_WEIGHTS,
    },
  ]),
];
