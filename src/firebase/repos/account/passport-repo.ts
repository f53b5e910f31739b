import {
  type DocumentSnapshot,
  deleteDoc,
  doc,
  getDocFromServer,
  serverTimestamp,
  setDoc,
} from "firebase/firestore";
import {
  type AccountPassport,
  accountPassportSchema,
} from "@/domain/menu/passport/account-passport.schema";
import type { Passport } from "@/domain/menu/passport/passport.schema";
import { withInstants } from "@/domain/stored-data/with-instants";
import { openDatabase } from "../../connection/database";
import { writeOwn } from "./write-own";

/** A stored passport that this version cannot read: never to be taken for one without allergens. */
export type StoredPassport = AccountPassport | "unreadable";

/** The passport that an account has agreed to store: docs/rules.md#passports. Null without one. */
export async function readPassport(uid: string): Promise<StoredPassport | null> {
  return parsed(await getDocFromServer(passportOf(uid)));
}

/**
 * Stores the passport without its additives. The first time also records the consent.
 * @returns what is stored
 */
export async function savePassport(
  uid: string,
  passport: Passport,
): Promise<StoredPassport | null> {
  const record = passportOf(uid);
  const found = await getDocFromServer(record);
  const isReadable = typeof parsed(found) === "object";
  if (found.exists() && !isReadable) await writeOwn(() => deleteDoc(record));
  const { avoid, diets, dislikes, tells_kitchen } = passport;
  const stored = {
    ...{ avoid, diets, dislikes, tells_kitchen },
    agreed_at: found.exists() && isReadable ? found.get("agreed_at") : serverTimestamp(),
    changed_at: serverTimestamp(),
  };
  await writeOwn(() => setDoc(record, stored));
  return readPassport(uid);
}

/** Withdraws the consent: nothing remains stored. Fails, instead of waiting, without a connection. */
export async function deletePassport(uid: string): Promise<void> {
  const record = passportOf(uid);
  if ((await getDocFromServer(record)).exists()) await writeOwn(() => deleteDoc(record));
}

function parsed(found: DocumentSnapshot): StoredPassport | null {
  if (!found.exists()) return null;
  return accountPassportSchema.safeParse(withInstants(found.data())).data ?? "unreadable";
}

function passportOf(uid: string) {
  return doc(openDatabase(), "passports", uid);
}
