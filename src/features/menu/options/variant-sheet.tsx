import { useEffect } from "react";
import type { CartLine } from "@/domain/cart/cart-lines";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { formatPrice } from "@/domain/text/format";
import { variantTexts } from "@/i18n/menu/variant-texts";
import { useLanguage, useTextIn, useTexts } from "@/i18n/use-texts";
import { cartLinesAtom, setLineQuantityAtom } from "@/state/cart/cart-atoms";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { QuantityStepper } from "@/ui/form/quantity-stepper";
import { Sheet, useCloseSheet } from "@/ui/sheet/sheet";
import { choiceNames } from "../dish/choice-names";
import "./variant-sheet.css";

interface VariantSheetProps {
  readonly item: MenuItem;
  readonly onClosed: () => void;
}

/** All portions of a dish in the cart, by options, to choose which one to remove. */
export function VariantSheet({ item, onClosed }: VariantSheetProps) {
  const texts = useTexts(variantTexts);
  const textIn = useTextIn();
  return (
    <Sheet title={texts.title(textIn(item.name))} closeLabel={texts.close} onClosed={onClosed}>
      <Variants item={item} />
    </Sheet>
  );
}

function Variants({ item }: { item: MenuItem }) {
  const texts = useTexts(variantTexts);
  const close = useCloseSheet();
  const lines = useAtomValue(cartLinesAtom).filter(({ id }) => id === item.id);
  const isEmpty = lines.length === 0;
  useEffect(() => {
    if (isEmpty) close();
  }, [isEmpty, close]);
  return (
    <div className="variants">
      <p className="variants__intro">{texts.intro}</p>
      <ul className="variants__list">
        {lines.map((line) => (
          <Variant key={line.hash} item={item} line={line} />
        ))}
      </ul>
      <button className="button button--primary button--wide" type="button" onClick={close}>
        {texts.done}
      </button>
    </div>
  );
}

function Variant({ item, line }: { item: MenuItem; line: CartLine }) {
  const texts = useTexts(variantTexts);
  const language = useLanguage();
  const setQuantity = useSetAtom(setLineQuantityAtom);
  const options = choiceNames(item, line.item.choices, language) || texts.plain;
  return (
    <li className="variants__line" data-testid="variant">
      <div className="variants__what">
        <p className="variants__options">{options}</p>
        {line.note ? <p className="variants__note">{texts.note(line.note)}</p> : null}
        <p className="variants__note">{formatPrice(line.unit_cents, language)}</p>
      </div>
      <QuantityStepper
        qty={line.qty}
        min={0}
        labels={{
          quantity: texts.quantity(options),
          fewer: texts.fewer(options),
          more: texts.more(options),
        }}
        onChange={(qty) => setQuantity({ hash: line.hash, qty })}
      />
    </li>
  );
}
