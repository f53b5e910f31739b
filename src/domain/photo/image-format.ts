/** Formats in which photographs are accepted. */
export type ImageFormat = "jpeg" | "png" | "webp" | "avif";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The format of an image by its first bytes, whatever its name says; null for anything else. */
export function imageFormat(bytes: Uint8Array): ImageFormat | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (PNG.every((byte, index) => bytes[index] === byte)) return "png";
  if (asciiAt(bytes, 0) === "RIFF" && asciiAt(bytes, 8) === "WEBP") return "webp";
  if (asciiAt(bytes, 4) === "ftyp" && asciiAt(bytes, 8) === "avif") return "avif";
  return null;
}

function asciiAt(bytes: Uint8Array, start: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + 4));
}
