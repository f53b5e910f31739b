import type { Order } from "../../order/order.schema";
import type { Restaurant } from "../../tenant/restaurant.schema";
import type { Language } from "../../text/language";
import type { Instant } from "../../time/berlin-time";
import type { Mail, MailBlock } from "../mail";
import { formatMailMoment } from "../mail-format";
import { renderMail } from "../render-mail";
import { type ManagerMailKind, managerMailTexts } from "./manager-mail-texts";

/** The occasion of a mail to managers. */
export interface ManagerMailSubject {
  readonly kind: ManagerMailKind;
  /** The unanswered or expired orders; at least one. */
  readonly orders: readonly Pick<Order, "code" | "created_at">[];
  /** Last heartbeat of the order board; null if there was none. */
  readonly boardSeenAt: Instant | null;
  /** Address of the order board. */
  readonly boardUrl: string;
}

/**
 * Mail to a manager about orders that nobody answers, in German and English, because no language of
 * staff is stored. Contains no text and no contact of guests.
 */
export function managerMail(
  to: string,
  { title, color }: Pick<Restaurant, "title" | "color">,
  about: ManagerMailSubject,
): Mail {
  const subject = managerMailTexts.de.news[about.kind](about.orders.length, title);
  const blocks = [...blocksIn("de", title, about), ...blocksIn("en", title, about)];
  return renderMail({ to, subject, language: "de", color }, blocks);
}

function blocksIn(
  language: Language,
  title: string,
  { kind, orders, boardSeenAt, boardUrl }: ManagerMailSubject,
): MailBlock[] {
  const texts = managerMailTexts[language];
  const moment = (instant: Instant) => formatMailMoment(instant, language);
  const boardSeen =
    boardSeenAt === null ? texts.boardNeverSeen : texts.boardSeen(moment(boardSeenAt));
  return [
    { kind: "important", text: `${texts.news[kind](orders.length, title)}.` },
    ...orders.map(
      ({ code, created_at }): MailBlock => ({
        kind: "paragraph",
        text: texts.order(code, moment(created_at)),
      }),
    ),
    { kind: "paragraph", text: texts.meaning[kind] },
    { kind: "paragraph", text: boardSeen },
    { kind: "link", text: texts.openBoard, href: boardUrl },
  ];
}
