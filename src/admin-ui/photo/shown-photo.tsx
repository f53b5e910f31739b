import { AspectRatio, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { Photo } from "@/domain/photo/photo.schema";
import { photoTexts } from "@/i18n/admin/photo-texts";
import { useTexts } from "@/i18n/use-texts";
import { findPhoto } from "@/ui/photo/find-photo";
import { PhotoPicture } from "@/ui/photo/photo-picture";

interface ShownPhotoProps {
  readonly photo: Photo;
  readonly ratio: number;
}

/** A published photograph; its name if this build does not have it. */
export function ShownPhoto({ photo, ratio }: ShownPhotoProps) {
  const texts = useTexts(photoTexts);
  const [isMissing, setMissing] = useState(false);
  const found = findPhoto(photo);
  if (!found) return <Text>{texts.configured(photo.path)}</Text>;
  if (isMissing) return <Text role="alert">{texts.missing}</Text>;
  return (
    <AspectRatio ratio={ratio} maxW="24rem" rounded="l2" overflow="hidden" bg="bg.muted">
      <div>
        <PhotoPicture found={found} sizes="24rem" onMissing={() => setMissing(true)} />
      </div>
    </AspectRatio>
  );
}
