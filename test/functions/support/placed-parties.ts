import { callFunction } from "@/test/harness/callables";
import { newGuest, type TestAccount } from "./test-accounts";
import { bookTable, TOMORROW, tableRequest } from "./test-tables";

export interface Placed {
  readonly id: string;
  readonly guest: TestAccount;
}

/** Books a table for a new guest. */
export async function book(changes: Parameters<typeof tableRequest>[0] = {}): Promise<Placed> {
  const guest = await newGuest();
  const { id } = await bookTable(tableRequest(changes), guest);
  return { id, guest };
}

export const moveTo = (id: string, by: TestAccount, changes: object = {}) => {
  const wish = { date: TOMORROW, time: "19:00", party_size: 2 };
  return callFunction(
    "changeReservation",
    { reservation_id: id, version: 1, ...wish, ...changes },
    by,
  );
};

/** Takes all tables tomorrow at 19:00. */
export async function fillTables(): Promise<Placed[]> {
  const placed: Placed[] = [];
  for (const party_size of [2, 2, 4, 6]) placed.push(await book({ party_size }));
  return placed;
}
