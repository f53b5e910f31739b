import { IconButton, Menu, Portal } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { MoreIcon } from "../icons";

interface MenuAction {
  readonly value: string;
  readonly label: ReactNode;
  readonly onSelect: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
}

interface ActionMenuProps {
  /** Names the menu, and the button with three dots. */
  readonly label: string;
  readonly items: readonly MenuAction[];
  /** The button that opens the menu; by default one with three dots. */
  readonly children?: ReactNode;
}

/** A menu of further actions. */
export function ActionMenu({ label, items, children }: ActionMenuProps) {
  return (
    <Menu.Root
      onSelect={(selection) => items.find(({ value }) => value === selection.value)?.onSelect()}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        {children ?? (
          <IconButton type="button" variant="ghost" colorPalette="gray" aria-label={label}>
            <MoreIcon />
          </IconButton>
        )}
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>
            {items.map((item) => (
              <Menu.Item
                key={item.value}
                value={item.value}
                disabled={item.disabled ?? false}
                {...(item.danger ? { color: "fg.error" } : {})}
              >
                {item.label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
