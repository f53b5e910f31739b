import { describe, expect } from "vitest";
import { depositPaymentId } from "@/domain/payment/payment-id";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import {
  cancelAsGuest,
  depositPolicy,
  depositRequest,
  openDeposit,
  paidDeposit,
  refundedOf,
  reservationOf,
  stepByStaff,
  syncDeposit,
  depositTest as test,
} from "../support/deposit-test";
import { control, intentOf, passMinutes, pay, sendEvent, stripe } from "../support/payment-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newGuest } from "../support/test-accounts";
import { KITCHEN } from "../support/test-kitchen";
import { bookTable, reservedSeats, setPolicy, tableRequest } from "../support/test-tables";

runFunctionsInProcess();

const DAY_MINUTES = 24 * 60;
const HOLD_MINUTES = 11;
const book = async (changes: object) =>
  callFunction("requestReservation", depositRequest(changes), await newGuest());

async function mailTexts(): Promise<string> {
  const mails = await adminList("mail");
  return mails.map(({ data }) => JSON.stringify(data.message)).join("\n");
}

describe("a table with a deposit", () => {
  test("is held while it waits, and booked once the deposit is taken", async ({ guest }) => {
    const { id, session } = await openDeposit(guest);
    expect(await reservationOf(id)).toMatchObject({
      status: "awaiting_payment",
      deposit: { cents: 8000, free_until_hours: 24 },
      payment_status: "open",
      due_at: null,
    });
    expect(await reservedSeats()).toMatchObject({ "2027-03-04 19:00": 8 });
    expect(await adminList("mail")).toEqual([]);
    await pay(session);
    expect((await syncDeposit(id, guest)).result).toEqual({
      status: "confirmed",
      payment_status: "captured",
    });
    expect(await reservationOf(id)).toMatchObject({ paid_cents: 8000, pay_by: null });
    expect(await intentOf(depositPaymentId(id))).toMatchObject({
      status: "succeeded",
      amount_received: 8000,
    });
    expect(await adminList("mail")).toHaveLength(1);
    expect(await mailTexts()).toContain("Anzahlung von 80,00");
  });

  test("waits for the restaurant's answer where it confirms by hand", async ({ guest, staff }) => {
    await setPolicy({ ...depositPolicy, auto_confirm: false });
    const { id, session } = await openDeposit(guest);
    await pay(session);
    expect((await syncDeposit(id, guest)).result).toMatchObject({ status: "requested" });
    await stepByStaff(id, "declined", staff);
    expect(await refundedOf(id)).toBe(8000);
    expect(await mailTexts()).toContain("erstatten wir Ihnen vollständig");
  });

  test("needs the guest's consent to these very terms", async () => {
    for (const deposit of [
      undefined,
      { cents: 7000, free_until_hours: 24 },
      { cents: 8000, free_until_hours: 2 },
    ]) {
      const { error } = await book({ deposit });
      expect(error?.details?.reason).toBe("DEPOSIT_REQUIRED");
    }
    expect((await book({ party_size: 2, deposit: undefined })).result?.status).toBe("confirmed");
  });

  test("asks for no deposit while nobody can pay online", async () => {
    await adminPatch(`payment_accounts/${KITCHEN}`, { charges_enabled: false });
    expect((await book({})).result?.status).toBe("confirmed");
    expect(await adminList("payments")).toEqual([]);
  });

  test("is booked once for fifty equal events and the schedule", async ({ guest }) => {
    const { id, session } = await openDeposit(guest);
    await pay(session);
    const { data } = await stripe().events.list({ limit: 1, type: "checkout.session.completed" });
    const send = () => sendEvent({ ...data[0], account: "acct_kitchen" });
    const answers = await Promise.all([
      ...Array.from({ length: 50 }, send),
      runSchedule.payments(),
      runSchedule.payments(),
    ]);
    expect(answers.slice(0, 50)).toEqual(Array(50).fill(200));
    const reservation = await reservationOf(id);
    const history = (reservation?.history ?? []) as { status: string }[];
    expect(history.map(({ status }) => status)).toEqual(["awaiting_payment", "confirmed"]);
    expect(await adminList("mail")).toHaveLength(1);
  });

  test("can be paid and read by nobody else", async ({ guest }) => {
    const { id } = await openDeposit(guest);
    const stranger = await newGuest();
    for (const name of ["openPayment", "syncPayment"]) {
      const { error } = await callFunction(name, { reservation_id: id }, stranger);
      expect(error?.details?.reason).toBe("NOT_FOUND");
    }
  });
});

describe("a deposit that nobody pays", () => {
  test("frees the table after ten minutes", async ({ guest }) => {
    const { id, session } = await openDeposit(guest);
    await passMinutes(HOLD_MINUTES);
    await runSchedule.payments();
    expect(await reservationOf(id)).toMatchObject({ status: "unpaid", payment_status: "lapsed" });
    expect((await stripe().checkout.sessions.retrieve(session)).status).toBe("expired");
    expect(await reservedSeats()).toEqual({});
    expect(await mailTexts()).toContain("Es wurde nichts belastet");
  });

  /** The provider cannot be asked when the time is over; the guest pays after that. */
  async function paidTooLate(guest: Parameters<typeof openDeposit>[0]): Promise<string> {
    const { id, session } = await openDeposit(guest);
    await control("faults", { is_down: true });
    await passMinutes(HOLD_MINUTES);
    await runSchedule.payments();
    expect((await reservationOf(id))?.status).toBe("unpaid");
    await pay(session);
    return id;
  }

  async function providerIsBack(): Promise<void> {
    await control("faults", {});
    for (let round = 0; round < 3; round += 1) {
      await passMinutes(3);
      await runSchedule.payments();
    }
  }

  test("takes the table again if it turns out paid", async ({ guest }) => {
    const id = await paidTooLate(guest);
    await providerIsBack();
    expect(await reservationOf(id)).toMatchObject({
      status: "confirmed",
      payment_status: "captured",
    });
    expect(await reservedSeats()).toMatchObject({ "2027-03-04 19:00": 8 });
  });

  test("goes back with a mail if the table is gone", async ({ guest }) => {
    const id = await paidTooLate(guest);
    await bookTable(tableRequest({ party_size: 5 }), await newGuest());
    await providerIsBack();
    expect(await reservationOf(id)).toMatchObject({
      status: "unpaid",
      payment_status: "refunded",
      refunded_cents: 8000,
    });
    expect(await refundedOf(id)).toBe(8000);
    expect(await adminGet(`mail/payment_${depositPaymentId(id)}_returned`)).not.toBeNull();
  });

  test("goes back if the guest cancelled before paying", async ({ guest }) => {
    const { id, session } = await openDeposit(guest);
    await control("faults", { is_down: true });
    await cancelAsGuest(id, guest);
    await pay(session);
    await providerIsBack();
    expect(await reservationOf(id)).toMatchObject({ status: "cancelled", refunded_cents: 8000 });
  });
});

describe("a paid deposit", () => {
  test("goes back in full if the guest cancels in time, although an answer is lost", async ({
    guest,
  }) => {
    const id = await paidDeposit(guest);
    await control("faults", { answers: { lose: 0.6 }, seed: 5 });
    await cancelAsGuest(id, guest);
    await control("faults", {});
    for (let round = 0; round < 3; round += 1) {
      await passMinutes(3);
      await runSchedule.payments();
    }
    expect(await refundedOf(id)).toBe(8000);
    expect((await stripe().refunds.list()).data).toHaveLength(1);
    expect(await reservationOf(id)).toMatchObject({
      payment_status: "refunded",
      refunded_cents: 8000,
    });
  });

  test("stays if the guest cancels too late", async ({ guest }) => {
    const id = await paidDeposit(guest);
    await passMinutes(61);
    await cancelAsGuest(id, guest);
    await runSchedule.payments();
    expect(await refundedOf(id)).toBe(0);
    expect(await reservationOf(id)).toMatchObject({
      status: "cancelled",
      payment_status: "captured",
    });
    expect(await mailTexts()).toContain("kein oder ein geringerer Schaden");
  });

  test("goes back whenever the restaurant cancels", async ({ guest, staff }) => {
    const id = await paidDeposit(guest);
    await passMinutes(61);
    await stepByStaff(id, "cancelled", staff);
    expect(await refundedOf(id)).toBe(8000);
  });

  test("stays if nobody comes", async ({ guest, staff }) => {
    const id = await paidDeposit(guest);
    await passMinutes(DAY_MINUTES + 60 + 16);
    await stepByStaff(id, "no_show", staff);
    expect(await refundedOf(id)).toBe(0);
  });

  test("stays as it is when the party changes, and cannot be saved by a late move", async ({
    guest,
    staff,
  }) => {
    const id = await paidDeposit(guest);
    const move = (by: typeof guest, to: object) =>
      callFunction("changeReservation", { reservation_id: id, time: "19:00", ...to }, by);
    const smaller = { version: 2, date: "2027-03-04", party_size: 7 };
    expect((await move(staff, { ...smaller, overbook: false })).error).toBeUndefined();
    expect(await reservationOf(id)).toMatchObject({ deposit: { cents: 8000 }, party_size: 7 });
    await passMinutes(61);
    const later = { version: 3, date: "2027-03-11", party_size: 7 };
    expect((await move(guest, later)).error).toBeUndefined();
    await cancelAsGuest(id, guest);
    expect(await refundedOf(id)).toBe(0);
  });

  test("is not avoided by enlarging a small party", async ({ guest }) => {
    const { id } = await bookTable(tableRequest({ party_size: 5 }), guest);
    const larger = { reservation_id: id, version: 1, date: "2027-03-04", time: "19:00" };
    const moved = await callFunction("changeReservation", { ...larger, party_size: 6 }, guest);
    expect(moved.error?.details?.reason).toBe("DEPOSIT_REQUIRED");
  });
});
