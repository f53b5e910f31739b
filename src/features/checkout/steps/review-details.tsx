import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useRestaurant } from "@/data/restaurant-provider";
import { formatTime } from "@/domain/text/format";
import { checkoutTexts } from "@/i18n/checkout-texts";
import { receiptTexts } from "@/i18n/receipt-texts";
import { useTexts } from "@/i18n/use-texts";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";
import { wantedInstant } from "../form/checkout-form.schema";
import { useDayNames } from "./use-day-names";
import { useServingTimes } from "./use-serving-times";

/** Time, address, contact and payment as entered in the form. */
export function ReviewDetails() {
  const texts = useTexts(checkoutTexts);
  const receipt = useTexts(receiptTexts);
  const { title, address } = useRestaurant();
  const form = useWatch({ control: useFormContext<CheckoutDraft>().control }) as CheckoutDraft;
  const where =
    form.type === "pickup"
      ? [title, `${address.line1}, ${address.zip} ${address.city}`]
      : [form.street, `${form.zip} ${form.city}`.trim(), form.addressNote];
  return (
    <dl className="review-details">
      <Row label={texts.when}>
        {receipt.types[form.type]}
        <br />
        <When form={form} />
      </Row>
      <Row label={form.type === "pickup" ? texts.pickupWhere : texts.where}>
        <Lines lines={where} />
      </Row>
      <Row label={texts.who}>
        <Lines lines={[form.name, form.phone, form.email]} />
      </Row>
      <Row label={texts.paying}>
        {receipt.payments[form.payment]} {receipt.paymentsAt[form.type]}
      </Row>
    </dl>
  );
}

function When({ form }: { form: CheckoutDraft }) {
  const texts = useTexts(checkoutTexts);
  const { dayName, otherDay } = useDayNames();
  const expected = useServingTimes(form.type).earliest_at;
  const wanted = wantedInstant(form.wantedAt);
  if (wanted !== null) {
    const moment = texts.clock(`${dayName(wanted)}, ${formatTime(wanted)}`);
    return otherDay(wanted) === null ? moment : <strong>{moment}</strong>;
  }
  return expected === null ? texts.asapOff : texts.asapAt(otherDay(expected), formatTime(expected));
}

function Lines({ lines }: { lines: readonly string[] }) {
  const texts = useTexts(checkoutTexts);
  const given = lines.filter((line) => line.trim() !== "");
  if (given.length === 0) return <span className="review-details__open">{texts.notYet}</span>;
  return given.map((line) => (
    <span key={line} className="review-details__line">
      {line}
    </span>
  ));
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
