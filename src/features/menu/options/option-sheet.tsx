import { useRef } from "react";
import { dishLink } from "@/config/dish-link";
import { useRestaurant } from "@/data/restaurant-provider";
import type { CartLine } from "@/domain/cart/cart-lines";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { textIn } from "@/domain/text/localized-text";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { favouritesAtom, toggleFavouriteAtom } from "@/state/menu/favourite-atoms";
import { DishIntro } from "@/ui/dish/dish-intro";
import { FavouriteButton } from "@/ui/dish/favourite-button";
import { ShareButton } from "@/ui/dish/share-button";
import { useAnnounce } from "@/ui/feedback/announcer";
import { Sheet } from "@/ui/sheet/sheet";
import { DishPassport } from "./dish-passport";
import { OrderForm } from "./order-form";

interface OptionSheetProps {
  readonly item: MenuItem;
  /** The cart line to change; undefined adds portions. */
  readonly line: CartLine | undefined;
  /** Portions to add, to start with; 1 by default. */
  readonly portions?: number | undefined;
  readonly onClosed: () => void;
}

/** A dish with its options: a bottom sheet on phones, a dialog on larger screens. */
export function OptionSheet({ item, line, portions, onClosed }: OptionSheetProps) {
  const language = useLanguage();
  const { add_ons } = useRestaurant();
  const favourites = useAtomValue(favouritesAtom);
  const toggleFavourite = useSetAtom(toggleFavouriteAtom);
  const announce = useAnnounce();
  const message = useRef<string>(null);
  const texts = menuTexts[language];
  const name = textIn(item.name, language);
  const handleClosed = () => {
    onClosed();
    // Not earlier: screen readers ignore everything outside an open modal sheet.
    if (message.current) announce(message.current);
  };
  return (
    <Sheet title={name} closeLabel={texts.close} onClosed={handleClosed}>
      <OrderForm
        item={item}
        line={line}
        portions={portions}
        onDone={(text) => {
          message.current = text;
        }}
      >
        <DishIntro item={item} addOns={add_ons} language={language}>
          <FavouriteButton
            label={texts.keepFavourite(name)}
            favourite={favourites.includes(item.id)}
            onToggle={() => toggleFavourite(item.id)}
          />
          <ShareButton name={name} path={dishLink(item.id)} language={language} />
        </DishIntro>
        <DishPassport item={item} />
      </OrderForm>
    </Sheet>
  );
}
