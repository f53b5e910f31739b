import { Button, Flex, Text } from "@chakra-ui/react";
import { type DragEvent, useState } from "react";
import { photoTexts } from "@/i18n/admin/photo-texts";
import { useTexts } from "@/i18n/use-texts";

const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif";

interface PhotoDropProps {
  readonly label: string;
  readonly isBusy: boolean;
  /** Several at once. */
  readonly isMany?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A place for dropped photographs, with a button that chooses them. */
export function PhotoDrop({ label, isBusy, isMany = false, onFiles }: PhotoDropProps) {
  const texts = useTexts(photoTexts);
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, isMany ? undefined : 1);
    if (files.length > 0) onFiles(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isBusy) take(event.dataTransfer.files);
  };
  return (
    <Flex
      direction="column"
      align="center"
      gap="1"
      p="4"
      borderWidth="2px"
      borderStyle="dashed"
      rounded="l2"
      opacity={isBusy ? 0.55 : 1}
      {...(isOver && { borderColor: "brand.solid", bg: "brand.subtle" })}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button
        asChild
        variant="outline"
        colorPalette="gray"
        _focusWithin={{ outline: "3px solid", outlineColor: "brand.focusRing" }}
      >
        <label>
          <input
            type="file"
            className="visually-hidden"
            accept={ACCEPTED}
            multiple={isMany}
            disabled={isBusy}
            onChange={(event) => {
              take(event.currentTarget.files);
              // Allows choosing the same file again.
              event.currentTarget.value = "";
            }}
          />
          {label}
        </label>
      </Button>
      <Text color="fg.muted" hideBelow="md">
        {texts.orDrop}
      </Text>
      <Text color="fg.muted" fontSize="sm" textAlign="center" textWrap="balance">
        {texts.formats}
      </Text>
    </Flex>
  );
}
