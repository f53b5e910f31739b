import { Suspense } from "react";
import { useMenu } from "@/data/menu-provider";
import { useRestaurant } from "@/data/restaurant-provider";
import { lineChange } from "@/domain/cart/cart-changes";
import { textIn } from "@/domain/text/localized-text";
import { cartTexts } from "@/i18n/order/cart-texts";
import { useLanguage } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { cartLinesAtom } from "@/state/cart/cart-atoms";
import { removedDishesAtom } from "@/state/cart/removed-dishes-atom";
import { useAtomValue } from "@/state/jotai-hooks";
import { storageHealthAtom } from "@/state/storage-health-atom";
import { EmptyState } from "@/ui/feedback/empty-state";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { focusOnMount } from "@/ui/focus-on-mount";
import "./cart-content.css";
import { CartLineRow } from "./line/cart-line-row";
import { TogetherLink } from "./notes/together-link";
import { CartSummary } from "./summary-parts";
import { useCartUndo } from "./use-cart-undo";

const CartChanges = lazyPart(async () => (await import("./notes/cart-changes")).CartChanges);

const CartFulfilment = lazyPart(async () => (await import("./cart-fulfilment")).CartFulfilment);

const CartSuggestions = lazyPart(async () => (await import("./cart-suggestions")).CartSuggestions);

/** Cart lines, total and link to the checkout; shared by the column and the sheet. */
export function CartContent() {
  const menu = useMenu();
  const restaurant = useRestaurant();
  const language = useLanguage();
  const texts = cartTexts[language];
  const lines = useAtomValue(cartLinesAtom);
  const removedDishes = useAtomValue(removedDishesAtom);
  const storageHealth = useAtomValue(storageHealthAtom);
  const undo = useCartUndo();
  const itemOf = (id: string) => menu.items.find((item) => item.id === id);
  const hasChanges = lines.some((line) => lineChange(line, itemOf(line.id)) !== null);
  return (
    <div className="cart">
      <div className="cart__scroll">
        <div role="status">
          {undo.message ? (
            <p className="cart__undo">
              {undo.message}
              <button
                type="button"
                className="cart__undo-button"
                // The "remove" button is unmounted with its line and would take the focus along.
                ref={focusOnMount}
                onClick={undo.restore}
              >
                {texts.undo}
              </button>
            </p>
          ) : null}
        </div>
        {lines.length === 0 ? (
          <EmptyState title={texts.emptyTitle} text={texts.empty} />
        ) : (
          <>
            {hasChanges ? (
              <ErrorBoundary onRetry={() => window.location.reload()}>
                <Suspense fallback={null}>
                  <CartChanges />
                </Suspense>
              </ErrorBoundary>
            ) : null}
            <ul className="cart__lines">
              {lines.map((line) => {
                const item = itemOf(line.id);
                const known = item ?? removedDishes.find(({ id }) => id === line.id);
                const name = known ? textIn(known.name, language) : texts.unknownDish;
                return (
                  <CartLineRow
                    key={line.hash}
                    line={line}
                    name={name}
                    item={item}
                    onRemove={() => undo.removeLine(line.hash, texts.removed(name))}
                  />
                );
              })}
            </ul>
            <OptionalPart>
              <CartSuggestions />
            </OptionalPart>
            {restaurant.delivery ? (
              <OptionalPart>
                <CartFulfilment />
              </OptionalPart>
            ) : null}
            <button
              type="button"
              className="button button--ghost cart__clear"
              onClick={() => undo.clear(texts.cleared)}
            >
              {texts.clear}
            </button>
          </>
        )}
        <TogetherLink />
        {storageHealth === "memory" ? <p className="cart__hint">{texts.memoryOnly}</p> : null}
      </div>
      {lines.length === 0 ? null : (
        <ErrorBoundary onRetry={() => window.location.reload()}>
          <Suspense fallback={<div className="cart__summary-place" />}>
            <CartSummary />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
