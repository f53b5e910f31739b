import { describe, expect, it } from "vitest";
import { photoSources } from "@/domain/photo/photo-sources";

const places = {
  bucket: "https://storage.example/o",
  files: { "pho-bo.jpg": "pho-bo-0a1b2c3d" },
};
const uploaded = "photos/resto-bobingen/0123456789abcdef0123456789abcdef";

describe("photoSources", () => {
  it("leads to the bucket for an uploaded photograph", () => {
    const { srcSets, src } = photoSources({ path: uploaded, width: 1280 }, places) ?? {};
    const at = (file: string) =>
      `https://storage.example/o/photos%2Fresto-bobingen%2F0123456789abcdef0123456789abcdef%2F${file}?alt=media`;
    expect(srcSets?.avif).toBe(
      `${at("320.avif")} 320w, ${at("640.avif")} 640w, ${at("1280.avif")} 1280w`,
    );
    expect(srcSets?.webp).toContain(`${at("640.webp")} 640w`);
    expect(src).toBe(at("640.webp"));
  });

  it("leads to the site's assets for a photograph of the configuration", () => {
    const { srcSets, src } = photoSources({ path: "pho-bo.jpg", width: 3000 }, places) ?? {};
    const name = "/assets/photos/pho-bo-0a1b2c3d";
    expect(srcSets?.avif).toBe(
      `${name}-320.avif 320w, ${name}-640.avif 640w, ${name}-1280.avif 1280w`,
    );
    expect(src).toBe(`${name}-640.webp`);
  });

  it("has none for a photograph of the configuration that the build does not have", () => {
    expect(photoSources({ path: "removed.jpg", width: 3000 }, places)).toBeNull();
  });

  it.each([
    [300, ["300w"]],
    [320, ["320w"]],
    [500, ["320w", "500w"]],
    [640, ["320w", "640w"]],
    [900, ["320w", "640w", "900w"]],
  ])("states real widths for a photograph of %i pixels, each once", (width, expected) => {
    const { srcSets } = photoSources({ path: uploaded, width }, places) ?? {};
    expect(srcSets?.webp.split(", ").map((each) => each.split(" ")[1])).toEqual(expected);
  });
});
