import { cartTexts } from "@/i18n/order/cart-texts";
import { useTexts } from "@/i18n/use-texts";
import { Sheet } from "@/ui/sheet/sheet";
import { CartContent } from "./cart-content";
import "./cart-drawer.css";
import { useCheckoutAhead } from "./use-checkout-ahead";

interface CartDrawerProps {
  /** False renders it hidden, ready to open. */
  readonly open: boolean;
  readonly onClosed: () => void;
}

/** The same element every time: opening the drawer does not render its content again. */
const CONTENT = (
  <div className="sheet__body cart-drawer">
    <CartContent />
  </div>
);

/** The cart as a sheet on small screens. */
export function CartDrawer({ open, onClosed }: CartDrawerProps) {
  const texts = useTexts(cartTexts);
  useCheckoutAhead(open);
  return (
    <Sheet title={texts.title} closeLabel={texts.close} open={open} onClosed={onClosed}>
      {CONTENT}
    </Sheet>
  );
}
