import type { QuerySnapshot } from "firebase-admin/firestore";
import { type PaymentAccount, paymentAccountSchema } from "@/domain/payment/payment.schema";
import { parseStored } from "@/domain/stored-data/parse-stored";
import { database, type Reader, type Transaction } from "../runtime/admin-app";
import { parsedOrNull } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

const accounts = () => database().collection("payment_accounts");
const accountOf = (resto_key: string) => accounts().doc(resto_key);
const restaurantOf = (resto_key: string) => database().doc(`public/${resto_key}`);

/** A restaurant's account with the provider; null without one, or if it cannot be parsed. */
export async function readPaymentAccount(
  resto_key: string,
  reader: Reader | Transaction = database(),
): Promise<PaymentAccount | null> {
  const [snapshot] = await reader.getAll(accountOf(resto_key));
  const data = snapshot ? plainData(snapshot) : null;
  if (!data) return null;
  const checked = parseStored(paymentAccountSchema, { ...data, resto_key });
  return parsedOrNull(`payment_accounts/${resto_key}`, checked);
}

/** Key of the restaurant that an account of the provider belongs to; null if there is none. */
export async function findRestaurantOf(account_id: string): Promise<string | null> {
  const { docs } = await accounts().where("account_id", "==", account_id).limit(1).select().get();
  return docs[0]?.id ?? null;
}

/** Keys of the restaurants whose accounts were fetched longest ago. */
export async function listStaleAccounts(limit: number): Promise<string[]> {
  return idsOf(await accounts().orderBy("updated_at").limit(limit).select().get());
}

/** Stores a restaurant's account, and in the restaurant whether guests can pay online. */
export function writePaymentAccount(transaction: Transaction, account: PaymentAccount): void {
  storeAccount(transaction, account);
  const pays_online = account.charges_enabled && account.is_switched_off !== true;
  transaction.update(restaurantOf(account.resto_key), { pays_online });
}

/** Stores that an account can charge as before: the restaurant, which guests read, stays. */
export function storeAccount(transaction: Transaction, account: PaymentAccount): void {
  const { resto_key, connected_at, updated_at, ...rest } = account;
  transaction.set(accountOf(resto_key), {
    ...rest,
    resto_key,
    connected_at: toTimestamp(connected_at),
    updated_at: toTimestamp(updated_at),
  });
}

/** Keys of at most `limit` restaurants whose guests see online payment. */
export async function listPayingOnline(limit: number): Promise<string[]> {
  const restaurants = database().collection("public").where("pays_online", "==", true);
  return idsOf(await restaurants.limit(limit).select().get());
}

/** Keys of at most `limit` restaurants whose online payment the switch has hidden. */
export async function listSwitchedOff(limit: number): Promise<string[]> {
  return idsOf(await accounts().where("is_switched_off", "==", true).limit(limit).select().get());
}

const idsOf = ({ docs }: QuerySnapshot) => docs.map(({ id }) => id);

/** Forgets a restaurant's account: nobody can pay online there from now on. */
export function deletePaymentAccount(transaction: Transaction, resto_key: string): void {
  transaction.delete(accountOf(resto_key));
  transaction.update(restaurantOf(resto_key), { pays_online: false });
}
