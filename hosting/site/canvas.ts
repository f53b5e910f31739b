import type { Segment } from "./path-segments";

/** Where a drawing goes: its units are multiplied by `scale` and moved by `x` and `y` pixels. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** An opaque picture of `width` × `height` pixels. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly pixels: Uint8Array;
}

/** A colour `#rrggbb` that covers what is below it by `alpha` (0 to 1). */
export interface Paint {
  readonly color: string;
  readonly alpha: number;
}

const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A picture of one colour. */
export function makeCanvas(width: number, height: number, color: string): Canvas {
  const pixels = new Uint8Array(width * height * 3);
  const channels = rgb(color);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = channels[at % 3] ?? 0;
  return { width, height, pixels };
}

/** Paints every pixel by how far it is inside the shape, which makes the edges smooth. */
function paint(canvas: Canvas, coverage: Float32Array, { color, alpha }: Paint): void {
  const channels = rgb(color);
  for (let pixel = 0; pixel < coverage.length; pixel += 1) {
    const share = (coverage[pixel] ?? 0) * alpha;
    if (share === 0) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = pixel * 3 + channel;
      const below = canvas.pixels[at] ?? 0;
      canvas.pixels[at] = Math.round(below + ((channels[channel] ?? 0) - below) * share);
    }
  }
}

/** Distance from a point to the nearest point of a segment. */
function distance(px: number, py: number, [x1, y1, x2, y2]: Segment): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((px - x1) * dx + (py - y1) * dy) / square;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(px - x1 - t * dx, py - y1 - t * dy);
}

/**
 * Draws lines with round ends and joints.
 * @param lineWidth in the drawing's own units
 */
export function strokeSegments(
  canvas: Canvas,
  segments: readonly Segment[],
  { x, y, scale }: Placement,
  style: Paint & { readonly lineWidth: number },
): void {
  const { width, height } = canvas;
  const coverage = new Float32Array(width * height);
  const half = (style.lineWidth * scale) / 2;
  const reach = half + 1;
  for (const [x1, y1, x2, y2] of segments) {
    const placed: Segment = [x + x1 * scale, y + y1 * scale, x + x2 * scale, y + y2 * scale];
    const [left, right] = range(placed[0], placed[2], reach, width);
    const [top, bottom] = range(placed[1], placed[3], reach, height);
    for (let row = top; row < bottom; row += 1) {
      for (let column = left; column < right; column += 1) {
        const inside = half + 0.5 - distance(column + 0.5, row + 0.5, placed);
        const at = row * width + column;
        if (inside > (coverage[at] ?? 0)) coverage[at] = Math.min(1, inside);
      }
    }
  }
  paint(canvas, coverage, style);
}

/** Fills a circle; middle and radius in pixels. */
export function fillCircle(canvas: Canvas, circle: readonly [number, number, number], fill: Paint) {
  const [middleX, middleY, radius] = circle;
  const coverage = new Float32Array(canvas.width * canvas.height);
  for (let at = 0; at < coverage.length; at += 1) {
    const [column, row] = [at % canvas.width, Math.floor(at / canvas.width)];
    const inside = radius + 0.5 - Math.hypot(column + 0.5 - middleX, row + 0.5 - middleY);
    coverage[at] = Math.min(1, Math.max(0, inside));
  }
  paint(canvas, coverage, fill);
}

function range(one: number, other: number, reach: number, limit: number): [number, number] {
  return [
    Math.max(0, Math.floor(Math.min(one, other) - reach)),
    Math.min(limit, Math.ceil(Math.max(one, other) + reach)),
  ];
}
