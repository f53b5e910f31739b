import type { ReactNode } from "react";
import type { OrderLine } from "@/domain/order/order.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatPrice } from "@/domain/text/format";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useLanguage, useTextIn, useTexts } from "@/i18n/use-texts";
import "./receipt.css";

interface ReceiptLinesProps {
  readonly lines: readonly OrderLine[];
  /** Result of the guest's allergy passport for a line. */
  readonly markOf?: ((line: OrderLine) => ReactNode) | undefined;
}

/** The dishes of an order with options, notes, allergen codes and age marks. */
export function ReceiptLines({ lines, markOf }: ReceiptLinesProps) {
  const texts = useTexts(receiptTexts);
  const language = useLanguage();
  const textIn = useTextIn();
  return (
    <ul className="receipt-lines" aria-label={texts.lines}>
      {lines.map((line) => (
        <li className="receipt-lines__line" key={`${line.item_id}/${JSON.stringify(line.choices)}`}>
          <span className="receipt-lines__qty">{texts.quantity(line.qty)}</span>
          <div className="receipt-lines__dish">
            <span className="receipt-lines__name">
              {line.number && <span className="receipt-lines__number">{line.number} </span>}
              {textIn(line.name)}
              {line.min_age !== undefined && (
                <span className="receipt-lines__age">{texts.minAge(line.min_age)}</span>
              )}
            </span>
            {line.choice_names.length > 0 && (
              <span className="receipt-lines__detail">
                {line.choice_names.map(textIn).join(", ")}
              </span>
            )}
            {line.note && (
              <span className="receipt-lines__detail receipt-lines__detail--note">
                {texts.note(line.note)}
              </span>
            )}
            <span className="receipt-lines__codes">{codesText(line, texts)}</span>
            {markOf?.(line)}
          </div>
          <span className="receipt-lines__price">
            {formatPrice(line.line_cents, language)}
            {line.qty > 1 && <small>{texts.each(formatPrice(line.unit_cents, language))}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The legend of the codes in these lines; renders nothing without codes. */
export function ReceiptLegend(props: {
  lines: readonly OrderLine[];
  addOns: Restaurant["add_ons"];
}) {
  const texts = useTexts(receiptTexts);
  const textIn = useTextIn();
  const codes = [...new Set(props.lines.flatMap(({ add_ons }) => add_ons ?? []))].sort();
  if (codes.length === 0) return null;
  return (
    <details className="receipt-legend">
      <summary>{texts.legend}</summary>
      <dl>
        {codes.map((code) => (
          <div key={code}>
            <dt>{code}</dt>
            <dd>{textIn(props.addOns[code]?.label ?? code)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function codesText(line: OrderLine, texts: (typeof receiptTexts)["de"]): string {
  if (!line.add_ons) return texts.unknownCodes;
  return line.add_ons.length > 0 ? texts.codes(line.add_ons.join(", ")) : texts.noCodes;
}
