import { type SubmitEvent, useRef, useState } from "react";
import type { Choices } from "@/domain/cart/cart.schema";
import { makeCartItem } from "@/domain/cart/cart-item";
import { MAX_NOTE_LENGTH } from "@/domain/cart/cart-limits";
import type { CartLine } from "@/domain/cart/cart-lines";
import { cartItemCents } from "@/domain/cart/cart-total";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { type ChoiceRefusal, checkChoices } from "@/domain/menu/options/check-choices";
import { sortedOptionGroups } from "@/domain/menu/options/sorted-option-groups";
import { validChoices } from "@/domain/menu/options/valid-choices";
import { formatPrice } from "@/domain/text/format";
import { textIn } from "@/domain/text/localized-text";
import { menuTexts } from "@/i18n/menu-texts";
import { useLanguage } from "@/i18n/use-texts";
import { addToCartAtom } from "@/state/cart/cart-atoms";
import { replaceLineAtom } from "@/state/cart/edit-line-atom";
import { useSetAtom } from "@/state/jotai-hooks";
import { NoteField } from "@/ui/form/note-field";
import { QuantityStepper } from "@/ui/form/quantity-stepper";
import { useCloseSheet } from "@/ui/sheet";
import { chosenValues, setOption } from "./option-choices";
import { OptionGroup } from "./option-group";

interface OptionFormProps {
  readonly item: MenuItem;
  /** The cart line to change; undefined adds portions. */
  readonly line: CartLine | undefined;
  /** Receives the message to announce once the sheet has closed. */
  readonly onDone: (message: string) => void;
}

/** Options, note and quantity of one dish. Submitting focuses the first invalid group. */
export function OptionForm({ item, line, onDone }: OptionFormProps) {
  const language = useLanguage();
  const texts = menuTexts[language];
  const addToCart = useSetAtom(addToCartAtom);
  const replaceLine = useSetAtom(replaceLineAtom);
  const closeSheet = useCloseSheet();
  const form = useRef<HTMLFormElement>(null);
  const isDone = useRef(false);
  const [choices, setChoices] = useState<Choices>(() =>
    line ? validChoices(item, line.item.choices) : {},
  );
  const [note, setNote] = useState(line?.note ?? "");
  const [qty, setQty] = useState(line?.qty ?? 1);
  const [refusal, setRefusal] = useState<ChoiceRefusal | null>(null);
  const cartItem = makeCartItem(item, choices, note);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // The sheet takes a moment to close: ignore a second click or a held Enter.
    if (isDone.current) return;
    const checked = checkChoices(item, choices);
    if (!checked.ok) {
      setRefusal(checked.error);
      const group = form.current?.querySelector(`[data-group="${checked.error.group}"]`);
      group?.querySelector("input")?.focus();
      group?.scrollIntoView({ block: "nearest" });
      return;
    }
    isDone.current = true;
    if (line) replaceLine({ hash: line.hash, item: cartItem, qty });
    else for (let added = 0; added < qty; added += 1) addToCart(cartItem);
    onDone((line ? texts.changed : texts.added)(textIn(item.name, language)));
    closeSheet();
  }

  return (
    <form className="option-sheet__form" ref={form} onSubmit={submit} noValidate>
      <div className="sheet__body">
        {sortedOptionGroups(item).map(([id, group]) => (
          <div key={id} data-group={id}>
            <OptionGroup
              group={group}
              chosen={chosenValues(choices, id)}
              problem={refusal?.group === id ? refusal.reason : null}
              onChange={(value, chosen) => {
                setChoices(setOption(choices, id, { type: group.type, value, chosen }));
                if (refusal?.group === id) setRefusal(null);
              }}
            />
          </div>
        ))}
        <div className="option-sheet__note">
          <NoteField
            label={texts.note}
            hint={texts.noteHint}
            maxLength={MAX_NOTE_LENGTH}
            value={note}
            onChange={setNote}
          />
        </div>
      </div>
      <div className="sheet__foot option-sheet__order">
        <QuantityStepper qty={qty} min={1} labels={texts} onChange={setQty} />
        <button type="submit" className="button button--primary">
          {(line ? texts.changeForPrice : texts.addForPrice)(
            formatPrice(cartItemCents(cartItem) * qty, language),
          )}
        </button>
      </div>
    </form>
  );
}
