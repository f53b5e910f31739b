import { cartTexts } from "@/i18n/cart-texts";
import { useTexts } from "@/i18n/use-texts";
import { Sheet } from "@/ui/sheet";
import { CartContent } from "./cart-content";
import "./cart-drawer.css";

interface CartDrawerProps {
  /** False while it is only built, hidden. */
  readonly open: boolean;
  readonly onClosed: () => void;
}

/** The cart as a sheet, opened from the bar. */
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
