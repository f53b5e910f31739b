import { crc32, deflateSync } from "node:zlib";
import type { Canvas } from "./canvas";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const result = Buffer.alloc(body.length + 8);
  result.writeUInt32BE(data.length, 0);
  body.copy(result, 4);
  result.writeUInt32BE(crc32(body), body.length + 4);
  return result;
}

/** The picture as a PNG file: 8 bits per channel, no transparency. */
export function encodePng({ width, height, pixels }: Canvas): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  // Each row is preceded by its filter; 2 says "difference from the row above".
  const rows = Buffer.alloc(height * (width * 3 + 1));
  const row = width * 3;
  for (let y = 0; y < height; y += 1) {
    const at = y * (row + 1);
    rows[at] = 2;
    for (let x = 0; x < row; x += 1) {
      const above = y === 0 ? 0 : (pixels[(y - 1) * row + x] ?? 0);
      rows[at + 1 + x] = (pixels[y * row + x] ?? 0) - above;
    }
  }
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
