import type { PhotoFailure } from "@/domain/photo/photo-failure";
import { MIN_PHOTO_WIDTH } from "@/domain/photo/photo-upload";
import { err, ok, type Result } from "@/domain/result/result";

/** Decodes an image file, turned upright; `format` for anything that the browser cannot decode. */
export async function openImage(file: Blob): Promise<Result<ImageBitmap, PhotoFailure>> {
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) return err("format");
  if (image.width >= MIN_PHOTO_WIDTH) return ok(image);
  image.close();
  return err("small");
}
