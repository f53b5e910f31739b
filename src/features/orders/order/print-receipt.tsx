import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useTexts } from "@/i18n/use-texts";

/** Prints the receipt alone (receipt-head.css). */
export function PrintReceipt() {
  const texts = useTexts(receiptTexts);
  return (
    <div className="receipt-foot">
      <p>{texts.notFiscal}</p>
      <button className="button button--outline" type="button" onClick={() => window.print()}>
        {texts.print}
      </button>
    </div>
  );
}
