/** A straight piece of a line: x and y of its start and end. */
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

const CURVE_STEPS = 16;
const ARC_STEP = Math.PI / 24;
/** How many numbers each command takes. */
const ARITY: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, A: 7, Z: 0 };

/** Splits a path into its commands; a command that is repeated may leave its letter out. */
function commandsOf(path: string): { name: string; numbers: number[] }[] {
  const commands: { name: string; numbers: number[] }[] = [];
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const arity = ARITY[letter.toUpperCase()];
    if (arity === undefined) throw new Error(`path command "${letter}" is not supported`);
    const numbers = Array.from(rest.matchAll(/-?(?:\d*\.\d+|\d+)/g), ([number]) => Number(number));
    for (let start = 0; start === 0 || start < numbers.length; start += arity || 1) {
      const further = letter === "m" ? "l" : "L";
      const name = start > 0 && letter.toUpperCase() === "M" ? further : letter;
      commands.push({ name, numbers: numbers.slice(start, start + arity) });
    }
  }
  return commands;
}

/** The points after `from` along a circle's arc as SVG describes it; both radii are `radius`. */
function arcPoints(from: number[], to: number[], radii: number[], flags: number[]): number[][] {
  const [x1 = 0, y1 = 0] = from;
  const [x2 = 0, y2 = 0] = to;
  const [rx0 = 1, ry0 = 1] = radii;
  const [large = 0, sweep = 0] = flags;
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const grow = Math.max(1, Math.hypot(dx / rx0, dy / ry0));
  const [rx, ry] = [rx0 * grow, ry0 * grow];
  const around = (dx / rx) ** 2 + (dy / ry) ** 2;
  const length = Math.sqrt(Math.max(0, 1 / around - 1)) * (large === sweep ? -1 : 1);
  const [ux, uy] = [(length * dy * rx) / ry, (-length * dx * ry) / rx];
  const start = Math.atan2((dy - uy) / ry, (dx - ux) / rx);
  let turn = Math.atan2((-dy - uy) / ry, (-dx - ux) / rx) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const [cx, cy] = [ux + (x1 + x2) / 2, uy + (y1 + y2) / 2];
  const steps = Math.max(1, Math.ceil(Math.abs(turn) / ARC_STEP));
  return Array.from({ length: steps }, (_, index) => {
    const angle = start + (turn * (index + 1)) / steps;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

function curvePoints(points: readonly number[]): number[][] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = points;
  return Array.from({ length: CURVE_STEPS }, (_, index) => {
    const t = (index + 1) / CURVE_STEPS;
    const s = 1 - t;
    const mix = (a: number, b: number, c: number, d: number) =>
      s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d;
    return [mix(x0, x1, x2, x3), mix(y0, y1, y2, y3)];
  });
}

/**
 * The straight pieces of an SVG path of the commands M, L, H, V, C, A (without rotation) and Z.
 * @throws Error for any other command
 */
export function pathSegments(path: string): Segment[] {
  const segments: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    segments.push([x, y, toX, toY]);
    [x, y] = [toX, toY];
  };
  for (const { name, numbers } of commandsOf(path)) {
    const [baseX, baseY] = name === name.toLowerCase() ? [x, y] : [0, 0];
    const [a = 0, b = 0] = numbers;
    const [endX, endY] = [baseX + (numbers.at(-2) ?? 0), baseY + (numbers.at(-1) ?? 0)];
    switch (name.toUpperCase()) {
      case "M":
        [x, y, startX, startY] = [baseX + a, baseY + b, baseX + a, baseY + b];
        break;
      case "H":
        lineTo(baseX + a, y);
        break;
      case "V":
        lineTo(x, baseY + a);
        break;
      case "C": {
        const points = numbers.map((n, index) => n + (index % 2 === 0 ? baseX : baseY));
        for (const [px = 0, py = 0] of curvePoints([x, y, ...points])) lineTo(px, py);
        break;
      }
      case "A":
        for (const [px = 0, py = 0] of arcPoints(
          [x, y],
          [endX, endY],
          numbers.slice(0, 2),
          numbers.slice(3, 5),
        )) {
          lineTo(px, py);
        }
        break;
      case "Z":
        lineTo(startX, startY);
        break;
      default:
        lineTo(endX, endY);
    }
  }
  return segments;
}
