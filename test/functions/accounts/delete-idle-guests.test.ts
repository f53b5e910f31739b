import { expect, inject } from "vitest";
import { identities } from "@/functions/runtime/admin-app";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { adminGet, adminList, adminSet } from "@/test/harness/admin";
import { tableTest as test } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newAccount, newGuest, newStaff } from "../support/test-accounts";
import { KITCHEN, pickupRequest, placeOrder, setClock } from "../support/test-kitchen";
import { bookTable, tableRequest } from "../support/test-tables";

runFunctionsInProcess();

const DAY_MS = 24 * 60 * 60_000;

/** Sets the clock to a number of days after now: accounts are created in real time. */
const daysLater = (days: number) => setClock(Date.now() + days * DAY_MS);

async function uids(): Promise<string[]> {
  return (await identities().listUsers()).users.map(({ uid }) => uid);
}

test("a guest account is deleted 180 days after its last use, with its data", async () => {
  const guest = await newGuest();
  const { id } = await placeOrder(pickupRequest(), guest);
  await adminSet(`users/${guest.uid}`, {
    email: null,
    created_at: new Date(),
    online_at: new Date(),
  });
  await adminSet(`orders/${id}`, {
    ...(await adminGet(`orders/${id}`)),
    created_at: new Date(Date.now() - DAY_MS),
    status: "completed",
  });
  await daysLater(179);
  await runSchedule.retention();
  expect(await uids()).toContain(guest.uid);
  await daysLater(181);
  await runSchedule.retention();
  expect(await uids()).not.toContain(guest.uid);
  expect(await adminGet(`users/${guest.uid}`)).toBeNull();
  expect(await adminGet(`orders/${id}`)).toMatchObject({
    creator_uid: "deleted",
    contact: { name: "–" },
    total_cents: 1980,
  });
  const audit = (await adminList("audit")).map(({ data }) => data);
  expect(audit).toContainEqual(
    expect.objectContaining({
      action: "account.deleted",
      by: "system",
      uid: null,
      target: `users/${guest.uid}`,
    }),
  );
});

test("accounts with an address, of staff, or used since are kept", async () => {
  const registered = await newAccount({ emailVerified: false });
  const staff = await newStaff({ resto_keys: [KITCHEN] });
  const active = await newGuest();
  const idle = await newGuest();
  await adminSet(`users/${active.uid}`, { online_at: new Date(Date.now() + 20 * DAY_MS) });
  await daysLater(190);
  await runSchedule.retention();
  const left = await uids();
  expect(left).toEqual(expect.arrayContaining([registered.uid, staff.uid, active.uid]));
  expect(left).not.toContain(idle.uid);
});

test("an account with an open order or a coming reservation is kept until it is over", async () => {
  const [orderer, diner] = [await newGuest(), await newGuest()];
  const { id: orderId } = await placeOrder(pickupRequest(), orderer);
  const { id: tableId } = await bookTable(tableRequest(), diner);
  const soon = new Date(Date.now() + 200 * DAY_MS);
  await adminSet(`orders/${orderId}`, {
    ...(await adminGet(`orders/${orderId}`)),
    status: "accepted",
    created_at: new Date(Date.now() + 60 * DAY_MS),
    wanted_at: soon,
  });
  await adminSet(`reservations/${tableId}`, {
    ...(await adminGet(`reservations/${tableId}`)),
    start_at: soon,
    end_at: new Date(soon.getTime() + 2 * 60 * 60_000),
  });
  await daysLater(190);
  await runSchedule.retention();
  expect(await uids()).toEqual(expect.arrayContaining([orderer.uid, diner.uid]));
  expect(await adminGet(`orders/${orderId}`)).toMatchObject({
    status: "accepted",
    creator_uid: orderer.uid,
  });
  expect(await adminGet(`reservations/${tableId}`)).toMatchObject({
    status: "confirmed",
    creator_uid: diner.uid,
  });
  await daysLater(270);
  await runSchedule.retention();
  const left = await uids();
  expect(left).not.toContain(orderer.uid);
  expect(left).not.toContain(diner.uid);
});

test("a stored cursor that the identity provider refuses does not stop the deletion", async () => {
  const { uid } = await newGuest();
  await adminSet("runs/guest_accounts", { page_token: "gone" });
  await daysLater(181);
  await runSchedule.retention();
  expect(await uids()).not.toContain(uid);
  expect(await backendAdmin(inject("backendPorts")).get("runs/guest_accounts")).toEqual({
    page_token: null,
  });
});
