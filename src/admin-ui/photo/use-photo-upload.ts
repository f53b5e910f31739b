import { useRef, useState } from "react";
import type { CropArea } from "@/domain/photo/crop";
import type { PhotoFailure } from "@/domain/photo/photo-failure";
import type { PublishedPhoto } from "@/domain/photo/publish-photo-request.schema";
import type { Result } from "@/domain/result/result";
import { cropToFile } from "./crop-to-file";
import { openImage } from "./open-image";

/** Uploads and publishes a file. The progress goes from 0 to 1. */
export type PublishPhoto = (
  file: Blob,
  onProgress: (share: number) => void,
) => Promise<Result<PublishedPhoto, PhotoFailure>>;

/** `share` is that of the upload; at 1 the server converts the photograph. */
type UploadPhase =
  | { readonly step: "idle" }
  | { readonly step: "cropping"; readonly image: ImageBitmap }
  | { readonly step: "uploading"; readonly share: number }
  | { readonly step: "failed"; readonly failure: PhotoFailure };

interface PhotoUpload {
  readonly phase: UploadPhase;
  readonly choose: (file: File) => Promise<void>;
  readonly upload: (area: CropArea) => Promise<void>;
  readonly cancel: () => void;
}

const IDLE: UploadPhase = { step: "idle" };

/**
 * Opens a chosen file, lets the user crop it, and publishes the photograph.
 * @param onPublished is called even if the field is gone by then
 */
export function usePhotoUpload(
  publish: PublishPhoto,
  onPublished: (photo: PublishedPhoto) => void,
): PhotoUpload {
  const [phase, setPhase] = useState(IDLE);
  const latestChoice = useRef(0);
  return {
    phase,
    async choose(file) {
      latestChoice.current += 1;
      const thisChoice = latestChoice.current;
      const opened = await openImage(file);
      if (thisChoice !== latestChoice.current) {
        // Another file was chosen while this one was decoded.
        if (opened.ok) opened.value.close();
        return;
      }
      setPhase(
        opened.ok
          ? { step: "cropping", image: opened.value }
          : { step: "failed", failure: opened.error },
      );
    },
    async upload(area) {
      if (phase.step !== "cropping") return;
      setPhase({ step: "uploading", share: 0 });
      const file = await cropToFile(phase.image, area);
      phase.image.close();
      if (!file) return setPhase({ step: "failed", failure: "unknown" });
      const published = await publish(file, (share) => setPhase({ step: "uploading", share }));
      setPhase(published.ok ? IDLE : { step: "failed", failure: published.error });
      if (published.ok) onPublished(published.value);
    },
    cancel() {
      if (phase.step === "cropping") phase.image.close();
      setPhase(IDLE);
    },
  };
}
