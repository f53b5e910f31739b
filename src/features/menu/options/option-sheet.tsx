import { useRef } from "react";
import type { CartLine } from "@/domain/cart/cart-lines";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { menuTexts } from "@/i18n/menu-texts";
import { useLanguage, useTextIn } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { favouritesAtom } from "@/state/menu/favourite-atoms";
import { useAnnounce } from "@/ui/feedback/announcer";
import { Sheet } from "@/ui/sheet";
import { AddOnCodes } from "../dish/add-on-codes";
import { DietMarks } from "../dish/diet-marks";
import { FavouriteButton } from "../dish/favourite-button";
import { ShareButton } from "../dish/share-button";
import { OptionForm } from "./option-form";
import "./option-sheet.css";

interface OptionSheetProps {
  readonly item: MenuItem;
  /** The cart line to change; undefined adds portions. */
  readonly line: CartLine | undefined;
  readonly onClosed: () => void;
}

/** A dish with its options: a bottom sheet on phones, a dialog on larger screens. */
export function OptionSheet({ item, line, onClosed }: OptionSheetProps) {
  const language = useLanguage();
  const textIn = useTextIn();
  const favourites = useAtomValue(favouritesAtom);
  const announce = useAnnounce();
  const message = useRef<string>(null);
  const name = textIn(item.name);
  const handleClosed = () => {
    onClosed();
    // Not earlier: screen readers ignore everything outside an open modal sheet.
    if (message.current) announce(message.current);
  };
  return (
    <Sheet title={name} closeLabel={menuTexts[language].close} onClosed={handleClosed}>
      <div className="option-sheet__dish">
        {item.description ? (
          <p className="option-sheet__description">{textIn(item.description)}</p>
        ) : null}
        <DietMarks item={item} language={language} />
        <AddOnCodes codes={item.add_ons} language={language} />
        <div className="option-sheet__tools">
          <FavouriteButton dish={item.id} name={name} favourite={favourites.includes(item.id)} />
          <ShareButton name={name} path={`/?dish=${item.id}`} />
        </div>
      </div>
      <OptionForm
        item={item}
        line={line}
        onDone={(text) => {
          message.current = text;
        }}
      />
    </Sheet>
  );
}
