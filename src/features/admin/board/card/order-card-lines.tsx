import type { OrderLine } from "@/domain/order/order.schema";
import { printTexts } from "@/i18n/admin/print-texts";
import { receiptTexts } from "@/i18n/receipt-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import "./order-card-lines.css";

/** Order lines for the kitchen: quantity, dish, one option per line, notes, codes, minimum age. */
export function OrderCardLines({ lines }: { lines: readonly OrderLine[] }) {
  const texts = useTexts(receiptTexts);
  const ticket = useTexts(printTexts);
  const textIn = useTextIn();
  return (
    <ul className="order-lines" aria-label={texts.lines}>
      {lines.map((line) => (
        <li className="order-lines__line" key={`${line.item_id}/${JSON.stringify(line.choices)}`}>
          <span className="order-lines__qty">{texts.quantity(line.qty)}</span>
          <div>
            {line.number && <span className="order-lines__number">{line.number}</span>}
            <span className="order-lines__name">{textIn(line.name)}</span>
            {line.min_age !== undefined && (
              <span className="order-lines__age">{texts.minAge(line.min_age)}</span>
            )}
            {line.choice_names.map((name) => (
              <span className="order-lines__option" key={textIn(name)}>
                {textIn(name)}
              </span>
            ))}
            {line.note && <span className="order-lines__note">{line.note}</span>}
            {line.add_ons && line.add_ons.length > 0 && (
              <span className="order-lines__codes">
                {ticket.allergens(line.add_ons.join(", "))}
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
