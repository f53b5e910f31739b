import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { EMBLEM_PATHS, type Emblem, emblemOf } from "@/ui/emblem/emblem";
import { type Canvas, fillCircle, makeCanvas, type Placement, strokeSegments } from "./canvas";
import { pathSegments } from "./path-segments";
import { encodePng } from "./png";

/** What a site's pictures are drawn from. */
export interface PictureSeed {
  readonly color: string;
  readonly textColor: string;
  readonly emblem: Emblem;
}

/** The admin site has no restaurant's colours; these are the ones of its theme. */
const ADMIN_SEED: PictureSeed = { color: "#37474f", textColor: "#ffffff", emblem: "lozenge" };

const DRAWING_SIZE = 48;

/** Size of the picture that other sites show beside a link, pixels. */
export const SHARED_PICTURE = { width: 1200, height: 630 } as const;

/** @param restaurant null for the admin site */
export function pictureSeed(restaurant: Restaurant | null): PictureSeed {
  if (!restaurant) return ADMIN_SEED;
  const { color, textColor } = restaurant;
  return { color, textColor, emblem: emblemOf(restaurant) };
}

/** The icon as SVG: the restaurant's emblem on the restaurant's colour. */
export function iconSvg({ color, textColor, emblem }: PictureSeed): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${color}"/><path transform="translate(8 8)" d="${EMBLEM_PATHS[emblem]}" fill="none" stroke="${textColor}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/></svg>\n`;
}

/**
 * The icon as PNG, without round corners: systems cut it to their own shape, and the drawing
 * stays within the middle 80 percent they all leave.
 * @param size edge in pixels
 */
export function iconPng({ color, textColor, emblem }: PictureSeed, size: number): Uint8Array {
  const canvas = makeCanvas(size, size, color);
  const scale = (size * 0.58) / DRAWING_SIZE;
  const edge = (size - DRAWING_SIZE * scale) / 2;
  strokeSegments(
    canvas,
    pathSegments(EMBLEM_PATHS[emblem]),
    { x: edge, y: edge, scale },
    { color: textColor, alpha: 1, lineWidth: 2.5 },
  );
  return encodePng(canvas);
}

function drawing(canvas: Canvas, seed: PictureSeed, place: Placement, alpha: number): void {
  strokeSegments(canvas, pathSegments(EMBLEM_PATHS[seed.emblem]), place, {
    color: seed.textColor,
    alpha,
    lineWidth: 1.6,
  });
}

/** The picture beside a shared link: the restaurant's emblem over its own wrapping paper. */
export function sharedPicturePng(seed: PictureSeed): Uint8Array {
  const { width, height } = SHARED_PICTURE;
  const canvas = makeCanvas(width, height, seed.color);
  for (let row = 0; row * 126 < height; row += 1) {
    for (let column = -1; column * 150 < width; column += 1) {
      const x = column * 150 + (row % 2) * 75 + 39;
      const y = row * 126 + 27;
      // Whole drawings only: none that the circle would cut.
      if (Math.hypot(x + 36 - width / 2, y + 36 - height / 2) < 285) continue;
      drawing(canvas, seed, { x, y, scale: 1.5 }, 0.16);
    }
  }
  const middle = [width / 2, height / 2] as const;
  fillCircle(canvas, [...middle, 226], { color: seed.textColor, alpha: 0.1 });
  const scale = 6.6;
  const half = (DRAWING_SIZE * scale) / 2;
  drawing(canvas, seed, { x: middle[0] - half, y: middle[1] - half, scale }, 1);
  return encodePng(canvas);
}
