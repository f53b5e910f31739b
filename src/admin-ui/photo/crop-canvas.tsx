import { chakra } from "@chakra-ui/react";
import { type PointerEvent, useEffect, useRef } from "react";
import { type Crop, type CropArea, cropArea } from "@/domain/photo/crop";
import { photoTexts } from "@/i18n/admin/photo-texts";
import { useTexts } from "@/i18n/use-texts";
import { drawArea } from "./crop-to-file";

/** Width of the drawn part, px; the style fits it into the dialog. */
const WIDTH = 1000;

interface CropCanvasProps {
  readonly image: ImageBitmap;
  readonly ratio: number;
  readonly crop: Crop;
  readonly onCropChange: (crop: Crop) => void;
}

/** The part of an image that is kept. Dragging moves it. */
export function CropCanvas({ image, ratio, crop, onCropChange }: CropCanvasProps) {
  const texts = useTexts(photoTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const area = cropArea(image, ratio, crop);
  useEffect(() => {
    if (canvas.current) drawArea(canvas.current, image, area);
  });
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onCropChange(movedCrop(event, image, { crop, area }));
  };
  return (
    <chakra.canvas
      ref={canvas}
      role="img"
      aria-label={texts.part}
      width={WIDTH}
      height={Math.round(WIDTH / ratio)}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      display="block"
      w="full"
      maxW={`${50 * ratio}dvh`}
      h="auto"
      aspectRatio={ratio}
      mx="auto"
      rounded="l2"
      bg="bg.muted"
      cursor="grab"
      _active={{ cursor: "grabbing" }}
      touchAction="none"
    />
  );
}

/** The crop after a pointer has moved over the canvas. */
function movedCrop(
  { movementX, movementY, currentTarget }: PointerEvent<HTMLCanvasElement>,
  image: ImageBitmap,
  { crop, area }: { readonly crop: Crop; readonly area: CropArea },
): Crop {
  const pixels = area.width / currentTarget.clientWidth;
  return {
    ...crop,
    x: crop.x - (movementX * pixels) / image.width,
    y: crop.y - (movementY * pixels) / image.height,
  };
}
