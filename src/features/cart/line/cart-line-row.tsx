import { useState } from "react";
import { isSoldOut } from "@/domain/availability/sold-out";
import { lineChange } from "@/domain/cart/cart-changes";
import type { CartLine } from "@/domain/cart/cart-lines";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { formatPrice } from "@/domain/text/format";
import { noBreakBeforeDash } from "@/i18n/no-break-before-dash";
import { cartTexts } from "@/i18n/order/cart-texts";
import { useLanguage } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { setLineNoteAtom, setLineQuantityAtom } from "@/state/cart/cart-atoms";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { dishSheetAtom } from "@/state/menu/dish-sheet-atom";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { focusOnMount } from "@/ui/focus-on-mount";
import { QuantityStepper } from "@/ui/form/quantity-stepper";
import "./cart-line.css";
import { LineChangeNote } from "./line-change-note";
import { LineDetails } from "./line-details";
import { LineNoteForm } from "./line-note-form";

const LineShortage = lazyPart(async () => (await import("./line-shortage")).LineShortage);

interface CartLineRowProps {
  readonly line: CartLine;
  readonly name: string;
  /** The dish in the current menu; undefined if it has left the menu. */
  readonly item: MenuItem | undefined;
  readonly onRemove: () => void;
}

/** One cart line: options, quantity, price, and why it cannot be ordered or has changed. */
export function CartLineRow({ line, name, item, onRemove }: CartLineRowProps) {
  const language = useLanguage();
  const texts = cartTexts[language];
  const setQuantity = useSetAtom(setLineQuantityAtom);
  const setNote = useSetAtom(setLineNoteAtom);
  const [noteForm, setNoteForm] = useState<"unused" | "open" | "saved">("unused");
  const isEditingNote = noteForm === "open";
  const availability = useAtomValue(availabilityAtom);
  const now = useAtomValue(serverNowAtom);
  const openDish = useSetAtom(dishSheetAtom);
  // The option sheet has a note field of its own.
  const hasOptions = item !== undefined && Object.keys(item.settings).length > 0;
  const soldOut = item !== undefined && isSoldOut(item, availability, now);
  const change = lineChange(line, item);
  return (
    <li className="cart-line" data-testid="cart-line">
      <div className="cart-line__head">
        <p className="cart-line__name">{noBreakBeforeDash(name)}</p>
        <p className="cart-line__price">{formatPrice(line.line_cents, language)}</p>
      </div>
      <LineDetails line={line} item={item} />
      {soldOut ? <p className="cart-line__problem">{texts.soldOut}</p> : null}
      {item && !soldOut && (availability.sold_out_options ?? availability.stock) ? (
        <OptionalPart>
          <LineShortage line={line} item={item} />
        </OptionalPart>
      ) : null}
      {change ? <LineChangeNote change={change} /> : null}
      {line.note && !isEditingNote ? (
        <p className="cart-line__note">{texts.quoted(line.note)}</p>
      ) : null}
      {isEditingNote ? (
        <LineNoteForm
          note={line.note ?? ""}
          dish={name}
          onSave={(note) => {
            setNote({ hash: line.hash, note });
            setNoteForm("saved");
          }}
        />
      ) : null}
      <div className="cart-line__actions">
        <QuantityStepper
          qty={line.qty}
          min={1}
          labels={{
            quantity: texts.quantityOf(name),
            fewer: texts.fewerOf(name),
            more: texts.moreOf(name),
          }}
          onChange={(qty) => setQuantity({ hash: line.hash, qty })}
        />
        {hasOptions ? (
          <button
            type="button"
            className="cart-line__link"
            aria-haspopup="dialog"
            aria-label={texts.changeDish(name)}
            onClick={() => openDish({ id: line.id, line: line.hash })}
          >
            {texts.change}
          </button>
        ) : null}
        {isEditingNote || hasOptions ? null : (
          <button
            type="button"
            className="cart-line__link"
            aria-label={`${line.note ? texts.editNote : texts.addNote}: ${name}`}
            // The form is unmounted and would take the focus along.
            ref={noteForm === "saved" ? focusOnMount : null}
            onClick={() => setNoteForm("open")}
          >
            {texts.note}
          </button>
        )}
        <button
          type="button"
          className="cart-line__link cart-line__remove"
          aria-label={texts.removeDish(name)}
          onClick={onRemove}
        >
          {texts.remove}
        </button>
      </div>
    </li>
  );
}
