import { Button, Flex, Stack, Text } from "@chakra-ui/react";
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
  const failed = photos.filter(({ upload }) => upload.step === "failed");
  const ready = photos.filter(({ upload }) => upload.step === "ready");
  const left = photos.length - failed.length - ready.length;
  return (
    <>
      <PanelHead title={texts.title} />
      <Stack gap="4" maxW="56rem">
        <Text color="fg.muted">
          {texts.hint}{" "}
          <Text as="span" hideBelow="lg">
            {texts.dragHint}
          </Text>
        </Text>
        <PhotoDrop label={texts.choose} isBusy={false} isMany onFiles={queue.add} />
        {photos.length > 0 ? (
          <>
            <Flex
              position="sticky"
              top="0"
              zIndex="docked"
              wrap="wrap"
              align="center"
              justify="space-between"
              gap="2"
              py="2"
              bg="bg"
            >
              <Text role="status">
                <b>{texts.sum(assigned, photos.length)}</b>
                {left > 0 ? ` · ${texts.left(left)}` : null}
              </Text>
              {failed.length > 0 ? (
                <Button
                  variant="outline"
                  colorPalette="gray"
                  onClick={() => {
                    for (const { id } of failed) queue.retry(id);
                  }}
                >
                  {texts.retryAll(failed.length)}
                </Button>
              ) : null}
            </Flex>
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
