import { createHash } from "node:crypto";
import type sharp from "sharp";
import type { Sharp } from "sharp";
import { imageFormat } from "@/domain/photo/image-format";
import { PHOTO_FORMATS, PHOTO_WIDTHS, type PhotoFormat } from "@/domain/photo/photo-sources";
import { checkPhotoSize, MAX_PHOTO_PIXELS, type PhotoProblem } from "@/domain/photo/photo-upload";
import { err, ok, type Result } from "@/domain/result/result";

/** One file of a published photograph. */
interface PublishedSize {
  /** One of `PHOTO_WIDTHS`; the picture is narrower if the original is. */
  readonly width: number;
  readonly format: PhotoFormat;
  readonly data: Buffer;
}

export interface ConvertedPhoto {
  /** Of the pixels and the encoding, 32 hexadecimal digits. */
  readonly hash: string;
  /** Of the largest size, px. */
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly PublishedSize[];
}

/**
 * Part of the names of published files. Change it with the settings below: files are cached for a
 * year.
 */
export const ENCODING = "1";

// From effort 4 on, AVIF takes ten times as long for 3 percent fewer bytes.
const ENCODERS: Readonly<Record<PhotoFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 55, effort: 3 }),
  webp: (image) => image.webp({ quality: 76, effort: 5 }),
};

/**
 * Converts an original to all published sizes and formats: turned upright, in sRGB, without metadata.
 * The format is that of the content. Never enlarges. Used by the callable and by the build.
 * @param encoder the package `sharp`: the callable loads it on use, so that no other function does
 */
export async function convertPhoto(
  original: Uint8Array,
  encoder: typeof sharp,
): Promise<Result<ConvertedPhoto, PhotoProblem>> {
  if (!imageFormat(original)) return err("format");
  const decoded = await decode(original, encoder);
  if (!decoded.ok) return decoded;
  const { data, info } = decoded.value;
  const { width, height, channels } = info;
  const sizes = PHOTO_WIDTHS.flatMap((each) =>
    PHOTO_FORMATS.map(async (format): Promise<PublishedSize> => {
      const resized = encoder(data, { raw: { width, height, channels } }).resize({
        width: each,
        withoutEnlargement: true,
      });
      return { width: each, format, data: await ENCODERS[format](resized).toBuffer() };
    }),
  );
  const hash = createHash("sha256").update(`${ENCODING} ${width} ${height} `).update(data);
  return ok({
    hash: hash.digest("hex").slice(0, 32),
    width,
    height,
    sizes: await Promise.all(sizes),
  });
}

/** Pixels of the largest published size. */
async function decode(original: Uint8Array, encoder: typeof sharp) {
  try {
    // Reads the header only, so that no limit is needed.
    const header = await encoder(original, { limitInputPixels: false }).metadata();
    const { width, height } = header.autoOrient;
    // Colours of 16 bits take twice the memory.
    const isDeep = header.depth !== "uchar";
    if (isDeep && 2 * width * height > MAX_PHOTO_PIXELS) return err("large" as const);
    const checked = checkPhotoSize({ width, height });
    if (!checked.ok) return checked;
    const upright = encoder(original, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: "error" })
      .autoOrient()
      .resize({ width: Math.max(...PHOTO_WIDTHS), withoutEnlargement: true })
      .toColourspace("srgb");
    return ok(await upright.raw().toBuffer({ resolveWithObject: true }));
  } catch {
    return err("damaged" as const);
  }
}
