import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";

let drawn = Promise.resolve();

/** Width and height of the picture, px: sharp on dense screens. */
const SIDE = 192;

/**
 * A file as a small square picture; empty if the browser cannot decode it. Drawn, because the content
 * security policy allows no addresses of files.
 */
export function FilePicture({ file }: { readonly file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // One after the other: twenty decoded photographs do not fit into the memory of a phone.
    drawn = drawn.then(() => draw(file, canvas)).catch(() => {});
  }, [file]);
  return <Canvas ref={canvas} width={SIDE} height={SIDE} aria-hidden="true" />;
}

const Canvas = chakra("canvas", { base: { display: "block", width: "full", height: "full" } });

async function draw(file: File, canvas: { readonly current: HTMLCanvasElement | null }) {
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) return;
  const side = Math.min(image.width, image.height);
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2];
  canvas.current?.getContext("2d")?.drawImage(image, left, top, side, side, 0, 0, SIDE, SIDE);
  image.close();
}
