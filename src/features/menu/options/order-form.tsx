import { type ReactNode, useRef } from "react";
import type { CartItem } from "@/domain/cart/cart.schema";
import type { CartLine } from "@/domain/cart/cart-lines";
import type { MenuItem, MenuOption, MenuOptionGroup } from "@/domain/menu/menu.schema";
import { textIn } from "@/domain/text/localized-text";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { useLanguage } from "@/i18n/use-texts";
import { addToCartAtom } from "@/state/cart/cart-atoms";
import { replaceLineAtom } from "@/state/cart/edit-line-atom";
import { useSetAtom } from "@/state/jotai-hooks";
import { OptionForm } from "@/ui/dish/option-form";
import { useCloseSheet } from "@/ui/sheet/sheet";
import { useSoldOut } from "../dish/use-sold-out";
import { OptionFit } from "./option-fit";
import { useSoldOutOptions } from "./use-sold-out-options";

interface OrderFormProps {
  readonly item: MenuItem;
  /** The cart line to change; undefined adds portions. */
  readonly line: CartLine | undefined;
  /** As in {@link OptionForm}. */
  readonly portions?: number | undefined;
  /** Receives the message to announce once the sheet has closed. */
  readonly onDone: (message: string) => void;
  /** Above the options. */
  readonly children: ReactNode;
}

/** Adds portions of a dish to the cart, or changes a cart line, and closes the sheet. */
export function OrderForm({ item, line, portions, onDone, children }: OrderFormProps) {
  const language = useLanguage();
  const addToCart = useSetAtom(addToCartAtom);
  const replaceLine = useSetAtom(replaceLineAtom);
  const closeSheet = useCloseSheet();
  const soldOutText = useSoldOutOptions(item.id);
  const soldOut = useSoldOut()(item);
  const isDone = useRef(false);

  function order(portion: CartItem, qty: number) {
    // The sheet takes a moment to close: ignore a second click or a held Enter.
    if (isDone.current) return;
    isDone.current = true;
    if (line) replaceLine({ hash: line.hash, item: portion, qty });
    else for (let added = 0; added < qty; added += 1) addToCart(portion);
    const texts = menuTexts[language];
    onDone((line ? texts.changed : texts.added)(textIn(item.name, language)));
    closeSheet();
  }

  return (
    <OptionForm
      item={item}
      line={line}
      portions={portions}
      view={{ language, renderMark: optionFit, soldOutText, soldOut }}
      onOrder={order}
    >
      {children}
    </OptionForm>
  );
}

function optionFit(option: MenuOption, group: MenuOptionGroup) {
  return <OptionFit option={option} group={group} />;
}
