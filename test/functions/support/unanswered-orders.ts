import { expireOrders } from "@/functions/schedules/expire-orders";
import { watchOrders } from "@/functions/schedules/watch-orders";
import { adminList, adminPatch } from "@/test/harness/admin";
import { kitchenTest } from "./kitchen-test";
import { newAccount, newGuest, storeGrants } from "./test-accounts";
import { at, KITCHEN, pickupRequest, placeOrder, setClock, TODAY } from "./test-kitchen";

export const TOMORROW = "2027-03-04";

/** A kitchen with a manager. */
export const unansweredTest = kitchenTest.extend("chef", { auto: true }, ({ kitchen: _kitchen }) =>
  addManager("chef@example.com"),
);

/** Runs both jobs of orders at a time of day. */
export async function runAt(time: string, date = TODAY): Promise<void> {
  await setClock(at(time, date));
  await expireOrders.run();
  await watchOrders.run();
}

/** Adds a manager of the kitchen with this address. */
export async function addManager(
  email: string,
  { verified = true, key = KITCHEN } = {},
): Promise<void> {
  const account = await newAccount({ email, emailVerified: verified });
  await storeGrants(account, { resto_keys: [key], role: "manager" });
}

/** Places an order of a new guest at each time. @returns the ids */
export async function orderAt(...times: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const time of times) {
    await setClock(at(time));
    ids.push((await placeOrder(pickupRequest(), await newGuest())).id);
  }
  return ids;
}

interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** All mails, by recipient; guests of these tests leave no address. */
export async function managerMails(): Promise<SentMail[]> {
  const mails = (await adminList("mail")).map(({ data }) => {
    const { subject, text } = data.message as unknown as SentMail;
    return { to: String(data.to), subject, text };
  });
  return mails.toSorted((one, other) => one.to.localeCompare(other.to));
}

export function setUnansweredPolicy(policy: {
  remind_minutes: number | null;
  pause_after_expired: number | null;
}): Promise<void> {
  return adminPatch(`public/${KITCHEN}`, { unanswered_policy: policy });
}
