import { Button, chakra, Flex, Heading, Stack } from "@chakra-ui/react";
import { useState } from "react";
import type { Blocks } from "@/data/staff/use-blocks";
import type { EraseGuestAnswer } from "@/domain/guest/guest-answers.schema";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useTexts } from "@/i18n/use-texts";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { BlockForm } from "./block-form";
import { EraseForm } from "./erase-form";
import { ExportGuest } from "./export-guest";
import type { ResultGuest } from "./result-guest";

interface GuestTasksProps {
  readonly guest: ResultGuest;
  readonly blocks: Blocks;
  readonly onErased: (answer: EraseGuestAnswer) => void;
}

/** Exports, blocks or erases a guest. */
export function GuestTasks({ guest, blocks, onErased }: GuestTasksProps) {
  const texts = useTexts(guestsTexts);
  const [task, setTask] = useState<"block" | "erase" | null>(null);
  const [isBlocked, setIsBlocked] = useState(false);
  const close = () => setTask(null);
  const open = (next: "block" | "erase") => {
    setIsBlocked(false);
    setTask(next);
  };
  return (
    <Stack gap="3" ref={keepFocusInside} tabIndex={-1}>
      <Heading as="h3" size="md">
        {texts.actions}
      </Heading>
      <chakra.output _empty={{ position: "absolute" }}>{isBlocked && texts.blocked}</chakra.output>
      {task === null && (
        <Flex gap="3" wrap="wrap" align="flex-start">
          <ExportGuest guest={guest} />
          <Button type="button" variant="outline" onClick={() => open("block")}>
            {texts.block}
          </Button>
          <Button
            type="button"
            variant="outline"
            colorPalette="danger"
            onClick={() => open("erase")}
          >
            {texts.erase}
          </Button>
        </Flex>
      )}
      {task === "block" && (
        <BlockForm
          guest={guest}
          blocks={blocks}
          onBlocked={() => {
            setIsBlocked(true);
            close();
          }}
          onCancel={close}
        />
      )}
      {task === "erase" && <EraseForm guest={guest} onErased={onErased} onCancel={close} />}
    </Stack>
  );
}
