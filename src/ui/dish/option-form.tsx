import { type ReactNode, type SubmitEvent, useRef, useState } from "react";
import type { CartItem } from "@/domain/cart/cart.schema";
import { makeCartItem } from "@/domain/cart/cart-item";
import type { CartLine } from "@/domain/cart/cart-lines";
import { cartItemCents } from "@/domain/cart/cart-total";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { checkChoices } from "@/domain/menu/options/check-choices";
import type { Choices } from "@/domain/menu/options/choices.schema";
import { sortedOptionGroups } from "@/domain/menu/options/sorted-option-groups";
import { validChoices } from "@/domain/menu/options/valid-choices";
import { MAX_NOTE_LENGTH } from "@/domain/order/line-limits";
import { formatPrice } from "@/domain/text/format";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { NoteField } from "../form/note-field";
import { QuantityStepper } from "../form/quantity-stepper";
import { chosenValues, setOption } from "./option-choices";
import { OptionGroup, type OptionProblem, type OptionView } from "./option-group";

interface OptionFormProps {
  readonly item: MenuItem;
  /** The cart line to change; undefined adds portions. */
  readonly line: CartLine | undefined;
  /** Portions to add, to start with; 1 by default. */
  readonly portions?: number | undefined;
  readonly view: OptionView;
  /** Called with valid choices only. */
  readonly onOrder: (item: CartItem, qty: number) => void;
  /** Above the options. */
  readonly children?: ReactNode;
}

interface Refused {
  readonly group: string;
  readonly reason: OptionProblem;
}

/** Options, note and quantity of one dish. Submitting focuses the first invalid group. */
export function OptionForm({ item, line, portions = 1, view, onOrder, children }: OptionFormProps) {
  const { language } = view;
  const texts = menuTexts[language];
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState<Choices>(() =>
    line ? validChoices(item, line.item.choices) : {},
  );
  const [note, setNote] = useState(line?.note ?? "");
  const [qty, setQty] = useState(line?.qty ?? portions);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const cartItem = makeCartItem(item, choices, note);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (view.soldOut) return;
    const checked = checkChoices(item, choices);
    const refused = checked.ok ? soldOutGroup(choices, view) : checked.error;
    if (refused) {
      setRefusal(refused);
      const group = form.current?.querySelector(`[data-group="${refused.group}"]`);
      group?.querySelector<HTMLInputElement>("input:enabled")?.focus();
      group?.scrollIntoView({ block: "nearest" });
      return;
    }
    onOrder(cartItem, qty);
  }

  return (
    <form className="option-sheet__form" ref={form} onSubmit={submit} noValidate>
      <div className="sheet__body">
        {children}
        {sortedOptionGroups(item).map(([id, group]) => (
          <div key={id} data-group={id}>
            <OptionGroup
              group={{ ...group, id }}
              view={view}
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
      {view.soldOut ? (
        <p className="sheet__foot option-sheet__sold-out">{view.soldOut}</p>
      ) : (
        <div className="sheet__foot option-sheet__order">
          <QuantityStepper qty={qty} min={1} labels={texts} onChange={setQty} />
          <button type="submit" className="button button--primary">
            {(line ? texts.changeForPrice : texts.addForPrice)(
              formatPrice(cartItemCents(cartItem) * qty, language),
            )}
          </button>
        </div>
      )}
    </form>
  );
}

/** The first group with a chosen option that is sold out. */
function soldOutGroup(choices: Choices, { soldOutText }: OptionView): Refused | null {
  const isSoldOut = (group: string) =>
    chosenValues(choices, group).some((option) => (soldOutText?.(group, option) ?? null) !== null);
  const group = Object.keys(choices).find(isSoldOut);
  return group === undefined ? null : { group, reason: "SOLD_OUT" };
}
