import { Suspense, useCallback, useEffect } from "react";
import { useMenu } from "@/data/menu-provider";
import { menuTexts } from "@/i18n/menu-texts";
import { useTexts } from "@/i18n/use-texts";
import { cartLinesAtom } from "@/state/cart/cart-atoms";
import { useAtom, useAtomValue } from "@/state/jotai-hooks";
import { dishSheetAtom } from "@/state/menu/dish-sheet-atom";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { OverlayLoading } from "@/ui/feedback/overlay-loading";
import { useWarmUp } from "@/ui/use-warm-up";
import { warmComponent } from "@/ui/warm-component";
import { useDishLink } from "../dish/use-dish-link";

const [OptionSheet, loadOptionSheet] = warmComponent(
  async () => (await import("./option-sheet")).OptionSheet,
);

/** The sheet of the dish that was opened; its code comes on demand. */
export function DishSheet() {
  const { items } = useMenu();
  const texts = useTexts(menuTexts);
  const [open, setOpen] = useAtom(dishSheetAtom);
  const forgetLink = useDishLink(items);
  const close = useCallback(() => {
    setOpen(null);
    forgetLink();
  }, [setOpen, forgetLink]);
  useWarmUp(loadOptionSheet);
  // Who went elsewhere with the sheet open, by "back" for example, does not find it open on return.
  useEffect(() => () => setOpen(null), [setOpen]);
  const lines = useAtomValue(cartLinesAtom);
  const line = lines.find(({ hash }) => hash === open?.line);
  const item = open && items.find(({ id }) => id === open.id);
  if (!item) return null;
  return (
    <ErrorBoundary onRetry={() => window.location.reload()}>
      <Suspense fallback={<OverlayLoading label={texts.sheetLoading} />}>
        <OptionSheet key={item.id} item={item} line={line} onClosed={close} />
      </Suspense>
    </ErrorBoundary>
  );
}
