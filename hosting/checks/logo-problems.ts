import { existsSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { contrastRatio } from "@/ui/theme/oklch";
import { type ColorScheme, makePalette, UI_CONTRAST } from "@/ui/theme/palette";
import { svgExpectations } from "../site/clean-svg";
import type { LogoFiles } from "../site/site-logo";

/** Guests load the file with the page. */
const MAX_BYTES = 60_000;
/** The mark is a square beside the restaurant's name. */
const MAX_RATIO = 2;
/** Longer side of a PNG, px. */
const MIN_PNG_SIDE = 96;
/** Share of the drawn pixels that must stand out from the page. */
const MIN_LEGIBLE_SHARE = 0.25;
/** Side of the square in which colours are counted, px. */
const SAMPLE = 48;

/** Problems of a restaurant's own logo, one line each: file, field and what is expected. */
export async function logoProblems(
  restaurant: Restaurant,
  files: LogoFiles | null,
): Promise<string[]> {
  if (!files) return [];
  const { light, dark } = files;
  const found = await Promise.all([
    fileExpectations(light).then((all) => all.map((line) => `file: ${line}`)),
    dark === null ? [] : fileExpectations(dark).then((all) => all.map((line) => `dark: ${line}`)),
  ]);
  const problems = found.flat();
  if (problems.length === 0) problems.push(...(await illegible(restaurant, files)));
  return problems.map((line) => `tenant-configs/${restaurant.key}.ts: logo.${line}`);
}

async function fileExpectations(file: string): Promise<string[]> {
  const name = basename(file);
  if (!existsSync(file)) return [`expected tenant-configs/logos/${name}, which does not exist`];
  const bytes = statSync(file).size;
  if (bytes > MAX_BYTES) {
    return [`expected at most ${MAX_BYTES / 1000} kB, ${name} has ${Math.ceil(bytes / 1000)} kB`];
  }
  const isSvg = file.endsWith(".svg");
  const expected = isSvg ? svgExpectations(readFileSync(file, "utf8")) : [];
  if (expected.length > 0) return expected.map((each) => `expected ${each}, in ${name}`);
  const size = await sharp(file)
    .metadata()
    .catch(() => null);
  if (size?.format !== (isSvg ? "svg" : "png")) {
    return [`expected a readable ${isSvg ? "SVG" : "PNG"} file, ${name} is none`];
  }
  const { width, height } = size;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (long > short * MAX_RATIO) {
    return [
      `expected at most twice as wide as high or the reverse, ${name} is ${width} × ${height}`,
    ];
  }
  if (!isSvg && long < MIN_PNG_SIDE) {
    return [`expected at least ${MIN_PNG_SIDE} pixels, ${name} is ${width} × ${height}`];
  }
  return [];
}

async function illegible(restaurant: Restaurant, { light, dark }: LogoFiles): Promise<string[]> {
  const problems: string[] = [];
  const check = async (scheme: ColorScheme, file: string, advice: string) => {
    const { surface } = makePalette(restaurant, scheme);
    if ((await legibleShare(file, surface)) >= MIN_LEGIBLE_SHARE) return;
    problems.push(`${advice}, ${basename(file)} is hardly visible on ${surface}`);
  };
  await check("light", light, "file: expected a logo for a light page");
  await check("dark", dark ?? light, "dark: expected a logo for a dark page");
  return problems;
}

/** Share of the drawn pixels with enough contrast to the background. */
async function legibleShare(file: string, background: string): Promise<number> {
  const { data } = await sharp(file)
    .resize({ width: SAMPLE, height: SAMPLE, fit: "inside" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let drawn = 0;
  let legible = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    drawn += 1;
    const color = `#${data.subarray(at, at + 3).toString("hex")}`;
    if (contrastRatio(color, background) >= UI_CONTRAST) legible += 1;
  }
  return drawn === 0 ? 0 : legible / drawn;
}
