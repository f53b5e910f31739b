import { callFunction } from "@/test/harness/callables";
import { tryOnDatabase } from "./database-operations";
import { newGuest, type TestAccount } from "./test-accounts";
import { KITCHEN, pickupRequest, placeOrder, reasonOf } from "./test-kitchen";

/** Reasons of refusal for an account whose inputs are valid. */
const WITHOUT_RIGHTS: readonly unknown[] = ["NOT_ALLOWED", "NOT_SIGNED_IN"];

/** Tries staff calls and a read of the test kitchen. @returns the names of those that are allowed */
export async function rightsOf(
  account: Pick<TestAccount, "idToken">,
): Promise<{ allowed: string[]; attempts: number }> {
  const { id } = await placeOrder(pickupRequest(), await newGuest());
  const menu = { resto_key: KITCHEN, kind: "menu" };
  const day = "2027-03-03";
  const calls: Record<string, object> = {
    setAvailability: { resto_key: KITCHEN, patch: { extra_minutes: 5 } },
    setOrderStatus: { id, version: 1, to: "accepted", eta_minutes: 20 },
    delayOrder: { id, version: 1, minutes: 10 },
    readOverview: {},
    readReport: { resto_key: KITCHEN, from: day, to: day },
    listRevisions: menu,
    readRevision: { ...menu, rev: 1 },
    boardSeen: { resto_keys: [KITCHEN] },
    listStaff: {},
    listBlocks: { resto_key: KITCHEN },
    searchGuests: { resto_key: KITCHEN, phone: "089 99998050" },
  };
  const allowed: string[] = [];
  for (const [name, input] of Object.entries(calls)) {
    const answer = await callFunction(name, input, account);
    if (!WITHOUT_RIGHTS.includes(reasonOf(answer))) allowed.push(name);
  }
  const { idToken } = account;
  const path = `orders/${id}`;
  if (await tryOnDatabase("get", { path, restoKey: KITCHEN, idToken })) allowed.push("get");
  return { allowed, attempts: Object.keys(calls).length + 1 };
}
