import { Button, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import {
  type Crop,
  type CropArea,
  cropArea,
  limitCrop,
  maxZoom,
  WHOLE_IMAGE,
} from "@/domain/photo/crop";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { photoTexts } from "@/i18n/admin/photo-texts";
import { useTexts } from "@/i18n/use-texts";
import { SliderField } from "../form/slider-field";
import { PanelDialog } from "../overlay/panel-dialog";
import { CropCanvas } from "./crop-canvas";

interface CropDialogProps {
  readonly image: ImageBitmap;
  /** Width divided by height of the kept part. */
  readonly ratio: number;
  readonly onUse: (area: CropArea) => void;
  readonly onClose: () => void;
}

/** Chooses the part of an image to keep, with the pointer or with sliders. */
export function CropDialog({ image, ratio, onUse, onClose }: CropDialogProps) {
  const texts = useTexts(photoTexts);
  const { cancel } = useTexts(kitTexts);
  const [crop, setCrop] = useState(WHOLE_IMAGE);
  const change = (changes: Partial<Crop>) =>
    setCrop((current) => limitCrop(image, ratio, { ...current, ...changes }));
  const ends = (name: "x" | "y") =>
    ([0, 1] as const).map((end) => limitCrop(image, ratio, { ...crop, [name]: end })[name]);
  return (
    <PanelDialog
      open
      onClose={onClose}
      title={texts.crop}
      size="lg"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {cancel}
          </Button>
          <Button onClick={() => onUse(cropArea(image, ratio, crop))}>{texts.use}</Button>
        </>
      }
    >
      <Stack gap="4">
        <Text color="fg.muted">{texts.cropHint}</Text>
        <CropCanvas image={image} ratio={ratio} crop={crop} onCropChange={change} />
        <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
          <SliderField
            label={texts.zoom}
            value={crop.zoom}
            range={[1, maxZoom(image, ratio)]}
            onValueChange={(zoom) => change({ zoom })}
          />
          {(["x", "y"] as const).map((name) => {
            const [min = 0, max = 1] = ends(name);
            return (
              <SliderField
                key={name}
                label={name === "x" ? texts.horizontal : texts.vertical}
                value={crop[name]}
                range={[min, max]}
                onValueChange={(value) => change({ [name]: value })}
              />
            );
          })}
        </SimpleGrid>
      </Stack>
    </PanelDialog>
  );
}
