import { readInvitationHash } from "@/domain/staff/invitation-link";
import { callFunction } from "@/test/harness/callables";
import { mailedInvitations } from "@/test/harness/mailed-invitations";
import type { TestAccount } from "./test-accounts";

/** Password that an invited person chooses. */
export const CHOSEN_PASSWORD = "chosen-by-the-owner-1";

/** Secrets of the links that were mailed to an address, the latest last. */
export async function mailedSecrets(email: string): Promise<(string | undefined)[]> {
  const links = await mailedInvitations(email);
  return links.map((link) => readInvitationHash(new URL(link).hash)?.secret);
}

/** Accepts the last invitation that was mailed to an address. */
export async function acceptInvitation(
  email: string,
  { password = CHOSEN_PASSWORD, by }: { password?: string; by?: Partial<TestAccount> } = {},
) {
  const secret = (await mailedSecrets(email)).at(-1);
  return callFunction("acceptInvitation", { secret, password }, by);
}
