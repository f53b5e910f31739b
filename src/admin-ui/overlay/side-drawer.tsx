import { CloseButton, Drawer, Portal } from "@chakra-ui/react";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { useTexts } from "@/i18n/use-texts";
import type { PanelDialogProps } from "./panel-dialog";

type SideDrawerProps = Pick<
  PanelDialogProps,
  "open" | "onClose" | "title" | "footer" | "children" | "size"
>;

/** A modal panel at the side of the page; it fills a phone's screen. */
export function SideDrawer(props: SideDrawerProps) {
  const { open, onClose, title, footer, children, size = "md" } = props;
  const texts = useTexts(kitTexts);
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      size={{ base: "full", sm: size }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header pe="14">
              <Drawer.Title>{title}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>{children}</Drawer.Body>
            {footer && <Drawer.Footer flexWrap="wrap">{footer}</Drawer.Footer>}
            <Drawer.CloseTrigger asChild>
              <CloseButton size="md" colorPalette="gray" aria-label={texts.close} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
