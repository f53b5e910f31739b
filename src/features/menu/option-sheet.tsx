import { Dialog, Portal } from "@chakra-ui/react";
import { useState } from "react";
import type { CartLine } from "../../domain/cart/cart-lines";
import type { MenuItem } from "../../domain/menu/menu.schema";
import { menuTexts } from "../../i18n/menu-texts";
import { useLanguage, useTextIn } from "../../i18n/use-texts";
import { favouritesAtom } from "../../state/favourite-atoms";
import { useAtomValue } from "../../state/jotai-hooks";
import { ChakraRoot } from "../../ui/chakra-root";
import { SheetClose } from "../../ui/sheet-close";
import { AddOnCodes } from "./add-on-codes";
import { DietMarks } from "./diet-marks";
import { FavouriteButton } from "./favourite-button";
import { OptionForm } from "./option-form";
import "./option-sheet.css";
import { ShareButton } from "./share-button";

interface OptionSheetProps {
  readonly item: MenuItem;
  /** The cart's line that is changed; undefined where a portion is added. */
  readonly line: CartLine | undefined;
  readonly onClosed: () => void;
}

/** A dish with its options: a sheet from the bottom on phones, a dialog on larger screens. */
export function OptionSheet({ item, line, onClosed }: OptionSheetProps) {
  const [open, setOpen] = useState(true);
  const language = useLanguage();
  const textIn = useTextIn();
  const favourites = useAtomValue(favouritesAtom);
  return (
    <ChakraRoot>
      <Dialog.Root
        open={open}
        onOpenChange={(change) => setOpen(change.open)}
        onExitComplete={onClosed}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>{textIn(item.name)}</Dialog.Title>
                {item.description ? (
                  <Dialog.Description>{textIn(item.description)}</Dialog.Description>
                ) : null}
                <div className="option-sheet__facts">
                  <DietMarks item={item} language={language} />
                  <AddOnCodes codes={item.add_ons} language={language} />
                  <div className="option-sheet__tools">
                    <FavouriteButton
                      dish={item.id}
                      name={textIn(item.name)}
                      favourite={favourites.includes(item.id)}
                    />
                    <ShareButton name={textIn(item.name)} path={`/?dish=${item.id}`} />
                  </div>
                </div>
              </Dialog.Header>
              <OptionForm item={item} line={line} onDone={() => setOpen(false)} />
              <SheetClose label={menuTexts[language].close} />
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraRoot>
  );
}
