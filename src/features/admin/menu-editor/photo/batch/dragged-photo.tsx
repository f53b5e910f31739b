import { Box } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { type Point, usePointerDrag } from "@/admin-ui/motion/use-pointer-drag";
import { photoBatchTexts } from "@/i18n/admin/menu/photo-batch-texts";
import { useTexts } from "@/i18n/use-texts";
import { FilePicture } from "./file-picture";
import type { QueuedPhoto } from "./photo-queue";

const SIDE = { base: "4.5rem", sm: "6rem" };

interface DraggedPhotoProps {
  readonly photo: QueuedPhoto;
  /** @param dish id of the dish in the list that the photograph was dropped on */
  readonly onDrop: (dish: string) => void;
}

/** The preview of a file, which can be dragged onto a dish of the list beside the panel. */
export function DraggedPhoto({ photo, onDrop }: DraggedPhotoProps) {
  const texts = useTexts(photoBatchTexts);
  const box = useRef<HTMLDivElement>(null);
  const [point, setPoint] = useState<Point | null>(null);
  const marked = useRef<HTMLElement | null>(null);
  const { begin } = usePointerDrag(box);
  const mark = (row: HTMLElement | null) => {
    if (marked.current === row) return;
    marked.current?.removeAttribute("data-drop-target");
    row?.setAttribute("data-drop-target", "");
    marked.current = row;
  };
  const end = () => {
    mark(null);
    setPoint(null);
  };
  return (
    <Box
      ref={box}
      flex="none"
      boxSize={SIDE}
      overflow="hidden"
      rounded="l1"
      bg="bg.muted"
      cursor="grab"
      title={texts.drag(photo.file.name)}
      onPointerDown={(event) =>
        begin(event, {
          onStart: (start) => {
            setPoint(start);
            return true;
          },
          onMove: (next) => {
            setPoint(next);
            mark(rowAt(next));
          },
          onDrop: (last) => {
            end();
            const dish = rowAt(last)?.dataset.edit;
            if (dish !== undefined) onDrop(dish);
          },
          onCancel: end,
        })
      }
    >
      <FilePicture file={photo.file} />
      {point ? (
        <Box
          position="fixed"
          zIndex="popover"
          top="0"
          left="0"
          boxSize="4rem"
          overflow="hidden"
          rounded="l1"
          boxShadow="lg"
          pointerEvents="none"
          style={{ transform: `translate(${point.x - 32}px, ${point.y - 32}px)` }}
        >
          <FilePicture file={photo.file} />
        </Box>
      ) : null}
    </Box>
  );
}

/** The row of a dish in the list under a point. */
function rowAt({ x, y }: Point): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-edit]") ?? null;
}
