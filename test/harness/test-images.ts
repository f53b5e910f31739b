import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

interface TestPhoto {
  readonly width?: number;
  readonly height?: number;
  readonly format?: "jpeg" | "png" | "webp" | "avif" | "gif";
}

/** A picture of coloured circles. */
export function testPhoto({ width = 800, height = 600, format = "jpeg" }: TestPhoto = {}) {
  return circles(width, height)[format]().toBuffer();
}

/**
 * A JPEG from a phone: GPS position, owner and a Display P3 profile; 800 by 600 pixels that the
 * orientation turns to 600 by 800.
 */
export function phonePhoto(): Promise<Buffer> {
  return circles(800, 600)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Copyright: "Toni Testperson" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 22/1 0/1" },
    })
    .withIccProfile("p3")
    .jpeg()
    .toBuffer();
}

/** A PNG of a few bytes that declares 2.5 thousand million pixels. */
export function pixelBomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(50_000, 0);
  header.writeUInt32BE(50_000, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function circles(width: number, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#c8442e"/><circle cx="30%" cy="40%" r="20%" fill="#f6d9a8"/><circle cx="70%" cy="60%" r="25%" fill="#3c6e47"/></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "ascii"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
