import { describe, expect } from "vitest";
import { recordFigure, runSize } from "@/test/faults/figures";
import { adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { tableTest as test } from "../support/kitchen-test";
import { newAccount, newGuest, type TestAccount } from "../support/test-accounts";
import {
  at,
  newContact,
  pickupRequest,
  placeOrder,
  reasonOf,
  setClock,
} from "../support/test-kitchen";
import { bookTable, tableRequest } from "../support/test-tables";

const STRANGER = "fremd@example.com";
const LURE = "Sie haben gewonnen http://gewinn.example";

interface StoredMail {
  readonly to: string;
  readonly message: { readonly subject: string; readonly text: string; readonly html: string };
}

async function mailsTo(address: string): Promise<StoredMail[]> {
  const mails = (await adminList("mail")) as unknown as { data: StoredMail }[];
  return mails.map(({ data }) => data).filter(({ to }) => to.toLowerCase() === address);
}

const withForeignText = (mails: readonly StoredMail[]) =>
  mails.filter(({ message }) => /gewonnen|gewinn/i.test(JSON.stringify(message)));

const luring = (email = STRANGER) =>
  tableRequest({ contact: { ...newContact(), name: LURE, email }, note: LURE });

/** Books and cancels; answers the reasons of refused calls. */
async function bookAndCancel(guest: TestAccount, email?: string): Promise<(string | undefined)[]> {
  const request = luring(email);
  const booked = await callFunction("requestReservation", request, guest);
  const step = { reservation_id: request.reservation_id, version: 1 };
  const cancelled = await callFunction("cancelReservation", step, guest);
  return [reasonOf(booked), reasonOf(cancelled)];
}

const dropped = async () =>
  (await adminList("audit")).filter(({ data }) => data.action === "mail.dropped").length;

const ROUNDS = runSize(12, 60);
const SPELLINGS = runSize(15, 50);

describe(`${ROUNDS} rounds of booking and cancelling with a stranger's address`, () => {
  test("from one account stop after five bookings", async ({ guest }) => {
    const reasons = [];
    for (let round = 0; round < ROUNDS; round += 1) reasons.push(await bookAndCancel(guest));
    expect(reasons.filter(([booked]) => booked === undefined)).toHaveLength(5);
    expect(new Set(reasons.slice(5).map(([booked]) => booked))).toEqual(new Set(["RATE_LIMIT"]));
    const mails = await mailsTo(STRANGER);
    expect(mails).toHaveLength(6);
    expect(withForeignText(mails)).toEqual([]);
    recordFigure(
      55,
      `mails from ${ROUNDS} rounds of one account (60 before)`,
      mails.length,
      import.meta.url,
    );
    const lures = withForeignText(mails).length;
    recordFigure(55, "of these with text of the sender (60 before)", lures, import.meta.url);
  }, 120_000);

  test("from twelve accounts with as many numbers still send six mails", async () => {
    const guests = await Promise.all(Array.from({ length: 12 }, () => newGuest()));
    const spellings = [STRANGER, "Fremd@Example.com", "FREMD@EXAMPLE.COM"];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [guest, email] = [guests[round % 12], spellings[round % 3]];
      if (guest) expect(await bookAndCancel(guest, email)).toEqual([undefined, undefined]);
    }
    const mails = await mailsTo(STRANGER);
    expect(mails).toHaveLength(6);
    expect(withForeignText(mails)).toEqual([]);
    // The bookings stand; only their mails are missing.
    expect(await adminList("reservations")).toHaveLength(ROUNDS);
    expect(await dropped()).toBe(2 * ROUNDS - 6);
    recordFigure(55, `mails from ${ROUNDS} rounds of 12 accounts`, mails.length, import.meta.url);
  }, 120_000);

  test("reach the same address again a day later", async ({ guest }) => {
    for (let round = 0; round < 4; round += 1) await bookAndCancel(guest);
    await setClock(at("18:01", "2027-03-04"));
    const late = { ...luring(), date: "2027-03-06" };
    await bookTable(late, guest);
    expect(await mailsTo(STRANGER)).toHaveLength(7);
  });
});

test(`${SPELLINGS} spellings of one mailbox get six mails together`, async () => {
  const spellings = Array.from({ length: SPELLINGS }, (_, index) => `Fremd+${index}@example.com`);
  for (const [index, email] of spellings.entries()) {
    const time = `1${2 + (index % 8)}:${index % 4 === 0 ? "00" : "30"}`;
    const date = `2027-03-${String(4 + (index % 20)).padStart(2, "0")}`;
    await bookTable({ ...luring(email), time, date, party_size: 1 }, await newGuest());
  }
  const mails = (await adminList("mail")) as unknown as { data: StoredMail }[];
  recordFigure(74, `mails to ${SPELLINGS} spellings of one mailbox`, mails.length, import.meta.url);
  expect(mails).toHaveLength(6);
  // The address is mailed as the guest typed it.
  expect(mails.map(({ data }) => data.to).toSorted()).toEqual(spellings.slice(0, 6).toSorted());
}, 120_000);

test("ten moves and cancellations an hour are possible, and the next names the wait", async ({
  guest,
}) => {
  const request = luring();
  await bookTable(request, guest);
  const { reservation_id, date, party_size } = request;
  const move = (version: number) => {
    const time = version % 2 ? "17:00" : "19:00";
    return callFunction(
      "changeReservation",
      { reservation_id, version, date, time, party_size },
      guest,
    );
  };
  for (let version = 1; version <= 10; version += 1) {
    expect(await move(version)).toHaveProperty("result");
  }
  const eleventh = await move(11);
  expect(reasonOf(eleventh)).toBe("RATE_LIMIT");
  expect(eleventh.error?.details?.retry_after_s).toBeGreaterThan(3500);
  const cancelled = await callFunction("cancelReservation", { reservation_id, version: 11 }, guest);
  expect(reasonOf(cancelled)).toBe("RATE_LIMIT");
  const { id } = await placeOrder(pickupRequest(), guest);
  const cancelledOrder = await callFunction("cancelOrder", { order_id: id, version: 1 }, guest);
  expect(reasonOf(cancelledOrder)).toBe("RATE_LIMIT");
  expect(await mailsTo(STRANGER)).toHaveLength(6);

  await setClock(at("19:01"));
  expect(await move(11)).toHaveProperty("result");
  expect(reasonOf(await move(11))).toBe("VERSION_CONFLICT");
});

describe("the account's own verified address", () => {
  const email = "Eigen@example.com";

  test("gets name and note, and twenty mails a day", async ({ staff }) => {
    const guest = await newAccount({ emailVerified: true, email: email.toLowerCase() });
    const request = tableRequest({ contact: { ...newContact(), name: "Nina Eigen", email } });
    await bookTable({ ...request, note: "am Fenster" }, guest);
    const { reservation_id, date, party_size } = request;
    for (let version = 1; version <= 21; version += 1) {
      const time = version % 2 ? "17:00" : "19:00";
      const move = { reservation_id, version, date, time, party_size };
      expect(await callFunction("changeReservation", move, staff)).toHaveProperty("result");
    }
    const mails = await mailsTo(email.toLowerCase());
    expect(mails).toHaveLength(20);
    expect(mails[0]?.message.text).toContain("Guten Tag Nina Eigen,");
    expect(mails[0]?.message.text).toContain("am Fenster");
  });

  test("is treated as a stranger's if another account gives it", async ({ guest }) => {
    await newAccount({ emailVerified: true, email: email.toLowerCase() });
    for (let round = 0; round < 4; round += 1) await bookAndCancel(guest, email);
    const mails = await mailsTo(email.toLowerCase());
    expect(mails).toHaveLength(6);
    expect(withForeignText(mails)).toEqual([]);
  });

  test("is treated as a stranger's as long as it is not verified", async () => {
    const { appCheckToken } = await newGuest();
    const account = await newAccount({ emailVerified: false, email: email.toLowerCase() });
    await bookTable(luring(email), { ...account, ...(appCheckToken && { appCheckToken }) });
    expect(withForeignText(await mailsTo(email.toLowerCase()))).toEqual([]);
  });
});

test("steps of the staff send no text of the guest either, and count like other mails", async ({
  guest,
  staff,
}) => {
  const contact = { ...newContact(), name: LURE, email: STRANGER };
  for (let order = 0; order < 3; order += 1) {
    const lines = [{ item_id: "soup", qty: 4, choices: {}, note: LURE }];
    const { id } = await placeOrder(pickupRequest({ contact, lines }), guest);
    const steps = [{ to: "accepted", eta_minutes: 20 }, { to: "ready" }, { to: "completed" }];
    for (const [index, step] of steps.entries()) {
      const change = { id, version: index + 1, ...step };
      expect(await callFunction("setOrderStatus", change, staff)).toHaveProperty("result");
    }
  }
  const mails = await mailsTo(STRANGER);
  expect(mails).toHaveLength(6);
  expect(withForeignText(mails)).toEqual([]);
  expect(await dropped()).toBe(3);
});
