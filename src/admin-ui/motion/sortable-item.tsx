import { IconButton, type IconButtonProps } from "@chakra-ui/react";
import type { PointerEvent, ReactNode } from "react";
import { HandleIcon } from "../icons";

interface SortableItemProps {
  readonly value: string;
  readonly isPicked: boolean;
  readonly onDragStart: (event: PointerEvent<HTMLElement>) => void;
  readonly handle: IconButtonProps;
  readonly children: (handle: ReactNode) => ReactNode;
}

/** An item of `SortableList` with its handle. */
export function SortableItem({
  value,
  isPicked,
  onDragStart,
  handle,
  children,
}: SortableItemProps) {
  return (
    <li data-sort-key={value} style={{ position: "relative", listStyle: "none" }}>
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
          onPointerDown={onDragStart}
          {...handle}
        >
          <HandleIcon />
        </IconButton>,
      )}
    </li>
  );
}
