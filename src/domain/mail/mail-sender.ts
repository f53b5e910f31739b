import type { Restaurant } from "../tenant/restaurant.schema";
import { singleLine } from "./single-line";

interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** Sender of a mail as its recipient sees it. */
export interface MailSender {
  readonly from: MailAddress;
  /** Missing if the restaurant publishes no e-mail address. */
  readonly replyTo?: MailAddress;
}

/** The restaurant's fields that name it as a sender. */
export type Sending = Pick<Restaurant, "title" | "email">;

/**
 * The restaurant as the sender of its mails: its name with an address that may send for it. Answers
 * go to the restaurant's published address.
 * @param restaurant null if it is not known any more
 */
export function mailSender(restaurant: Sending | null, address: string): MailSender {
  const name = singleLine(restaurant?.title ?? "");
  const replyTo = restaurant?.email;
  return { from: { name, address }, ...(replyTo && { replyTo: { name, address: replyTo } }) };
}
