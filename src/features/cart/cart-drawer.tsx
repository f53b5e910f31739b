import { Dialog, Portal } from "@chakra-ui/react";
import { useState } from "react";
import { cartTexts } from "../../i18n/cart-texts";
import { useTexts } from "../../i18n/use-texts";
import { ChakraRoot } from "../../ui/chakra-root";
import { SheetClose } from "../../ui/sheet-close";
import { CartContent } from "./cart-content";
import "./cart-drawer.css";

/** The cart as a sheet, opened from the bar. */
export function CartDrawer({ onClosed }: { onClosed: () => void }) {
  const [open, setOpen] = useState(true);
  const texts = useTexts(cartTexts);
  return (
    <ChakraRoot>
      <Dialog.Root
        open={open}
        onOpenChange={(change) => setOpen(change.open)}
        onExitComplete={onClosed}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>{texts.title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body className="cart-drawer">
                <CartContent />
              </Dialog.Body>
              <SheetClose label={texts.close} />
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraRoot>
  );
}
