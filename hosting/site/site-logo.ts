import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { digestOf } from "../lib/digest-of";
import { repoRoot } from "../lib/repo-root";
import { cleanSvg } from "./clean-svg";

/** Longest side of a published PNG, px: the largest mark on a screen with three pixels per point. */
const PNG_SIDE = 192;

/** Files of a restaurant's own logo. */
export interface LogoFiles {
  readonly light: string;
  /** For the dark colour scheme; null if `light` serves both. */
  readonly dark: string | null;
}

/** A logo as the site publishes it. */
export interface SiteLogo {
  /** Name on the site; contains a hash of the content. */
  readonly fileName: string;
  readonly content: string | Uint8Array;
  /** The light variant as a `data:` address, for icons and the sharing picture. */
  readonly dataUri: string;
}

/** @returns null for a tenant without a logo of its own */
export function logoFiles(tenant: Tenant | null): LogoFiles | null {
  if (!tenant || isSuperTenant(tenant) || !tenant.logo) return null;
  const path = (name: string) => join(repoRoot, "tenant-configs/logos", name);
  const { file, dark } = tenant.logo;
  return { light: path(file), dark: dark === undefined ? null : path(dark) };
}

/** One file, which chooses between its variants by the colour scheme of the page. */
export async function siteLogo(files: LogoFiles | null): Promise<SiteLogo | null> {
  if (!files) return null;
  const light = await readVariant(files.light);
  const dark = files.dark === null ? null : await readVariant(files.dark);
  const { content, extension } = dark
    ? { content: bothSchemes(dataUriOf(light), dataUriOf(dark)), extension: "svg" }
    : light;
  return {
    fileName: `assets/logo-${digestOf(content)}.${extension}`,
    content,
    dataUri: dataUriOf(light),
  };
}

interface Variant {
  readonly content: string | Uint8Array;
  readonly extension: "svg" | "png";
}

async function readVariant(file: string): Promise<Variant> {
  const original = readFileSync(file);
  if (file.endsWith(".svg")) return { content: cleanSvg(original.toString()), extension: "svg" };
  const png = sharp(original)
    .resize({ width: PNG_SIDE, height: PNG_SIDE, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 9 });
  return { content: await png.toBuffer(), extension: "png" };
}

function dataUriOf({ content, extension }: Variant): string {
  const type = extension === "svg" ? "svg+xml" : extension;
  return `data:image/${type};base64,${Buffer.from(content).toString("base64")}`;
}

/** Ids inside of the variants cannot collide, because each is a document of its own. */
function bothSchemes(light: string, dark: string): string {
  const style =
    "#dark{display:none}@media(prefers-color-scheme:dark){#light{display:none}#dark{display:inline}}";
  const image = (id: string, href: string) =>
    `<image id="${id}" width="48" height="48" href="${href}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>${style}</style>${image("light", light)}${image("dark", dark)}</svg>\n`;
}
