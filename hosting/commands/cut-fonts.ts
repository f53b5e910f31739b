import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fontCuts, KEPT_FEATURES } from "../fonts/font-cuts";
import { FETCHED_TOOLS, fetchedTool } from "../lib/fetched-tool";
import { readArguments } from "../lib/read-arguments";
import { repoRoot } from "../lib/repo-root";
import { runCommand } from "../lib/run-command";

/** The part of `subset-font` that is used. */
type SubsetFont = (font: Buffer, text: string, options: object) => Promise<Buffer>;

const FONTS = join(repoRoot, "src/ui/fonts");

/**
 * `npm run fonts`: cuts the font files of `src/ui/fonts` from those of the packages, with the letters,
 * weights and features that the sites use. Run it after a change of `hosting/fonts/font-cuts.ts` or of
 * a font package, and commit the files.
 */
async function main(): Promise<void> {
  readArguments({});
  const folder = await fetchedTool(FETCHED_TOOLS.subsetFont);
  const subsetFont: SubsetFont = createRequire(import.meta.url)(folder);
  for (const { file, source, letters, weight } of fontCuts) {
    const cut = await subsetFont(await readFile(source), letters, {
      targetFormat: "woff2",
      noHinting: true,
      keepFeatures: KEPT_FEATURES,
      variationAxes: { wght: weight },
    });
    const path = join(FONTS, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, cut);
    console.log(`${file.padEnd(28)}${String(cut.length).padStart(7)} bytes`);
  }
}

runCommand(main);
