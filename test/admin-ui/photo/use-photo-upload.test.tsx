import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { usePhotoUpload } from "@/admin-ui/photo/use-photo-upload";
import { ok } from "@/domain/result/result";

const AREA = { left: 0, top: 0, width: 800, height: 600 };

/** Opens images of 800 × 600 pixels, as jsdom decodes none. */
function decodeImages() {
  const close = vi.fn();
  vi.stubGlobal("createImageBitmap", async () => ({ width: 800, height: 600, close }));
  return { close };
}

function encodeImagesAs(blob: Blob | null): void {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(blob));
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function cropPhoto(publish = vi.fn(async () => ok({ path: "photos/1" } as never))) {
  const onPublished = vi.fn();
  const { result } = renderHook(() => usePhotoUpload(publish, onPublished));
  await act(() => result.current.choose(new File(["x"], "pho.jpg")));
  expect(result.current.phase.step).toBe("cropping");
  await act(() => result.current.upload(AREA));
  return { result, publish, onPublished };
}

it("uploads the chosen part of a photograph and reports what was published", async () => {
  const { close } = decodeImages();
  const webp = new Blob(["x"], { type: "image/webp" });
  encodeImagesAs(webp);
  const { result, publish, onPublished } = await cropPhoto();
  expect(publish).toHaveBeenCalledWith(webp, expect.any(Function));
  expect(onPublished).toHaveBeenCalledWith({ path: "photos/1" });
  expect(result.current.phase).toEqual({ step: "idle" });
  expect(close).toHaveBeenCalledOnce();
});

it("reports a photograph whose chosen part the browser cannot encode", async () => {
  const { close } = decodeImages();
  encodeImagesAs(null);
  const { result, publish } = await cropPhoto();
  expect(result.current.phase).toEqual({ step: "failed", failure: "unknown" });
  expect(publish).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledOnce();
});

it("crops the file that was chosen last, also if an earlier one is decoded later", async () => {
  const decoded: ((image: object) => void)[] = [];
  vi.stubGlobal("createImageBitmap", () => new Promise((resolve) => decoded.push(resolve)));
  const { result } = renderHook(() => usePhotoUpload(vi.fn(), vi.fn()));
  const images = [1, 2].map((id) => ({ id, width: 800, height: 600, close: vi.fn() }));
  const [first, second] = images;
  await act(async () => {
    const chosen = images.map(({ id }) => result.current.choose(new File(["x"], `${id}.jpg`)));
    decoded[1]?.(second ?? {});
    decoded[0]?.(first ?? {});
    await Promise.all(chosen);
  });
  expect(result.current.phase).toEqual({ step: "cropping", image: second });
  expect(first?.close).toHaveBeenCalledOnce();
  expect(second?.close).not.toHaveBeenCalled();
});
