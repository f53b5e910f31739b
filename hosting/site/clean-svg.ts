/**
 * Content that a logo may not have, and the expectation that the build prints. Elements may have the prefix
 * of a namespace. Animations could give a link its address.
 */
const REFUSED: readonly (readonly [pattern: RegExp, expected: string])[] = [
  [/<(?:[^\s<>/]*:)?script\b/i, "no <script>"],
  [/\son[a-z]+\s*=/i, "no event handlers such as onload"],
  [
    /<(?:[^\s<>/]*:)?(?:a|foreignObject|iframe|audio|video|object|embed)\b/i,
    "shapes only, no links and no embedded documents",
  ],
  [/<!ENTITY/i, "no entities"],
  [/@import/i, "no @import"],
  [
    /(?:href|src)\s*=\s*["'](?!\s*(?:#|data:image\/(?:png|jpeg)[;,]))/i,
    "no links to other files; embed pictures as data:image/png",
  ],
  [/url\(\s*["']?(?!\s*["']?#)/i, "no links to other files in styles"],
  [/<text\b/i, "letters as paths; a logo cannot load fonts"],
];

/** @returns what is expected of an SVG logo and missing, one entry each */
export function svgExpectations(source: string): string[] {
  const svg = withoutComments(source);
  const root = /<svg\b[^>]*>/i.exec(svg)?.[0];
  if (!root) return ["an SVG file with an <svg> element"];
  return [
    ...(/\sviewBox\s*=/.test(root) ? [] : ["a viewBox on <svg>"]),
    ...REFUSED.filter(([pattern]) => pattern.test(svg)).map(([, expected]) => expected),
  ];
}

/** Leaves out what browsers do not draw: comments, prologue, metadata and data of editors. */
export function cleanSvg(source: string): string {
  return `${withoutComments(source)
    .replace(/<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?[^>]*>/gi, "")
    .replace(/<(metadata|title|desc|sodipodi:namedview)\b[\s\S]*?(?:\/>|<\/\1>)/gi, "")
    .replace(/\s(?:xmlns:)?(?:sodipodi|inkscape|serif|sketch|dc|cc|rdf)(?::[\w-]+)?="[^"]*"/g, "")
    .replace(/>\s+</g, "><")
    .trim()}\n`;
}

function withoutComments(source: string): string {
  return source.replace(/<!--[\s\S]*?-->/g, "");
}
