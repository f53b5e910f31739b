import type { CrockeryColors } from "./crockery-colors";

/** Shapes as SVG markup. All lengths are units of a drawing, which is 120 by 120. */

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more = "") {
  return `<ellipse cx="${r(cx)}" cy="${r(cy)}" rx="${r(rx)}" ry="${r(ry)}" fill="${fill}" ${more}/>`;
}

export function shape(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function line(d: string, stroke: string, width = 2, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

interface Placement {
  /** Degrees. */
  readonly turn?: number;
  readonly scale?: number;
  /** Vertical scale, if it differs. */
  readonly scaleY?: number;
}

/** Content whose origin is moved to a point, then turned and scaled. */
export function at(x: number, y: number, content: string, placement: Placement = {}): string {
  const { turn = 0, scale = 1, scaleY = scale } = placement;
  const rotate = turn === 0 ? "" : ` rotate(${r(turn)})`;
  const zoom = scale === 1 && scaleY === 1 ? "" : ` scale(${r(scale)} ${r(scaleY)})`;
  return `<g transform="translate(${r(x)} ${r(y)})${rotate}${zoom}">${content}</g>`;
}

export function clipped(clip: string, content: string): string {
  return `<g clip-path="url(#${clip})">${content}</g>`;
}

export function repeat(count: number, part: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join("");
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** Places parts evenly in an ellipse, from back to front. The same seed gives the same places. */
export function scatter(
  count: number,
  { x, y, rx, ry }: Area,
  part: (x: number, y: number, index: number) => string,
  seed = 0,
): string {
  const points = Array.from({ length: count }, (_, index) => {
    const radius = Math.sqrt((index + 0.5) / count);
    const angle = index * 2.39996 + seed;
    return [x + rx * radius * Math.cos(angle), y + ry * radius * Math.sin(angle), index] as const;
  });
  return [...points]
    .sort((first, second) => first[1] - second[1])
    .map(([px, py, index]) => part(px, py, index))
    .join("");
}

/** A drawing as a file, with those of its definitions that it uses. */
export function svgDocument(
  content: string,
  definitions: Readonly<Record<string, string>>,
): string {
  const used = Object.keys(definitions).filter((id) => content.includes(`#${id})`));
  const defs = used.map((id) => definitions[id]).join("");
  const markup = `${defs === "" ? "" : `<defs>${defs}</defs>`}${content}`
    .replace(/\s*\n\s*/g, " ")
    .replace(/>\s+</g, "><")
    .replace(/\s+\/>/g, "/>");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${markup}</svg>`;
}

function r(value: number): number {
  return Math.round(value * 10) / 10;
}

export type Drawing = (colors: CrockeryColors) => string;
