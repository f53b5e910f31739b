import { Button, Flex, Text } from "@chakra-ui/react";
import { type DragEvent, useState } from "react";
import { photoTexts } from "@/i18n/admin/photo-texts";
import { useTexts } from "@/i18n/use-texts";

const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif";

interface PhotoDropProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

/** A place for a dropped photograph, with a button that chooses one. */
export function PhotoDrop({ label, isBusy, onFile }: PhotoDropProps) {
  const texts = useTexts(photoTexts);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isBusy) onFile(file);
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
            disabled={isBusy}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              // Allows choosing the same file again.
              event.currentTarget.value = "";
              if (file) onFile(file);
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
