import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import sharp from "sharp";
import {
  PHOTO_FORMATS,
  PHOTO_WIDTHS,
  type PhotoFormat,
  sitePhotoPath,
} from "@/domain/photo/photo-sources";
import { convertPhoto, ENCODING } from "@/functions/photos/convert-photo";
import { repoRoot } from "../lib/repo-root";

/** Converted photographs of earlier builds: a menu takes minutes. */
const CACHE = join(repoRoot, "node_modules/.cache/resto-photos");

/** A photograph of a tenant's configuration. */
export interface SitePhoto {
  /** As in the `path` of a dish, category or restaurant. */
  readonly name: string;
  readonly file: string;
  /** Name of the converted files before width and format; contains a hash of the content. */
  readonly publishedName: string;
}

/** One converted file. */
export interface SitePhotoFile {
  /** Path on the site, with a leading slash. */
  readonly path: string;
  readonly format: PhotoFormat;
  readonly data: Buffer;
}

/** @param folder for tests; by default that of the tenant's configuration */
export function sitePhotos(
  restoKey: string,
  folder = join(repoRoot, "tenant-configs/photos", restoKey),
): SitePhoto[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .map((name) => {
      const file = join(folder, name);
      const hash = createHash("sha256").update(`${ENCODING} `).update(readFileSync(file));
      const publishedName = `${parse(name).name}-${hash.digest("hex").slice(0, 12)}`;
      return { name, file, publishedName };
    });
}

/**
 * Converts a photograph as the callable `publishPhoto` does.
 * @throws Error with the file name if it is no usable photograph
 */
export async function convertSitePhoto(photo: SitePhoto): Promise<SitePhotoFile[]> {
  const files = PHOTO_WIDTHS.flatMap((width) =>
    PHOTO_FORMATS.map((format) => {
      const path = sitePhotoPath(photo.publishedName, width, format);
      return { width, format, path, cached: join(CACHE, parse(path).base) };
    }),
  );
  if (!files.every(({ cached }) => existsSync(cached))) {
    const converted = await convertPhoto(readFileSync(photo.file), sharp);
    if (!converted.ok) throw new Error(`${photo.file}: ${PROBLEMS[converted.error]}`);
    mkdirSync(CACHE, { recursive: true });
    for (const { width, format, cached } of files) {
      const size = converted.value.sizes.find(
        (each) => each.width === width && each.format === format,
      );
      if (size) writeFileSync(cached, size.data);
    }
  }
  return files.map(({ path, format, cached }) => ({ path, format, data: readFileSync(cached) }));
}

const PROBLEMS = {
  format: "is not a JPEG, PNG, WebP or AVIF",
  damaged: "is damaged",
  large: "has more than 30 megapixels",
  small: "is narrower than 320 pixels",
  shape: "is more than twice as high as wide or more than three times as wide as high",
} as const;
