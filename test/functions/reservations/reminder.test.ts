import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { readReminderHash } from "@/domain/reservation/reminder/reminder-link";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { signReminder } from "@/functions/reservations/reminder/reminder-signature";
import { adminGet, adminList, adminPatch, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { SEED } from "@/test/harness/seeded-random";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newGuest, newStaff, type TestAccount } from "../support/test-accounts";
import { at, KITCHEN, reasonOf, refused, setClock } from "../support/test-kitchen";
import { bookTable, countedSeats, openTables, tableRequest } from "../support/test-tables";

runFunctionsInProcess();

/** Three days after the day on which the tests begin. */
const DAY = "2027-03-06";
const DAY_BEFORE = "2027-03-05";

let guest: TestAccount;

beforeEach(async () => {
  await openTables({ seats: 40 });
  guest = await newGuest();
});

async function book(changes: object = {}): Promise<{ id: string; start_at: number }> {
  const { id } = await bookTable(tableRequest({ date: DAY, ...changes }), guest);
  return { id, start_at: at("19:00", DAY) };
}

const linkOf = ({
  id,
  start_at,
  history = [],
}: Pick<Reservation, "id" | "start_at"> & Partial<Pick<Reservation, "history">>) => ({
  reservation_id: id,
  signature: signReminder({ id, start_at, history }),
});
const stored = (id: string) => adminGet(`reservations/${id}`);
const reminders = async () =>
  (await adminList("mail")).filter(({ id }) => id.startsWith("reminder_")).map(({ data }) => data);
const answer = (link: object, action: "confirm" | "cancel", caller = {}) =>
  callFunction("answerReminder", { ...link, action }, caller);

async function remindAt(time: string, date = DAY_BEFORE): Promise<void> {
  await setClock(at(time, date));
  await runSchedule.reminders();
}

describe("the schedule", () => {
  test("mails every guest once, at 10:00 on the day before", async () => {
    const { id } = await book();
    expect(await stored(id)).toMatchObject({ remind_at: new Date(at("10:00", DAY_BEFORE)) });
    await remindAt("09:59");
    expect(await reminders()).toEqual([]);
    await remindAt("10:00");
    await remindAt("10:05");
    const [mail, ...others] = await reminders();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ resto_key: KITCHEN, target: `reservations/${id}` });
    expect(await stored(id)).toMatchObject({ remind_at: null, version: 1 });
  });

  test("sends links that work on any device", async () => {
    await book();
    await remindAt("10:00");
    const [mail] = await reminders();
    const message = JSON.stringify(mail?.message).replaceAll("&amp;", "&");
    const [href = ""] = message.match(/https:[^\s"\\]+#confirm[^\s"\\]+/) ?? [];
    const { action: _, ...link } = readReminderHash(new URL(href).hash) ?? {};
    expect((await callFunction("readReminder", link)).result).toMatchObject({
      status: "confirmed",
    });
  });

  test("follows a move, and drops the reminder of a cancelled reservation", async () => {
    const moved = await book();
    const dropped = await book();
    const target = { reservation_id: moved.id, version: 1, date: "2027-03-08", time: "19:00" };
    await callFunction("changeReservation", { ...target, party_size: 2 }, guest);
    await callFunction("cancelReservation", { reservation_id: dropped.id, version: 1 }, guest);
    expect(await stored(dropped.id)).toMatchObject({ remind_at: null });
    await remindAt("10:00");
    expect(await reminders()).toEqual([]);
    await remindAt("10:00", "2027-03-07");
    expect(await reminders()).toHaveLength(1);
  });

  test("keeps the reminder when the team writes a note", async () => {
    const { id } = await book();
    const staff = await newStaff({ resto_keys: [KITCHEN] });
    await callFunction("noteReservation", { id, version: 1, note: "Stammgast" }, staff);
    expect(await stored(id)).toMatchObject({ remind_at: new Date(at("10:00", DAY_BEFORE)) });
  });

  test("sends nothing shortly before the start, if it stood still", async () => {
    const { id } = await book();
    await remindAt("17:00", DAY);
    expect(await reminders()).toEqual([]);
    expect(await stored(id)).toMatchObject({ remind_at: null });
  });

  test("stays within the limit of mails per recipient", async () => {
    const contact = { name: "Mia", phone: "089 99998-044", email: "mia@example.com" };
    const { id } = await book({ contact });
    await adminPatch(`reservations/${id}`, { email_verified: false });
    for (let minute = 0; minute < 6; minute += 1) {
      const created_at = new Date(at(`09:0${minute}`, DAY_BEFORE));
      await adminSet(`mail/earlier-${minute}`, { mailbox: contact.email, created_at });
    }
    await remindAt("10:00");
    expect(await reminders()).toEqual([]);
    const audit = (await adminList("audit")).map(({ data }) => data.action);
    expect(audit).toContain("mail.dropped");
  });
});

describe("the link", () => {
  test("confirms without an account, once, and tells the staff", async () => {
    const reservation = await book();
    const link = linkOf(reservation);
    await setClock(at("11:00", DAY_BEFORE));
    const first = await answer(link, "confirm");
    expect(first.result).toMatchObject({ status: "confirmed", is_confirmed: true, version: 2 });
    expect((await answer(link, "confirm")).result).toEqual(first.result);
    expect(await stored(reservation.id)).toMatchObject({
      guest_confirmed_at: expect.any(Date),
      status: "confirmed",
      version: 2,
    });
    const audit = (await adminList("audit")).map(({ data }) => data);
    const entries = audit.filter(({ action }) => action === "reservation.guest_confirmed");
    expect(entries).toMatchObject([{ by: "guest", uid: null, version: 2 }]);
  });

  test("cancels without an account, once, and frees the seats", async () => {
    const link = linkOf(await book());
    expect(await countedSeats()).not.toEqual({});
    const first = await answer(link, "cancel");
    expect(first.result).toMatchObject({ status: "cancelled" });
    expect((await answer(link, "cancel")).result).toEqual(first.result);
    expect(await countedSeats()).toEqual({});
    expect(reasonOf(await answer(link, "confirm"))).toBe("WRONG_STATE");
  });

  test("shows the reservation without name, contact and note, and changes nothing", async () => {
    const reservation = await book({ note: "Fensterplatz" });
    const before = await stored(reservation.id);
    const { result } = await callFunction("readReminder", linkOf(reservation));
    expect(result).toEqual({
      id: reservation.id,
      code: before?.code,
      party_size: 2,
      start_at: reservation.start_at,
      end_at: at("20:30", DAY),
      status: "confirmed",
      version: 1,
      is_confirmed: false,
    });
    expect(await stored(reservation.id)).toEqual(before);
  });

  test("ends with the start of the reservation", async () => {
    const link = linkOf(await book());
    await setClock(at("19:00", DAY));
    const over = refused("OUT_OF_RANGE", "SLOT_PAST");
    expect(await callFunction("readReminder", link)).toEqual(over);
    expect(await answer(link, "confirm")).toEqual(over);
    expect(await answer(link, "cancel")).toEqual(over);
  });

  test("of a moved reservation is invalid, and the move ends the confirmation", async () => {
    const reservation = await book();
    const link = linkOf(reservation);
    await answer(link, "confirm");
    const target = { reservation_id: reservation.id, version: 2, date: DAY, time: "20:00" };
    await callFunction("changeReservation", { ...target, party_size: 2 }, guest);
    expect(await stored(reservation.id)).toMatchObject({ guest_confirmed_at: null });
    expect(await answer(link, "cancel")).toEqual(refused("NOT_FOUND", "NOT_FOUND"));
  });

  test("stays invalid when the reservation moves back, and with another party size", async () => {
    const reservation = await book();
    const link = linkOf(reservation);
    const move = async (version: number, time: string, party_size: number) => {
      const target = { reservation_id: reservation.id, version, date: DAY, time, party_size };
      expect(await callFunction("changeReservation", target, guest)).toHaveProperty("result");
    };
    const missing = refused("NOT_FOUND", "NOT_FOUND");
    await move(1, "20:00", 2);
    await move(2, "19:00", 2);
    expect(await callFunction("readReminder", link)).toEqual(missing);
    expect(await answer(link, "cancel")).toEqual(missing);
    const { history } = (await stored(reservation.id)) as unknown as Pick<Reservation, "history">;
    const current = linkOf({ ...reservation, history });
    expect((await answer(current, "confirm")).result).toMatchObject({ is_confirmed: true });
    await move(4, "19:00", 3);
    expect(await answer(current, "cancel")).toEqual(missing);
    expect(await stored(reservation.id)).toMatchObject({ status: "confirmed", version: 5 });
  });

  test("survives a note of the team and other tables", async () => {
    const reservation = await book();
    const staff = await newStaff({ resto_keys: [KITCHEN] });
    const note = { id: reservation.id, version: 1, note: "Stammgast" };
    expect(await callFunction("noteReservation", note, staff)).toHaveProperty("result");
    expect((await answer(linkOf(reservation), "confirm")).result).toMatchObject({
      is_confirmed: true,
    });
  });

  test("belongs to one reservation", async () => {
    const [one, other] = [await book(), await book()];
    const mixed = { ...linkOf(one), reservation_id: other.id };
    const missing = refused("NOT_FOUND", "NOT_FOUND");
    expect(await answer(mixed, "cancel")).toEqual(missing);
    expect(await answer({ ...linkOf(one), reservation_id: randomUUID() }, "cancel")).toEqual(
      missing,
    );
  });

  test("opens with its own signature only, whatever else is tried", async () => {
    const link = linkOf(await book());
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const near = fc
      .tuple(fc.nat({ max: 42 }), fc.constantFrom(...letters))
      .map(
        ([index, letter]) =>
          link.signature.slice(0, index) + letter + link.signature.slice(index + 1),
      )
      .filter((signature) => signature !== link.signature);
    const far = fc.string({ minLength: 43, maxLength: 43, unit: fc.constantFrom(...letters) });
    const forged = fc.sample(fc.oneof(near, far), { numRuns: 60, seed: SEED });
    for (const signature of forged) {
      const found = await answer({ ...link, signature }, "cancel", { forwardedFor: "192.0.2.7" });
      expect(["NOT_FOUND", "RATE_LIMIT"]).toContain(reasonOf(found));
    }
    expect(await stored(link.reservation_id)).toMatchObject({ status: "confirmed", version: 1 });
  });
});
