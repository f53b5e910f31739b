import sharp from "sharp";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { EMBLEM_PATHS, type Emblem, emblemOf } from "@/ui/emblem/emblem";
import type { SiteLogo } from "./site-logo";

/** The colours (`#rrggbb`) and the emblem of a site's icons and sharing picture. */
export interface PictureSeed {
  readonly color: string;
  readonly textColor: string;
  readonly emblem: Emblem;
  /** Address of the restaurant's own logo, which replaces the emblem. */
  readonly logo?: string;
}

/** Same colours as the admin site's theme. */
const ADMIN_SEED: PictureSeed = { color: "#37474f", textColor: "#ffffff", emblem: "lozenge" };

/** Width and height of the square in which emblem paths are drawn. */
const EMBLEM_SIZE = 48;

/** Size of the Open Graph picture in pixels. */
export const SHARED_PICTURE = { width: 1200, height: 630 } as const;

/** A logo has colours of its own and is drawn for a light page. */
const LOGO_GROUND = "#ffffff";

/**
 * @param restaurant null for the admin site
 * @param logo its own logo, if it has one
 */
export function pictureSeed(
  restaurant: Restaurant | null,
  logo: SiteLogo | null = null,
): PictureSeed {
  if (!restaurant) return ADMIN_SEED;
  const { color, textColor } = restaurant;
  const emblem = emblemOf(restaurant);
  return { color, textColor, emblem, ...(logo && { logo: logo.dataUri }) };
}

function emblemPath({ textColor, emblem }: PictureSeed, strokeWidth: number): string {
  return `<path id="emblem" d="${EMBLEM_PATHS[emblem]}" fill="none" stroke="${textColor}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** The logo, or the emblem as a path, in a square of {@link EMBLEM_SIZE}. */
function mark(seed: PictureSeed, strokeWidth: number): string {
  if (!seed.logo) return emblemPath(seed, strokeWidth);
  return `<image width="${EMBLEM_SIZE}" height="${EMBLEM_SIZE}" href="${seed.logo}"/>`;
}

const groundOf = (seed: PictureSeed) => (seed.logo ? LOGO_GROUND : seed.color);

/** The mark on its ground, with rounded corners. */
export function iconSvg(seed: PictureSeed): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${groundOf(seed)}"/><g transform="translate(8 8)">${mark(seed, 2.5)}</g></svg>\n`;
}

/**
 * The icon as PNG with square corners, because each system crops it to its own shape. The mark
 * stays inside the safe zone of maskable icons, the middle 80 percent.
 * @param size width and height in pixels
 */
export function iconPng(seed: PictureSeed, size: number): Promise<Uint8Array> {
  const scale = (size * 0.58) / EMBLEM_SIZE;
  const margin = (size - EMBLEM_SIZE * scale) / 2;
  return renderPng(
    groundOf(seed),
    { width: size, height: size },
    `<g transform="translate(${margin} ${margin}) scale(${scale})">${mark(seed, 2.5)}</g>`,
  );
}

/** The Open Graph picture: a large emblem or the logo in a circle, on a pattern of small emblems. */
export function sharedPicturePng(seed: PictureSeed): Promise<Uint8Array> {
  const { width, height } = SHARED_PICTURE;
  const [centerX, centerY] = [width / 2, height / 2];
  const pattern: string[] = [];
  for (let row = 0; row * 126 < height; row += 1) {
    for (let column = -1; column * 150 < width; column += 1) {
      const x = column * 150 + (row % 2) * 75 + 39;
      const y = row * 126 + 27;
      // The circle must not cut an emblem.
      if (Math.hypot(x + 36 - centerX, y + 36 - centerY) < 285) continue;
      pattern.push(emblemAt(x, y, 1.5, 0.16));
    }
  }
  const scale = 6.6;
  const half = (EMBLEM_SIZE * scale) / 2;
  return renderPng(
    seed.color,
    SHARED_PICTURE,
    `<defs>${emblemPath(seed, 1.6)}</defs>${pattern.join("")}` +
      (seed.logo
        ? `<circle cx="${centerX}" cy="${centerY}" r="226" fill="${LOGO_GROUND}"/><g transform="translate(${centerX - half} ${centerY - half}) scale(${scale})">${mark(seed, 0)}</g>`
        : `<circle cx="${centerX}" cy="${centerY}" r="226" fill="${seed.textColor}" opacity="0.1"/>${emblemAt(centerX - half, centerY - half, scale, 1)}`),
  );
}

function emblemAt(x: number, y: number, scale: number, opacity: number): string {
  return `<use href="#emblem" transform="translate(${x} ${y}) scale(${scale})" opacity="${opacity}"/>`;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function renderPng(color: string, { width, height }: Size, content: string): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${color}"/>${content}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().png({ palette: true }).toBuffer();
}
