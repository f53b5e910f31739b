import { Stack, Text } from "@chakra-ui/react";
import { PhotoDrop } from "@/admin-ui/photo/photo-drop";
import { photoBatchTexts } from "@/i18n/admin/menu/photo-batch-texts";
import { useTexts } from "@/i18n/use-texts";
import { PanelHead } from "../../fields/panel-head";
import { QueuedPhotoRow } from "./queued-photo-row";
import type { PhotoQueue } from "./use-photo-queue";

/** Chooses many photographs and assigns each to a dish. */
export function PhotoBatchPanel({ queue }: { readonly queue: PhotoQueue }) {
  const texts = useTexts(photoBatchTexts);
  const { photos } = queue;
  const assigned = photos.filter(({ applied }) => applied !== null).length;
  return (
    <>
      <PanelHead title={texts.title} />
      <Stack gap="4" maxW="56rem">
        <Text color="fg.muted">{texts.hint}</Text>
        <PhotoDrop label={texts.choose} isBusy={false} isMany onFiles={queue.add} />
        {photos.length > 0 ? (
          <>
            <Text role="status" fontWeight="semibold">
              {texts.sum(assigned, photos.length)}
            </Text>
            <Stack as="ul" listStyleType="none" gap="3">
              {photos.map((photo) => (
                <QueuedPhotoRow key={photo.id} photo={photo} queue={queue} />
              ))}
            </Stack>
            {assigned > 0 ? <Text color="fg.muted">{texts.saveHint}</Text> : null}
          </>
        ) : null}
      </Stack>
    </>
  );
}
