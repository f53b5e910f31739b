import { Suspense, useCallback, useEffect } from "react";
import { useMenu } from "@/data/menu-provider";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { usePreload } from "@/page-lifecycle/use-preload";
import { cartLinesAtom } from "@/state/cart/cart-atoms";
import { useAtom, useAtomValue } from "@/state/jotai-hooks";
import { dishSheetAtom } from "@/state/menu/dish-sheet-atom";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { OverlayLoading } from "@/ui/feedback/overlay-loading";
import { useDishLink } from "../dish/use-dish-link";

const OptionSheet = lazyPart(async () => (await import("./option-sheet")).OptionSheet);

const VariantSheet = lazyPart(async () => (await import("./variant-sheet")).VariantSheet);

/** The option sheet of the open dish, or the choice of a portion to remove. Its code is loaded on demand. */
export function DishSheet() {
  const { items } = useMenu();
  const texts = useTexts(menuTexts);
  const [open, setOpen] = useAtom(dishSheetAtom);
  const clearLink = useDishLink(items);
  const close = useCallback(() => {
    setOpen(null);
    clearLink();
  }, [setOpen, clearLink]);
  usePreload(OptionSheet.preload);
  // Leaving the page, for example by "back", closes the sheet.
  useEffect(() => () => setOpen(null), [setOpen]);
  const lines = useAtomValue(cartLinesAtom);
  const line = lines.find(({ hash }) => hash === open?.line);
  const item = open && items.find(({ id }) => id === open.id);
  if (!item) return null;
  return (
    <ErrorBoundary onRetry={() => window.location.reload()}>
      <Suspense fallback={<OverlayLoading label={texts.sheetLoading} onCancel={close} />}>
        {open.removing ? (
          <VariantSheet item={item} onClosed={close} />
        ) : (
          <OptionSheet
            key={item.id}
            item={item}
            line={line}
            portions={open.portions}
            onClosed={close}
          />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
