import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cropArea, limitCrop, maxZoom, WHOLE_IMAGE } from "@/domain/photo/crop";

const landscape = { width: 2000, height: 1000 };
const portrait = { width: 900, height: 1600 };

describe("cropArea", () => {
  it("keeps as much as the ratio allows, from the middle", () => {
    expect(cropArea(landscape, 4 / 3, WHOLE_IMAGE)).toEqual({
      width: 4000 / 3,
      height: 1000,
      left: 1000 - 2000 / 3,
      top: 0,
    });
    expect(cropArea(portrait, 1.5, WHOLE_IMAGE)).toEqual({
      width: 900,
      height: 600,
      left: 0,
      top: 500,
    });
  });

  it("keeps less of the image with zoom", () => {
    const { width, height, left } = cropArea(landscape, 4 / 3, { zoom: 2, x: 0.5, y: 0.5 });
    expect([width, height, left].map(Math.round)).toEqual([667, 500, 667]);
  });

  it("has the ratio and lies within the image for every crop", () => {
    const size = fc.integer({ min: 320, max: 12_000 });
    const share = fc.double({ min: -1, max: 2, noNaN: true });
    const zoom = fc.double({ min: 0, max: 99, noNaN: true });
    const ratio = fc.constantFrom(4 / 3, 1.5, 1);
    fc.assert(
      fc.property(size, size, ratio, zoom, share, share, (width, height, wanted, z, x, y) => {
        const area = cropArea({ width, height }, wanted, { zoom: z, x, y });
        expect(area.width / area.height).toBeCloseTo(wanted, 6);
        expect(area.left).toBeGreaterThanOrEqual(-1e-6);
        expect(area.top).toBeGreaterThanOrEqual(-1e-6);
        expect(area.left + area.width).toBeLessThanOrEqual(width + 1e-6);
        expect(area.top + area.height).toBeLessThanOrEqual(height + 1e-6);
      }),
    );
  });
});

describe("limitCrop", () => {
  it("moves a crop back into the image", () => {
    const moved = limitCrop(landscape, 4 / 3, { zoom: 1, x: 0, y: 3 });
    expect(moved.x).toBeCloseTo(1 / 3);
    expect(moved.y).toBe(0.5);
  });
});

describe("maxZoom", () => {
  it("is 4 for large images", () => {
    expect(maxZoom(landscape, 4 / 3)).toBe(4);
  });

  it("keeps the part at least 320 pixels wide", () => {
    expect(maxZoom({ width: 640, height: 480 }, 4 / 3)).toBe(2);
    expect(maxZoom({ width: 320, height: 240 }, 4 / 3)).toBe(1);
  });
});
