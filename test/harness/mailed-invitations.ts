import { adminList } from "./admin";

interface StoredMail {
  readonly to: string;
  readonly target: string;
  readonly created_at: Date;
  readonly message: { readonly text: string };
}

/** Links of the invitations that were mailed to an address, the latest last. */
export async function mailedInvitations(email: string): Promise<string[]> {
  const mails = (await adminList("mail")).map(({ data }) => data as unknown as StoredMail);
  return mails
    .filter(({ to, target }) => to === email && target.startsWith("invitations/"))
    .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .map(({ message }) => /https:\/\/\S+#secret=\S+/.exec(message.text)?.[0] ?? "");
}
