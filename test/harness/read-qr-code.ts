import sharp from "sharp";

/** By version, from 1 on, at error correction level L: check bytes per block, and blocks. */
const CHECK_BYTES = [7, 10, 15, 20, 26, 18, 20, 24, 30];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2];

const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_x, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

type IsDark = (x: number, y: number) => boolean;

/**
 * Reads the text of a QR code (ISO 18004, byte mode, level L, versions 1 to 9) from a picture that shows
 * nothing else, upright and undamaged.
 * @throws if the picture is no such code
 */
export async function readQrCode(picture: Buffer): Promise<string> {
  const { size, isDark } = await readModules(picture);
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => [8, y] as const);
  const places = [...format, ...[7, 5, 4, 3, 2, 1, 0].map((x) => [x, 8] as const)];
  const bits = places.reduce((sum, [x, y], at) => sum | (Number(isDark(x, y)) << at), 0) ^ 0x5412;
  const mask = MASKS[(bits >> 10) & 7];
  if (bits >> 13 !== 1 || !mask) throw new Error("not a QR code of level L");
  return textOf(
    readBytes(size, (x, y) => isDark(x, y) !== (mask(x, y) === 0)),
    (size - 17) / 4,
  );
}

/** Finds the modules by the upper left finder pattern, which is seven modules wide. */
async function readModules(picture: Buffer): Promise<{ size: number; isDark: IsDark }> {
  const { data, info } = await sharp(picture)
    .flatten({ background: "white" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isInk = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 255) < 128;
  const columns = [...Array(info.width).keys()];
  const rows = [...Array(info.height).keys()];
  const dark = rows.flatMap((y) => columns.filter((x) => isInk(x, y)).map((x) => ({ x, y })));
  const left = dark.reduce((least, { x }) => Math.min(least, x), info.width);
  const right = dark.reduce((most, { x }) => Math.max(most, x), 0) + 1;
  const top = dark[0]?.y ?? 0;
  const finder = columns.findIndex((x) => x > left && !isInk(x, top + 1)) - left;
  const size = 17 + 4 * Math.round(((7 * (right - left)) / finder - 17) / 4);
  const module = (right - left) / size;
  const middle = (start: number, at: number) => Math.floor(start + (at + 0.5) * module);
  return { size, isDark: (x, y) => isInk(middle(left, x), middle(top, y)) };
}

/** Whether a module belongs to the patterns and not to the data. */
function isPattern(size: number, x: number, y: number): boolean {
  const isCorner = (x < 9 && (y < 9 || y >= size - 8)) || (x >= size - 8 && y < 9);
  const isVersion =
    size >= 45 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6 && y < size - 8));
  return isCorner || isVersion || x === 6 || y === 6 || isAlignment(size, x, y);
}

function isAlignment(size: number, x: number, y: number): boolean {
  if (size === 21) return false;
  const last = size - 7;
  const centres = size >= 45 ? [6, (last + 6) / 2, last] : [6, last];
  return centres.some((cx) =>
    centres.some((cy) => {
      const isFinder = (cx === 6 && (cy === 6 || cy === last)) || (cx === last && cy === 6);
      return !isFinder && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2;
    }),
  );
}

/** The bytes in the order of the symbol: pairs of columns from the right, upwards and downwards. */
function readBytes(size: number, bitAt: IsDark): number[] {
  const bits: number[] = [];
  const pairs = [...Array((size - 1) / 2).keys()].map((at) => size - 1 - 2 * at);
  for (const [at, right] of pairs.entries()) {
    for (let step = 0; step < size; step += 1) {
      const y = at % 2 === 0 ? size - 1 - step : step;
      // The column of the timing pattern is left out.
      const from = right <= 6 ? right - 1 : right;
      for (const x of [from, from - 1]) {
        if (!isPattern(size, x, y)) bits.push(Number(bitAt(x, y)));
      }
    }
  }
  const bytes = Array.from({ length: Math.floor(bits.length / 8) }, (_, at) => 8 * at);
  return bytes.map((at) => bits.slice(at, at + 8).reduce((sum, bit) => 2 * sum + bit, 0));
}

function textOf(bytes: readonly number[], version: number): string {
  const blocks = BLOCKS[version - 1];
  const check = CHECK_BYTES[version - 1];
  if (!blocks || !check) throw new Error(`a QR code of version ${version}`);
  const short = Math.floor(bytes.length / blocks) - check;
  const longBlocks = bytes.length % blocks;
  const parts = Array.from({ length: blocks }, (_, block) => {
    const shared = Array.from({ length: short }, (_each, at) => bytes[at * blocks + block] ?? 0);
    const isLong = block >= blocks - longBlocks;
    return isLong
      ? [...shared, bytes[short * blocks + block - (blocks - longBlocks)] ?? 0]
      : shared;
  });
  const data = parts.flat();
  const half = (at: number) => ((data[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0)) & 15;
  if (half(0) !== 4) throw new Error("a QR code that is not in byte mode");
  const length = 16 * half(1) + half(2);
  const text = Array.from({ length }, (_, at) => 16 * half(3 + 2 * at) + half(4 + 2 * at));
  return Buffer.from(text).toString("utf8");
}
