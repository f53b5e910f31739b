import { type Plugin, parseAst } from "vite";
import { rewritePlugin } from "./rewrite-plugin";

const ENCODER = /\/node_modules\/@point-of-sale\/receipt-printer-encoder\/dist\/[^/]*\.m?js$/;

/**
 * The pages in which the encoder finds the letters of `printable-text.ts`, whichever pages a printer
 * has, and those that they extend. Other letters are printed as pictures.
 */
const CODE_PAGES = new Set([
  "ascii",
  "cp437",
  "cp850",
  "cp857",
  "cp858",
  "iso8859-1",
  "windows1251",
  "windows1252",
  "windows1253",
  "star/standard",
]);

/** How each entry of a table begins, and which entries stay. */
const TABLES: readonly (readonly [entry: RegExp, stays: (entry: string) => boolean])[] = [
  [/^"?[\w/-]+"?:\{name:/, (entry) => CODE_PAGES.has(/^"?([\w/-]+)/.exec(entry)?.[1] ?? "")],
  [/^"?[\w-]+"?:\{vendor:/, () => false],
  // A sentence in each language, to try code pages.
  [/^[a-z]{2}:"/, () => false],
];

/** Lets the build leave out the code pages and models that the printers of the board never use: 7 kB. */
export function printerPlugin(): Plugin {
  return rewritePlugin({
    name: "printer",
    of: "The printer's encoder",
    filter: { id: ENCODER },
    rewrite: withFewCodePages,
  });
}

/** @returns null if the code is not as expected */
export function withFewCodePages(code: string): string | null {
  let left = code;
  let found = 0;
  for (const statement of parseAst(code).body.toReversed()) {
    if (statement.type !== "VariableDeclaration") continue;
    for (const { init } of statement.declarations.toReversed()) {
      if (init?.type !== "ObjectExpression") continue;
      const entries = init.properties.map(({ start, end }) => code.slice(start, end));
      const used = TABLES.find(([entry]) => entries.every((each) => entry.test(each)));
      if (!used) continue;
      found += 1;
      const table = entries.filter((each) => used[1](each)).join();
      left = `${left.slice(0, init.start)}{${table}}${left.slice(init.end)}`;
    }
  }
  return found === TABLES.length ? left : null;
}
