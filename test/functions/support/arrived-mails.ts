import PostalMime, { type Email } from "postal-mime";
import { expect, inject } from "vitest";
import { adminGet } from "@/test/harness/admin";

interface Listed {
  id: string;
  to: string;
}

/** Mails to an address that the mail server has received, oldest first. */
export async function arrivedMails(to: string): Promise<Email[]> {
  const inbox = inject("inboxUrl");
  const listed = (await (await fetch(`${inbox}/mails`)).json()) as Listed[];
  const own = listed.filter((mail) => mail.to === to).toReversed();
  return Promise.all(
    own.map(async ({ id }) => {
      const source = await fetch(`${inbox}/mails/${id}/source`);
      return PostalMime.parse(await source.arrayBuffer());
    }),
  );
}

/** Waits until a mail has arrived, and returns the only one. */
export async function onlyMail(to: string): Promise<Email> {
  await expect.poll(() => arrivedMails(to), { timeout: 15_000 }).toHaveLength(1);
  const [mail] = await arrivedMails(to);
  if (!mail) throw new Error(`no mail to ${to}`);
  return mail;
}

/** Waits until the delivery of a mail is as expected. */
export async function deliveryBecomes(id: string, expected: object): Promise<void> {
  await expect
    .poll(async () => (await adminGet(`mail/${id}`))?.delivery, { timeout: 15_000 })
    .toMatchObject(expected);
}
