import { useCallback, useEffect, useRef } from "react";
import { usePreload } from "@/page-lifecycle/use-preload";
import { useStateStore } from "@/state/jotai-hooks";

/** Animates what happens to the cart. Its code loads after the first interaction. */
export function useCartMotion(): void {
  const store = useStateStore();
  const stop = useRef<() => void>(null);
  const isMounted = useRef(false);
  usePreload(
    useCallback(async () => {
      const { followCart } = await import("./follow-cart");
      if (isMounted.current) stop.current = followCart(store);
    }, [store]),
  );
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      stop.current?.();
    };
  }, []);
}
