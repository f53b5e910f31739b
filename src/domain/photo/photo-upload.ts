import { err, ok, type Result } from "../result/result";

/** Largest original, bytes. The same as in `isSmallImage` of `storage.rules`. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** Longest side to which a browser reduces a photograph before the upload, px. */
export const MAX_UPLOAD_SIDE = 2000;

/** Narrowest photograph that is published, px. */
export const MIN_PHOTO_WIDTH = 320;

/** Pixels of the largest original: a small file can decode to gigabytes. */
export const MAX_PHOTO_PIXELS = 30_000_000;

/** Bounds of width divided by height. */
const MIN_RATIO = 0.5;
const MAX_RATIO = 3;

/**
 * Why an original is not published: not a JPEG, PNG, WebP or AVIF; not decodable; too many bytes or
 * pixels; too narrow; too tall or too wide for its other side.
 */
export const PHOTO_PROBLEMS = ["format", "damaged", "large", "small", "shape"] as const;

export type PhotoProblem = (typeof PHOTO_PROBLEMS)[number];

/** Path of an original in the bucket, until it is converted. */
export function uploadPath(restoKey: string, uploadId: string): string {
  return `uploads/${restoKey}/${uploadId}`;
}

/** Checks the size of an original, px, after its orientation was applied. */
export function checkPhotoSize(size: {
  readonly width: number;
  readonly height: number;
}): Result<void, PhotoProblem> {
  const { width, height } = size;
  if (width * height > MAX_PHOTO_PIXELS) return err("large");
  if (width < MIN_PHOTO_WIDTH) return err("small");
  const ratio = width / height;
  return ratio < MIN_RATIO || ratio > MAX_RATIO ? err("shape") : ok(undefined);
}
