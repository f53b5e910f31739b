import type { Access } from "../staff/grants.schema";
import type { Restaurant } from "../tenant/restaurant.schema";
import type { Language } from "../text/language";
import type { Instant } from "../time/berlin-time";
import { invitationMailTexts } from "./invitation-mail-texts";
import { type Mail, type MailBlock, paragraph } from "./mail";
import { formatMailMoment } from "./mail-format";
import { renderMail } from "./render-mail";

/** Content of the mail with an invitation. */
export interface InvitationMailSubject {
  readonly role: Access["role"];
  /** Titles of the restaurants; at least one. */
  readonly restaurants: readonly string[];
  readonly validUntil: Instant;
  /** Address of the page on which the invitation is accepted. */
  readonly url: string;
}

/** If there are more titles, the mail names their number instead. */
const MAX_TITLES = 5;

/**
 * Mail with the link of an invitation, in German and English, because no language of staff is stored.
 * It names no person: names of accounts are free text.
 */
export function invitationMail(
  to: string,
  { color }: Pick<Restaurant, "color">,
  about: InvitationMailSubject,
): Mail {
  const subject = invitationMailTexts.de.subject(listed("de", about.restaurants));
  const blocks = [...blocksIn("de", about), ...blocksIn("en", about)];
  return renderMail({ to, subject, language: "de", color }, blocks);
}

function blocksIn(
  language: Language,
  { role, restaurants, validUntil, url }: InvitationMailSubject,
): MailBlock[] {
  const texts = invitationMailTexts[language];
  return [
    { kind: "important", text: texts.news(listed(language, restaurants), texts.roles[role]) },
    paragraph(texts.ask),
    { kind: "link", text: texts.accept, href: url },
    paragraph(texts.valid(formatMailMoment(validUntil, language))),
    paragraph(texts.older),
    paragraph(texts.unexpected),
  ];
}

function listed(language: Language, titles: readonly string[]): string {
  return titles.length > MAX_TITLES
    ? invitationMailTexts[language].count(titles.length)
    : titles.join(", ");
}
