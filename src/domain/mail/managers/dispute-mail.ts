import type { Dispute } from "../../payment/dispute.schema";
import type { Restaurant } from "../../tenant/restaurant.schema";
import { formatPrice } from "../../text/format";
import type { Language } from "../../text/language";
import { type Mail, type MailBlock, paragraph } from "../mail";
import { formatMailMoment } from "../mail-format";
import { renderMail } from "../render-mail";
import { disputeMailTexts } from "./dispute-mail-texts";

interface DisputeMailSubject {
  readonly dispute: Pick<Dispute, "amount_cents" | "due_at">;
  readonly paid: "order" | "reservation";
  /** Code of the order or reservation. */
  readonly code: string;
  /** Address of the page of payments. */
  readonly paymentsUrl: string;
}

/**
 * Mail to a manager about a payment that a guest disputes with the bank, in German and English, because
 * no language of staff is stored. Contains nothing about the guest.
 */
export function disputeMail(
  to: string,
  { title, color }: Pick<Restaurant, "title" | "color">,
  about: DisputeMailSubject,
): Mail {
  const subject = disputeMailTexts.de.news(formatPrice(about.dispute.amount_cents, "de"), title);
  const blocks = [...blocksIn("de", title, about), ...blocksIn("en", title, about)];
  return renderMail({ to, subject, language: "de", color }, blocks);
}

function blocksIn(
  language: Language,
  title: string,
  { dispute: { amount_cents, due_at }, paid, code, paymentsUrl }: DisputeMailSubject,
): MailBlock[] {
  const texts = disputeMailTexts[language];
  const amount = formatPrice(amount_cents, language);
  const deadline = due_at === null ? null : formatMailMoment(due_at, language);
  const rows: [string, string][] = [
    [texts[paid], code],
    [texts.amount, amount],
  ];
  if (deadline !== null) rows.push([texts.deadline, deadline]);
  return [
    { kind: "important", text: `${texts.news(amount, title)}.` },
    paragraph(deadline === null ? texts.answerSoon : texts.answer(deadline)),
    { kind: "rows", rows },
    paragraph(texts.evidence),
    paragraph(texts.noRefund),
    { kind: "link", text: texts.open, href: paymentsUrl },
  ];
}
