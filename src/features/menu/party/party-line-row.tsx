import type { PartyDish } from "@/domain/cart/party/dish-for";
import type { PartyLine } from "@/domain/cart/party/party";
import { formatPrice } from "@/domain/text/format";
import { textIn } from "@/domain/text/localized-text";
import { partyTexts } from "@/i18n/menu/party-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { QuantityStepper } from "@/ui/form/quantity-stepper";
import { choiceNames } from "../dish/choice-names";

interface PartyLineRowProps {
  readonly line: PartyLine;
  /** For whom the dish is; empty for everybody. */
  readonly who: string;
  readonly swaps: readonly PartyDish[];
  /** Portions that there are at most. */
  readonly max: number;
  readonly onChange: (line: PartyLine | null) => void;
}

/** A dish of the table with its chosen options; the last portion leaves it out. */
export function PartyLineRow({ line, who, swaps, max, onChange }: PartyLineRowProps) {
  const language = useLanguage();
  const texts = useTexts(partyTexts);
  const { dish, qty } = line;
  const { item, choices, unit_cents } = dish;
  const name = textIn(item.name, language);
  const price = (cents: number) => formatPrice(cents, language);
  const details = [
    choiceNames(item, choices, language),
    who,
    qty > 1 ? texts.each(price(unit_cents)) : "",
    item.deposit_cents ? texts.plusDeposit(price(item.deposit_cents * qty)) : "",
  ].filter((part) => part !== "");
  return (
    <li className="party__line">
      <div className="party__dish">
        <span className="party__name">{name}</span>
        <span className="party__price">{price(unit_cents * qty)}</span>
      </div>
      {details.length > 0 ? <p className="party__hint">{details.join(" · ")}</p> : null}
      <div className="party__change">
        <QuantityStepper
          qty={qty}
          min={0}
          max={max}
          labels={{
            quantity: texts.quantity(name),
            fewer: qty === 1 ? texts.remove(name) : texts.fewer(name),
            more: texts.more(name),
          }}
          onChange={(next) => onChange(next > 0 ? { ...line, qty: next } : null)}
        />
        {swaps.length > 0 ? (
          <select
            className="party__swap"
            aria-label={texts.swapDish(name)}
            value=""
            onChange={({ currentTarget }) => {
              const next = swaps.find(({ item: { id } }) => id === currentTarget.value);
              if (next) onChange({ ...line, dish: next });
            }}
          >
            <option value="">{texts.swap}</option>
            {swaps.map((swap) => (
              <option key={swap.item.id} value={swap.item.id}>
                {textIn(swap.item.name, language)} · {price(swap.unit_cents)}
              </option>
            ))}
          </select>
        ) : null}
      </div>
    </li>
  );
}
