import type { CropArea } from "@/domain/photo/crop";
import { MAX_UPLOAD_SIDE } from "@/domain/photo/photo-upload";

const QUALITY = 0.9;

/**
 * The part of an image as WebP, or as JPEG in browsers that cannot encode WebP, at most 2000 pixels
 * wide and high. Drawing it removes the metadata.
 * @returns null if the browser can encode neither
 */
export async function cropToFile(image: ImageBitmap, area: CropArea): Promise<Blob | null> {
  const scale = Math.min(1, MAX_UPLOAD_SIDE / Math.max(area.width, area.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  drawArea(canvas, image, area);
  const webp = await encoded(canvas, "image/webp");
  return webp?.type === "image/webp" ? webp : encoded(canvas, "image/jpeg");
}

/** Fills the canvas with a part of the image. */
export function drawArea(canvas: HTMLCanvasElement, image: ImageBitmap, area: CropArea): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  context.imageSmoothingQuality = "high";
  const { left, top, width, height } = area;
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
