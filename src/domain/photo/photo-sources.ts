import type { Photo } from "./photo.schema";

/** Widths in which every photograph is published, px, ascending. */
export const PHOTO_WIDTHS = [320, 640, 1280] as const;

/** The formats in which every photograph is published; browsers take the first they know. */
export const PHOTO_FORMATS = ["avif", "webp"] as const;

export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Where a build finds photographs. */
export interface PhotoPlaces {
  /** URL of the bucket's objects without a trailing slash: `https://…/v0/b/<bucket>/o`. */
  readonly bucket: string;
  /** Name of a configured photograph to the name under which this build publishes it. */
  readonly files: Readonly<Record<string, string>>;
}

/** Attributes of a `<picture>`. */
export interface PhotoSources {
  /** Per format the value of `srcset`, widths ascending. */
  readonly srcSets: Readonly<Record<PhotoFormat, string>>;
  /** The WebP of the middle width, for `src`. */
  readonly src: string;
}

/** Folder of uploaded photographs in the bucket, and of configured ones in a site's assets. */
export const UPLOADED_PHOTOS = "photos/";

/** Path of one published size of an uploaded photograph, in the bucket. */
export function publishedPhotoPath(path: string, width: number, format: PhotoFormat): string {
  return `${path}/${width}.${format}`;
}

/** Path of one published size of a configured photograph, on the site. */
export function sitePhotoPath(name: string, width: number, format: PhotoFormat): string {
  return `/assets/photos/${name}-${width}.${format}`;
}

/**
 * The published sizes of a photograph. A photograph is never enlarged: a size wider than it has its
 * width.
 * @returns null for a configured photograph that this build does not have
 */
export function photoSources(
  photo: Pick<Photo, "path" | "width">,
  places: PhotoPlaces,
): PhotoSources | null {
  const { path } = photo;
  const file = places.files[path];
  if (!path.startsWith(UPLOADED_PHOTOS) && !file) return null;
  const url = (width: number, format: PhotoFormat) =>
    file
      ? sitePhotoPath(file, width, format)
      : `${places.bucket}/${encodeURIComponent(publishedPhotoPath(path, width, format))}?alt=media`;
  const widths = PHOTO_WIDTHS.filter((_, index) => photo.width > (PHOTO_WIDTHS[index - 1] ?? 0));
  const srcSet = (format: PhotoFormat) =>
    widths.map((width) => `${url(width, format)} ${Math.min(width, photo.width)}w`).join(", ");
  return {
    srcSets: { avif: srcSet("avif"), webp: srcSet("webp") },
    src: url(widths[1] ?? widths[0] ?? PHOTO_WIDTHS[0], "webp"),
  };
}
