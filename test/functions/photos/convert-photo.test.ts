import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { convertPhoto } from "@/functions/photos/convert-photo";
import { phonePhoto, pixelBomb, testPhoto } from "@/test/harness/test-images";

async function converted(original: Buffer) {
  const result = await convertPhoto(original, sharp);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

describe("a photograph", () => {
  test("becomes AVIF and WebP in three widths", async () => {
    const original = await testPhoto({ width: 1600, height: 1200, format: "jpeg" });
    const { sizes, width, height } = await converted(original);
    expect([width, height]).toEqual([1280, 960]);
    const found = await Promise.all(
      sizes.map(async ({ width: named, format: type, data }) => {
        const {
          format: container,
          compression,
          width: real,
          height: tall,
        } = await sharp(data).metadata();
        return { named, type, container, compression, real, tall };
      }),
    );
    expect(found).toMatchObject(
      [320, 640, 1280].flatMap((each) => [
        { type: "avif", container: "heif", compression: "av1", named: each, real: each },
        { type: "webp", container: "webp", named: each, real: each, tall: (each * 3) / 4 },
      ]),
    );
  });

  test.for(["png", "webp", "avif"] as const)("is accepted as %s", async (format) => {
    const original = await testPhoto({ width: 400, height: 300, format });
    const { sizes, width, height } = await converted(original);
    expect([width, height, sizes.length]).toEqual([400, 300, 6]);
  });

  test("is never enlarged", async () => {
    const { sizes, width } = await converted(await testPhoto({ width: 500, height: 400 }));
    const widths = await Promise.all(
      sizes.map(async ({ data }) => (await sharp(data).metadata()).width),
    );
    expect([width, ...widths]).toEqual([500, 320, 320, 500, 500, 500, 500]);
  });

  test("from a phone is turned upright and loses position, owner and colour profile", async () => {
    const original = await phonePhoto();
    expect(original.includes("Toni Testperson")).toBe(true);
    expect(await sharp(original).metadata()).toMatchObject({ orientation: 6, hasProfile: true });
    const { sizes, width, height } = await converted(original);
    expect([width, height]).toEqual([600, 800]);
    for (const { data } of sizes) {
      const { orientation, exif, icc, xmp, iptc } = await sharp(data).metadata();
      expect({ orientation, exif, icc, xmp, iptc }).toEqual({});
      expect(data.includes("Toni Testperson")).toBe(false);
    }
  });

  test("has a name that depends on its pixels alone", async () => {
    const png = await testPhoto({ format: "png" });
    const labelled = await sharp(png)
      .withExif({ IFD0: { Copyright: "Toni" } })
      .png()
      .toBuffer();
    const other = await testPhoto({ format: "png", height: 620 });
    const [one, same, another] = await Promise.all([png, labelled, other].map(converted));
    expect(one?.hash).toMatch(/^[0-9a-f]{32}$/);
    expect(same?.hash).toBe(one?.hash);
    expect(another?.hash).not.toBe(one?.hash);
  });
});

const deepPhoto = () =>
  sharp({ create: { width: 4000, height: 4000, channels: 3, background: "red" } })
    .toColourspace("rgb16")
    .png()
    .toBuffer();

const truncated = async () => {
  const photo = await testPhoto({ width: 1200, height: 900 });
  return photo.subarray(0, photo.length / 2);
};

test.for<[string, string, () => Buffer | Promise<Buffer>]>([
  ["an empty file", "format", () => Buffer.alloc(0)],
  ["a text file", "format", () => Buffer.from("Speisekarte: Pho 12,50")],
  [
    "an SVG, which can contain scripts",
    "format",
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'),
  ],
  ["a GIF", "format", () => testPhoto({ format: "gif" })],
  ["a truncated JPEG", "damaged", truncated],
  ["a text with the first bytes of a JPEG", "damaged", () => Buffer.from("ffd8ffe0", "hex")],
  ["a small file of 2.5 thousand million pixels", "large", pixelBomb],
  ["a photograph of 16 million pixels with 16 bits a colour", "large", deepPhoto],
  ["a narrow photograph", "small", () => testPhoto({ width: 319, height: 400 })],
  ["a very wide photograph", "shape", () => testPhoto({ width: 1300, height: 400 })],
  ["a very tall photograph", "shape", () => testPhoto({ width: 400, height: 900 })],
])("%s is refused as %s", async ([, problem, original]) => {
  expect(await convertPhoto(await original(), sharp)).toEqual({ ok: false, error: problem });
});
