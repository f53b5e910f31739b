import { MIN_PHOTO_WIDTH } from "./photo-upload";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Which part of an image is kept. */
export interface Crop {
  /** 1 keeps as much of the image as the ratio allows; larger values keep less. */
  readonly zoom: number;
  /** Centre of the part, as shares of the image's width and height. */
  readonly x: number;
  readonly y: number;
}

/** A part of an image, px. */
export interface CropArea extends Size {
  readonly left: number;
  readonly top: number;
}

/** As much as possible, from the middle. */
export const WHOLE_IMAGE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const MAX_ZOOM = 4;

/** The largest zoom at which the kept part is wide enough to be published; at least 1. */
export function maxZoom(image: Size, ratio: number): number {
  const { width } = largestArea(image, ratio);
  return Math.max(1, Math.min(MAX_ZOOM, width / MIN_PHOTO_WIDTH));
}

/**
 * The part of the image that a crop keeps.
 * @param ratio its width divided by its height
 */
export function cropArea(image: Size, ratio: number, crop: Crop): CropArea {
  const { zoom, x, y } = limitCrop(image, ratio, crop);
  const largest = largestArea(image, ratio);
  const width = largest.width / zoom;
  const height = largest.height / zoom;
  return { width, height, left: x * image.width - width / 2, top: y * image.height - height / 2 };
}

/** The same crop, or the closest one within the image and the zoom limits. */
export function limitCrop(image: Size, ratio: number, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, maxZoom(image, ratio));
  const largest = largestArea(image, ratio);
  const halfWidth = largest.width / zoom / image.width / 2;
  const halfHeight = largest.height / zoom / image.height / 2;
  return {
    zoom,
    x: between(halfWidth, crop.x, 1 - halfWidth),
    y: between(halfHeight, crop.y, 1 - halfHeight),
  };
}

function largestArea(image: Size, ratio: number): Size {
  const width = Math.min(image.width, image.height * ratio);
  return { width, height: width / ratio };
}

function between(min: number, value: number, max: number): number {
  return Math.min(Math.max(value, min), Math.max(min, max));
}
