import { useCallback, useEffect, useRef, useState } from "react";
import { useRevalidateRestaurant } from "@/data/use-revalidate-restaurant";
import "./cart.css";
import { CartBar } from "./cart-bar";
import { CartColumn } from "./cart-column";
import { CartSheet, type SheetState } from "./cart-sheet";
import { useCartMotion } from "./motion/use-cart-motion";

/** The cart: a bar that opens a sheet on phones and tablets, a column from 1024 px. */
export function Cart() {
  const [sheet, setSheet] = useState<SheetState>("closed");
  const close = useCallback(() => setSheet("closed"), []);
  useRestoredFocus(sheet === "open");
  useRevalidateRestaurant();
  useCartMotion();
  return (
    <>
      <CartColumn />
      {/* Rendering the sheet on pointer down hides its cost on slow phones. */}
      <CartBar
        onPress={() => setSheet("pressed")}
        onPressCancel={close}
        onOpen={() => setSheet("open")}
      />
      <CartSheet state={sheet} onClosed={close} />
    </>
  );
}

/** Moves the focus when the sheet closes after the bar that opened it was unmounted. */
function useRestoredFocus(open: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const isLost = wasOpen.current && document.activeElement === document.body;
    wasOpen.current = open;
    if (open || !isLost) return;
    const next = document.getElementById("cart-bar") ?? document.getElementById("main");
    next?.focus({ preventScroll: true });
  }, [open]);
}
