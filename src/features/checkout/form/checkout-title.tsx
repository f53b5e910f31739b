import type { ReactNode } from "react";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { storageHealthAtom } from "@/state/storage-health-atom";
import { Notice } from "@/ui/feedback/notice";
import { CartFilled } from "./cart-filled";

/** The page's title, with children beside and below it. */
export function CheckoutTitle({ children }: { children?: ReactNode }) {
  const texts = useTexts(checkoutTexts);
  const health = useAtomValue(storageHealthAtom);
  return (
    <div className="checkout__head">
      <h1 className="checkout__title" tabIndex={-1}>
        {texts.title}
      </h1>
      {children}
      <CartFilled />
      {/* Shown once the browser has refused to store something. */}
      {health === "memory" && <Notice tone="warning" title={texts.memoryOnly} />}
    </div>
  );
}
