import { describe, expect, it } from "vitest";
import { imageFormat } from "@/domain/photo/image-format";
import { photoSchema, storedPhotoSchema } from "@/domain/photo/photo.schema";
import { PHOTO_RATIO, RESTAURANT_PHOTO_RATIO } from "@/domain/photo/photo-ratio";
import { checkPhotoSize, uploadPath } from "@/domain/photo/photo-upload";

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe("the format of an image", () => {
  it.each([
    ["\xff\xd8\xff\xe0", "jpeg"],
    ["\xff\xd8", null],
    ["\xff\xd8\xfe", null],
    ["\xff\xd9\xff", null],
    ["\xfe\xd8\xff", null],
    ["\x89PNG\r\n\x1a\n", "png"],
    ["\x89PNG\r\n\x1a", null],
    ["\x88PNG\r\n\x1a\n", null],
    ["RIFF\0\0\0\0WEBPVP8", "webp"],
    ["RIFF\0\0\0\0WAVEfmt", null],
    ["LIST\0\0\0\0WEBPVP8", null],
    ["\0\0\0\x20ftypavif", "avif"],
    ["\0\0\0\x20ftypheic", null],
    ["\0\0\0\x20moovavif", null],
    ["<svg>", null],
    ["", null],
  ])("of the bytes %j is %s", (text, format) => {
    expect(imageFormat(bytesOf(text))).toBe(format);
  });
});

describe("an original", () => {
  const damaged = (error: string) => ({ ok: false, error });

  it.each([
    [320, 320, { ok: true, value: undefined }],
    [319, 319, damaged("small")],
    [320, 640, { ok: true, value: undefined }],
    [320, 641, damaged("shape")],
    [960, 320, { ok: true, value: undefined }],
    [961, 320, damaged("shape")],
    [6000, 5000, { ok: true, value: undefined }],
    [6001, 5000, damaged("large")],
    [100, 400_000, damaged("large")],
  ])("of %i × %i px is %j", (width, height, verdict) => {
    expect(checkPhotoSize({ width, height })).toEqual(verdict);
  });

  it("is stored below its restaurant", () => {
    expect(uploadPath("le-vie", "7c1")).toBe("uploads/le-vie/7c1");
  });
});

it("photographs of dishes are 4:3, those of restaurants 3:2", () => {
  expect(PHOTO_RATIO).toBeCloseTo(1.3333, 4);
  expect(RESTAURANT_PHOTO_RATIO).toBe(1.5);
});

describe("the path of a photograph", () => {
  const hash = "0123456789abcdef".repeat(2);
  const photo = { width: 800, height: 600, alt: { de: "Eine Schale", en: "A bowl" } };

  it.each([
    `photos/le-vie/${hash}`,
    `photos/a/${hash}`,
    "a.jpg",
    "pho-bo-2.jpeg",
    "pho.png",
    "pho.webp",
    "pho.avif",
  ])("may be %s", (path) => {
    expect(photoSchema.parse({ ...photo, path })).toEqual({ ...photo, path });
  });

  it.each([
    `photos/le-vie/${hash}0`,
    `photos/le-vie/${hash.slice(1)}`,
    `photos/le-vie/${hash.slice(1)}G`,
    `photos/Le-vie/${hash}`,
    `photos/le--vie/${hash}`,
    `photos/-vie/${hash}`,
    `photos/le-/${hash}`,
    `photos/${hash}`,
    `/photos/le-vie/${hash}`,
    "../pho.jpg",
    "pho.jpg/x",
    "pho--bo.jpg",
    "pho-.jpg",
    "-pho.jpg",
    "Pho.jpg",
    "pho_bo.jpg",
    "phojpg",
    "pho.jpeeg",
    "pho.gif",
    ".jpg",
    "pho.jpg?",
  ])("is never %s", (path) => {
    expect(photoSchema.safeParse({ ...photo, path }).success).toBe(false);
    expect(storedPhotoSchema.parse({ ...photo, path })).toBeUndefined();
  });

  it("is stored with two sides and both alternative texts", () => {
    const path = "pho.jpg";
    expect(photoSchema.safeParse({ ...photo, path, width: 0 }).success).toBe(false);
    expect(photoSchema.safeParse({ ...photo, path, height: 20_001 }).success).toBe(false);
    expect(photoSchema.safeParse({ ...photo, path, alt: { de: "", en: "x" } }).success).toBe(false);
    expect(photoSchema.safeParse({ ...photo, path, alt: { de: "x" } }).success).toBe(false);
    expect(photoSchema.safeParse({ ...photo, path, licence: "CC" }).success).toBe(false);
    expect(storedPhotoSchema.parse({ ...photo, path, licence: "CC" })).toEqual({ ...photo, path });
  });
});
