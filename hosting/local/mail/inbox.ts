import { randomUUID } from "node:crypto";
import PostalMime, { type Address, type Email } from "postal-mime";

const MAX_MAILS = 500;

/** A mail that the local mail server has received. */
export interface ReceivedMail {
  readonly id: string;
  readonly receivedAt: Date;
  readonly parsed: Email;
  /** As sent, with headers. */
  readonly source: Buffer;
}

/** A mail as the inbox page shows it. */
export interface ShownMail {
  readonly id: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly string[];
}

/** The latest 500 mails, newest first, in memory. */
export interface Inbox {
  list(): readonly ReceivedMail[];
  find(id: string): ReceivedMail | undefined;
  add(source: Buffer): Promise<void>;
  clear(): void;
  /** Calls `listener` after every change, until the returned function is called. */
  onChange(listener: () => void): () => void;
}

export function createInbox(): Inbox {
  let mails: readonly ReceivedMail[] = [];
  const listeners = new Set<() => void>();

  function replace(next: readonly ReceivedMail[]): void {
    mails = next;
    for (const listener of listeners) listener();
  }

  return {
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
    async add(source) {
      const parsed = await PostalMime.parse(source);
      const mail = { id: randomUUID(), receivedAt: new Date(), parsed, source };
      replace([mail, ...mails].slice(0, MAX_MAILS));
    },
    clear: () => replace([]),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function shownMail({ id, receivedAt, parsed }: ReceivedMail): ShownMail {
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    from: addressText(parsed.from),
    to: (parsed.to ?? []).map(addressText).join(", "),
    replyTo: (parsed.replyTo ?? []).map(addressText).join(", "),
    subject: parsed.subject ?? "",
    text: parsed.text ?? "",
    html: parsed.html ?? "",
    attachments: parsed.attachments.map(({ filename }) => filename ?? "anhang"),
  };
}

function addressText(address: Address | undefined): string {
  if (!address) return "";
  const { name, address: mailbox = "" } = address;
  return name ? `${name} <${mailbox}>` : mailbox;
}
