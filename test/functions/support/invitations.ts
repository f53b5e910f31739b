import { randomUUID } from "node:crypto";
import { readInvitationHash } from "@/domain/staff/invitation-link";
import { listStaffAnswerSchema } from "@/domain/staff/staff-requests.schema";
import { adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { mailedInvitations } from "@/test/harness/mailed-invitations";
import { kitchenTest } from "./kitchen-test";
import type { TestAccount } from "./test-accounts";
import { KITCHEN } from "./test-kitchen";

/** Password that an invited person chooses. */
export const CHOSEN_PASSWORD = "chosen-by-the-owner-1";

/** A {@link kitchenTest} with a new address, and calls by the super-administrator or another account. */
export const invitationTest = kitchenTest
  .extend("email", () => `${randomUUID()}@example.com`)
  .extend(
    "invite",
    ({ superAdmin }) =>
      (email: string, resto_keys = [KITCHEN], by: TestAccount = superAdmin) =>
        callFunction("setStaff", { email, resto_keys, role: "staff" }, by),
  )
  .extend("listed", ({ superAdmin }) => async (email: string, by: TestAccount = superAdmin) => {
    const { result } = await callFunction("listStaff", null, by);
    return listStaffAnswerSchema.parse(result).people.filter((each) => each.email === email);
  });

/** Tries a call that staff of the test kitchen may make. */
export const pause = (by: Partial<TestAccount>) =>
  callFunction("setAvailability", { resto_key: KITCHEN, patch: { extra_minutes: 5 } }, by);

/** Reads the invitation behind a link. */
export const readInvitation = (secret: unknown, from = {}) =>
  callFunction("readInvitation", { secret }, from);

/** Audit entries of one action. */
export const auditOf = async (action: string) =>
  (await adminList("audit")).map(({ data }) => data).filter((each) => each.action === action);

/** Secret of the last link that was mailed to an address. */
export const secretOf = async (email: string) => (await mailedSecrets(email)).at(-1);

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
  return callFunction("acceptInvitation", { secret: await secretOf(email), password }, by);
}
