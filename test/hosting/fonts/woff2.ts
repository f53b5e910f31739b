import { brotliDecompressSync } from "node:zlib";

const HEADER_BYTES = 48;
/** Indices in the list of known tags (WOFF2, section 4.1); 63 announces a tag that is spelled out. */
const TAGS = { cmap: 0, "OS/2": 6, glyf: 10, loca: 11, fvar: 47, spelledOut: 63 } as const;

type Tables = ReadonlyMap<number, Buffer>;

/** Weights of a WOFF2 file: of a static font one, of a variable font its range. */
export function woff2Weights(file: Buffer): number | { min: number; max: number } {
  const tables = tablesOf(file);
  const axes = tables.get(TAGS.fvar);
  const weight = axes && weightAxis(axes);
  return weight ?? tableOf(tables, "OS/2").readUInt16BE(4);
}

/** All letters of a WOFF2 file. */
export function woff2Letters(file: Buffer): ReadonlySet<string> {
  const cmap = tableOf(tablesOf(file), "cmap");
  const letters = new Set<string>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    const format = subtable.readUInt16BE(0);
    const ranges = format === 4 ? ranges16(subtable) : format === 12 ? ranges32(subtable) : [];
    for (const [first, last] of ranges) {
      for (let code = first; code <= last; code += 1) letters.add(String.fromCodePoint(code));
    }
  }
  return letters;
}

function tableOf(tables: Tables, name: keyof typeof TAGS): Buffer {
  const table = tables.get(TAGS[name]);
  if (!table) throw new Error(`the font has no table ${name}`);
  return table;
}

/** The tables with a known tag, by its index. */
function tablesOf(file: Buffer): Tables {
  let at = HEADER_BYTES;
  const readLength = () => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const directory = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    const tag = flags & 63;
    if (tag === TAGS.spelledOut) at += 4;
    const version = flags >> 6;
    const isTransformed = tag === TAGS.glyf || tag === TAGS.loca ? version !== 3 : version !== 0;
    const length = readLength();
    return { tag, length: isTransformed ? readLength() : length };
  });
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let offset = 0;
  return new Map(
    directory.map(({ tag, length }) => {
      offset += length;
      return [tag, data.subarray(offset - length, offset)];
    }),
  );
}

function weightAxis(fvar: Buffer): { min: number; max: number } | null {
  const start = fvar.readUInt16BE(4);
  const size = fvar.readUInt16BE(10);
  for (let index = 0; index < fvar.readUInt16BE(8); index += 1) {
    const axis = start + index * size;
    if (fvar.toString("latin1", axis, axis + 4) !== "wght") continue;
    return { min: fvar.readInt32BE(axis + 4) / 65_536, max: fvar.readInt32BE(axis + 12) / 65_536 };
  }
  return null;
}

type CodeRange = readonly [first: number, last: number];

/** Ranges of a subtable of format 4. The last one only ends the list. */
function ranges16(subtable: Buffer): CodeRange[] {
  const bytes = subtable.readUInt16BE(6);
  return Array.from({ length: bytes / 2 - 1 }, (_, index): CodeRange => {
    const last = 14 + index * 2;
    return [subtable.readUInt16BE(last + bytes + 2), subtable.readUInt16BE(last)];
  });
}

/** Ranges of a subtable of format 12. */
function ranges32(subtable: Buffer): CodeRange[] {
  return Array.from({ length: subtable.readUInt32BE(12) }, (_, index): CodeRange => {
    const first = 16 + index * 12;
    return [subtable.readUInt32BE(first), subtable.readUInt32BE(first + 4)];
  });
}
