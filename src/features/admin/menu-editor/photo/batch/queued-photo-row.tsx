import { Box, Button, Flex, IconButton, NativeSelect, Stack, Text } from "@chakra-ui/react";
import { CloseIcon } from "@/admin-ui/icons";
import { UploadProgress } from "@/admin-ui/photo/upload-progress";
import { photoBatchTexts } from "@/i18n/admin/menu/photo-batch-texts";
import { photoTexts } from "@/i18n/admin/photo-texts";
import { useTexts } from "@/i18n/use-texts";
import { useEditorContext } from "../../context/editor-context";
import { useDisplayName } from "../../context/use-display-name";
import { DishNumberField } from "./dish-number-field";
import { DraggedPhoto } from "./dragged-photo";
import { PhotoDishOptions } from "./photo-dish-options";
import type { QueuedPhoto } from "./photo-queue";
import type { PhotoQueue } from "./use-photo-queue";

interface QueuedPhotoRowProps {
  readonly photo: QueuedPhoto;
  readonly queue: PhotoQueue;
}

/** One photograph of the queue: its picture to drag, its dish, its progress and how to take it back. */
export function QueuedPhotoRow({ photo, queue }: QueuedPhotoRowProps) {
  const texts = useTexts(photoBatchTexts);
  const { id, file, dish, applied, upload } = photo;
  return (
    <Flex
      as="li"
      gap={{ base: "3", sm: "4" }}
      p="3"
      borderWidth="1px"
      {...(upload.step === "failed" && { borderColor: "border.error" })}
      rounded="l2"
      bg="bg.panel"
    >
      <DraggedPhoto photo={photo} onDrop={(target) => queue.assign(id, target)} />
      <Stack gap="2" flex="1" minW="0">
        <Flex align="center" justify="space-between" minH="11">
          <Text fontWeight="semibold" truncate>
            {file.name}
          </Text>
          {upload.step === "uploading" ? null : (
            <IconButton
              variant="ghost"
              colorPalette="gray"
              aria-label={`${file.name}: ${texts.remove}`}
              onClick={() => queue.remove(id)}
            >
              <CloseIcon />
            </IconButton>
          )}
        </Flex>
        <Flex gap="2" wrap="wrap">
          <DishNumberField
            key={dish}
            label={`${texts.dish(file.name)}, ${texts.number}`}
            dish={dish}
            onDish={(found) => queue.assign(id, found)}
          />
          <NativeSelect.Root flex="1 1 8rem" minW="0">
            <NativeSelect.Field
              aria-label={texts.dish(file.name)}
              value={dish ?? ""}
              onChange={({ currentTarget }) => queue.assign(id, currentTarget.value || null)}
            >
              <option value="">{texts.noDish}</option>
              <PhotoDishOptions />
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Flex>
        <UploadState photo={photo} />
        <Flex gap="2" wrap="wrap">
          {upload.step === "failed" ? (
            <Button variant="outline" colorPalette="gray" onClick={() => queue.retry(id)}>
              {texts.retry}
            </Button>
          ) : null}
          {applied ? (
            <Button variant="outline" colorPalette="gray" onClick={() => queue.assign(id, null)}>
              {texts.undo}
            </Button>
          ) : null}
        </Flex>
      </Stack>
    </Flex>
  );
}

function UploadState({ photo }: { readonly photo: QueuedPhoto }) {
  const texts = useTexts(photoBatchTexts);
  const { failures } = useTexts(photoTexts);
  const { menu } = useEditorContext();
  const displayName = useDisplayName();
  const { upload, applied } = photo;
  const item = menu.items.find(({ id }) => id === applied?.dish);
  switch (upload.step) {
    case "waiting":
      return <Text color="fg.muted">{texts.waiting}</Text>;
    case "uploading":
      return <UploadProgress share={upload.share} />;
    case "failed":
      return (
        <Box role="alert" color="fg.error">
          {failures[upload.failure]}
        </Box>
      );
    case "ready":
      return (
        <Text color={item ? "fg.success" : "fg.muted"}>
          {item ? texts.assigned(displayName(item.name)) : texts.ready}
        </Text>
      );
  }
}
