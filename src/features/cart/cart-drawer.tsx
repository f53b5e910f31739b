import { cartTexts } from "@/i18n/cart-texts";
import { useTexts } from "@/i18n/use-texts";
import { Sheet } from "@/ui/sheet/sheet";
import { CartContent } from "./cart-content";
import "./cart-drawer.css";

interface CartDrawerProps {
  /** False renders it hidden, ready to open. */
  readonly open: boolean;
  readonly onClosed: () => void;
}

/** The cart as a sheet on small screens. */
export function CartDrawer({ open, onClosed }: CartDrawerProps) {
  const texts = useTexts(cartTexts);
  return (
    <Sheet title={texts.title} closeLabel={texts.close} open={open} onClosed={onClosed}>
      <div className="sheet__body cart-drawer">
        <CartContent />
      </div>
    </Sheet>
  );
}
