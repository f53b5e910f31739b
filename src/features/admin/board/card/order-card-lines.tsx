import type { Order } from "@/domain/order/order.schema";
import { mentionsAllergy } from "@/domain/text/mentions-allergy";
import { boardTexts } from "@/i18n/admin/board-texts";
import { printTexts } from "@/i18n/admin/print-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";

interface OrderCardLinesProps {
  readonly order: Pick<Order, "lines" | "passport">;
  /** Whether to show the codes of allergens and additives. */
  readonly hasCodes: boolean;
}

/**
 * Notes about the guest for the kitchen, and the lines: quantity, number, dish, options, note, codes,
 * minimum age.
 */
export function OrderCardLines({ order, hasCodes }: OrderCardLinesProps) {
  const texts = useTexts(receiptTexts);
  const ticket = useTexts(printTexts);
  const textIn = useTextIn();
  return (
    <>
      {order.passport && <LineNote note={textIn(order.passport)} />}
      <ul className="order-lines" aria-label={texts.lines}>
        {order.lines.map((line) => (
          <li className="order-lines__line" key={`${line.item_id}/${JSON.stringify(line.choices)}`}>
            <span className="order-lines__qty" data-many={line.qty > 1 || undefined}>
              {texts.quantity(line.qty)}
            </span>
            <div>
              {line.number && <span className="order-lines__number">{line.number}</span>}{" "}
              <span className="order-lines__name">{textIn(line.name)}</span>
              {line.min_age !== undefined && (
                <span className="order-lines__age">{texts.minAge(line.min_age)}</span>
              )}
              {line.choice_names.map((name) => (
                <span className="order-lines__option" key={textIn(name)}>
                  {textIn(name)}
                </span>
              ))}
              {line.note && <LineNote note={line.note} />}
              {hasCodes && line.add_ons && line.add_ons.length > 0 && (
                <span className="order-lines__codes">
                  {ticket.allergens(line.add_ons.join(", "))}
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function LineNote({ note }: { note: string }) {
  const texts = useTexts(boardTexts);
  const isAllergy = mentionsAllergy(note);
  return (
    <p className="order-lines__note" data-allergy={isAllergy || undefined}>
      {isAllergy && <b>{texts.allergy} </b>}
      <span>{note}</span>
    </p>
  );
}
