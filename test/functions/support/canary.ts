import { GUEST_BOOK_VERSION } from "@/domain/contact/guest-book-request.schema";
import type { deleteMyAccount } from "@/functions/accounts/delete-my-account";
import type { exportMyData } from "@/functions/accounts/export-my-data";
import { adminList } from "@/test/harness/admin";
import { inProcessRequest } from "./in-process-request";
import type { TestAccount } from "./test-accounts";
import { deliveryRequest, placeOrder } from "./test-kitchen";
import { bookTable, tableRequest } from "./test-tables";

/** Personal data that is easy to find in all collections. */
export const contact = {
  name: "Kanari Vogel",
  phone: "089 99998-777",
  email: "kanari@example.com",
};

export const address = {
  street: "Käfigweg 1",
  zip: "86343",
  city: "Königsbrunn",
  note: "bei Kanari",
};

const lines = [{ item_id: "soup", qty: 4, choices: {}, note: "Körnerallergie" }];

const passport = { de: "Körnerallergie", en: "Körnerallergie" };

const TRACES = /Kanari|98-?777|kanari@example\.com|Käfigweg|Körnerallergie/;

const guest_book = { agrees_to: GUEST_BOOK_VERSION, allergies: "Körnerallergie" };

/** Places an order with personal data. */
export function canaryOrder(guest: TestAccount, changes: object = {}) {
  return placeOrder(
    deliveryRequest({ contact, address, lines, passport, guest_book, ...changes }),
    guest,
  );
}

/** Books a table with personal data. */
export function canaryReservation(guest: TestAccount, changes: object = {}) {
  return bookTable(tableRequest({ contact, note: "Körnerallergie", ...changes }), guest);
}

/** All stored documents that contain the personal data. */
export async function canaryTraces(): Promise<string[]> {
  const collections =
    "users orders reservations reservation_notes staff limits blocks known_guests mail audit".split(
      " ",
    );
  const found = await Promise.all(
    collections.map(async (collection) =>
      (await adminList(collection)).map(
        ({ id, data }) => `${collection}/${id} ${JSON.stringify(data)}`,
      ),
    ),
  );
  return found.flat().filter((text) => TRACES.test(text));
}

/** Calls in this process with a given time of sign-in, which a token over HTTP cannot have. */
export function callWithSignIn(
  callable: typeof deleteMyAccount | typeof exportMyData,
  { uid }: TestAccount,
  minutesAgo: number,
  sign_in_provider = "password",
): unknown {
  const auth_time = Math.floor(Date.now() / 1000) - minutesAgo * 60;
  const auth = { uid, token: { auth_time, firebase: { sign_in_provider } } };
  return callable.run(inProcessRequest(null, { auth }));
}
