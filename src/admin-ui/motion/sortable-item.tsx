import { IconButton, type IconButtonProps } from "@chakra-ui/react";
import { Reorder, useDragControls } from "framer-motion";
import type { ReactNode } from "react";
import { HandleIcon } from "../icons";

interface SortableItemProps {
  readonly value: string;
  readonly isPicked: boolean;
  readonly onDrop: () => void;
  readonly handle: IconButtonProps;
  readonly children: (handle: ReactNode) => ReactNode;
}

/** An item of `SortableList` with its handle. */
export function SortableItem({ value, isPicked, onDrop, handle, children }: SortableItemProps) {
  const controls = useDragControls();
  return (
    <Reorder.Item
      value={value}
      layout="position"
      dragListener={false}
      dragControls={controls}
      onDragEnd={onDrop}
      // The handle is the tab stop.
      tabIndex={-1}
      style={{ position: "relative", listStyle: "none" }}
    >
      {children(
        <IconButton
          type="button"
          size="md"
          variant={isPicked ? "solid" : "ghost"}
          {...(isPicked ? {} : { colorPalette: "gray" })}
          cursor="grab"
          // Lets a finger drag instead of scrolling the page.
          touchAction="none"
          aria-pressed={isPicked}
          onPointerDown={(event) => controls.start(event)}
          {...handle}
        >
          <HandleIcon />
        </IconButton>,
      )}
    </Reorder.Item>
  );
}
