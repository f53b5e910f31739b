import { Button, Stack } from "@chakra-ui/react";
import type { Photo } from "@/domain/photo/photo.schema";
import type { PublishedPhoto } from "@/domain/photo/publish-photo-request.schema";
import type { LocalizedText } from "@/domain/text/localized-text";
import { photoTexts } from "@/i18n/admin/photo-texts";
import { useTexts } from "@/i18n/use-texts";
import { Notice } from "../feedback/notice";
import { LocalizedField } from "../form/localized-field";
import { CropDialog } from "./crop-dialog";
import { PhotoDrop } from "./photo-drop";
import { ShownPhoto } from "./shown-photo";
import { UploadProgress } from "./upload-progress";
import { type PublishPhoto, usePhotoUpload } from "./use-photo-upload";

interface PhotoFieldProps {
  readonly photo: Photo | undefined;
  /** Width divided by height. */
  readonly ratio: number;
  /** Of the alternative text. */
  readonly errors: { readonly de?: string | undefined; readonly en?: string | undefined };
  readonly actions: {
    readonly publish: PublishPhoto;
    /** A photograph was published. It keeps the alternative text. */
    readonly replace: (published: PublishedPhoto) => void;
    readonly describe: (alt: LocalizedText) => void;
    readonly remove: () => void;
  };
}

/** A photograph with its alternative text: choose or drop, crop, upload, describe, remove. */
export function PhotoField({ photo, ratio, errors, actions }: PhotoFieldProps) {
  const texts = useTexts(photoTexts);
  const { phase, choose, upload, cancel } = usePhotoUpload(actions.publish, actions.replace);
  return (
    <Stack gap="4" data-testid="photo-field">
      {photo ? <ShownPhoto key={photo.path} photo={photo} ratio={ratio} /> : null}
      {phase.step === "uploading" ? <UploadProgress share={phase.share} /> : null}
      {phase.step === "failed" ? (
        <Notice tone="danger" title={texts.failed}>
          {texts.failures[phase.failure]}
        </Notice>
      ) : null}
      <PhotoDrop
        label={photo ? texts.replace : texts.choose}
        isBusy={phase.step === "uploading"}
        onFiles={([file]) => file && void choose(file)}
      />
      {photo ? (
        <>
          <LocalizedField
            label={texts.alt}
            hint={texts.altHint}
            value={photo.alt}
            onValueChange={actions.describe}
            errors={errors}
          />
          <Button
            variant="ghost"
            colorPalette="danger"
            alignSelf="flex-start"
            onClick={actions.remove}
          >
            {texts.remove}
          </Button>
        </>
      ) : null}
      {phase.step === "cropping" ? (
        <CropDialog
          image={phase.image}
          ratio={ratio}
          onUse={(area) => void upload(area)}
          onClose={cancel}
        />
      ) : null}
    </Stack>
  );
}
