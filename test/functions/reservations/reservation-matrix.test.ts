import { randomUUID } from "node:crypto";
import { beforeAll, expect, inject, test } from "vitest";
import {
  RESERVATION_STATUSES,
  type ReservationStatus,
} from "@/domain/reservation/reservation.schema";
import { backendAdmin, type SeedDocument } from "@/hosting/firebase/backend-admin";
import { recordFigure, runSize } from "@/test/faults/figures";
import { adminList } from "@/test/harness/admin";
import { type CallAnswer, callFunction } from "@/test/harness/callables";
import {
  type Attempt,
  CALLS,
  MOMENTS,
  type Moment,
  ROLES,
  type Role,
  refusalOf,
  stateAfter,
} from "../support/reservation-outcomes";
import { takingTurns } from "../support/taking-turns";
import { newGuest, newStaff, type TestAccount } from "../support/test-accounts";
import { at, CONTACT, KITCHEN, OTHER_KITCHEN, reasonOf, TODAY } from "../support/test-kitchen";
import { countedSeats, openTables, reservedSeats } from "../support/test-tables";

const admin = () => backendAdmin(inject("backendPorts"));

/** The database limits the size of one commit. */
const AT_ONCE = 400;

/** Roles whose calls depend on the time; others are refused before. */
const BY_TIME: ReadonlySet<Role> = new Set<Role>(["creator", "staff", "manager", "super"]);

const momentsOf = (role: Role): readonly Moment[] => (BY_TIME.has(role) ? MOMENTS : ["ahead"]);

/** An attempt and the reservation created for it. */
interface Case extends Attempt {
  readonly id: string;
}

const ATTEMPTS: readonly Attempt[] = ROLES.flatMap((role) =>
  momentsOf(role).flatMap((moment) =>
    RESERVATION_STATUSES.flatMap((from) =>
      CALLS.flatMap((call) =>
        (call === "setReservationStatus" ? RESERVATION_STATUSES : [null]).map((to) => ({
          ...{ role, moment, from, call, to },
        })),
      ),
    ),
  ),
);

/**
 * Two roles make all attempts. The others have the rights of one of them or none: in `npm test` they
 * make the attempts that are legal for somebody.
 */
const CASES: readonly Case[] = ATTEMPTS.filter(
  (attempt) =>
    attempt.role === "creator" ||
    attempt.role === "staff" ||
    runSize(0, 1) === 1 ||
    ROLES.some((role) => refusalOf({ ...attempt, role }) === null),
).map((attempt) => ({ ...attempt, id: randomUUID() }));

const accounts: Record<Exclude<Role, "creator">, () => Promise<TestAccount>> = {
  "other guest": takingTurns(newGuest),
  "signed out": async () => ({}) as TestAccount,
  staff: takingTurns(() => newStaff({ resto_keys: [KITCHEN] })),
  manager: takingTurns(() => newStaff({ resto_keys: [KITCHEN], role: "manager" })),
  "staff elsewhere": takingTurns(() => newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" })),
  super: takingTurns(() => newStaff({ super: true })),
};
/**
 * Two guests per state and moment, because an account can have only three open reservations and be
 * refused only so often.
 */
const creators = new Map<string, TestAccount>();

beforeAll(async () => {
  await openTables({ seats: 2000 });
  for (const status of RESERVATION_STATUSES) {
    for (const moment of MOMENTS) {
      for (const isStep of [true, false]) {
        creators.set(`${status} ${moment} ${isStep}`, await newGuest());
      }
    }
  }
  await write(CASES.map(reservationFor));
  await write(await capacityDays());
});

const creatorOf = ({ from, moment, call }: Attempt) =>
  creators.get(`${from} ${moment} ${call === "setReservationStatus"}`);

async function write(documents: readonly SeedDocument[]): Promise<void> {
  for (let from = 0; from < documents.length; from += AT_ONCE) {
    await admin().write(documents.slice(from, from + AT_ONCE));
  }
}

/** One day per state, so that freed seats are not offered to the waitlist entries. */
function whenOf(from: ReservationStatus, moment: Moment): { date: string; time: string } {
  if (moment === "begun") return { date: TODAY, time: "17:30" };
  return { date: `2027-03-${10 + RESERVATION_STATUSES.indexOf(from)}`, time: "19:00" };
}

/** A reservation for two that has just reached its state. */
function reservationFor(each: Case): SeedDocument {
  const { id, from, moment } = each;
  const { date, time } = whenOf(from, moment);
  const start = at(time, date);
  const now = new Date(at("17:00"));
  const offerUntil = moment === "ahead" ? at("19:30") : start;
  const data = {
    resto_key: KITCHEN,
    creator_uid: creatorOf(each)?.uid,
    code: "K7QX",
    party_size: 2,
    start_at: new Date(start),
    end_at: new Date(start + 90 * 60_000),
    local_date: date,
    local_time: time,
    contact: CONTACT,
    status: from,
    status_at: { [from]: now },
    ...(from === "offered" && { offer_until: new Date(offerUntil) }),
    version: 1,
    history: [{ version: 1, status: from, at: now, by: "guest" }],
    request_hash: "",
    created_at: now,
    updated_at: now,
  };
  return { path: `reservations/${id}`, data };
}

/** The seats that the reservations hold, as capacity documents. */
async function capacityDays(): Promise<SeedDocument[]> {
  const days = new Map<string, Record<string, number>>();
  for (const [bucket, seats] of Object.entries(await reservedSeats())) {
    const [date = "", slot = ""] = bucket.split(" ");
    days.set(date, { ...days.get(date), [slot]: seats });
  }
  return [...days].map(([date, seats]) => ({
    path: `capacity/${KITCHEN}_${date}`,
    data: { resto_key: KITCHEN, local_date: date, seats },
  }));
}

async function attempt(each: Case): Promise<CallAnswer> {
  const { id, role, call, from, moment, to } = each;
  const account = role === "creator" ? creatorOf(each) : await accounts[role]();
  const own = { reservation_id: id, version: 1 };
  const { date } = whenOf(from, moment);
  const inputs = {
    setReservationStatus: { id, version: 1, to, reason: "Feier" },
    cancelReservation: own,
    changeReservation: { ...own, date, time: "20:00", party_size: 3 },
    acceptOffer: own,
    noteReservation: { id, version: 1, note: "Tisch 7" },
  };
  return callFunction(call, inputs[call], account);
}

test("every state, call and role, before and after the start", {
  timeout: 300_000,
}, async () => {
  const illegalAccepted: string[] = [];
  const legalRefused: string[] = [];
  const otherwise: string[] = [];
  const lanes = ROLES.flatMap((role) => momentsOf(role).map((moment) => ({ role, moment })));
  await Promise.all(
    lanes.map(async ({ role, moment }) => {
      for (const each of CASES.filter((one) => one.role === role && one.moment === moment)) {
        const answer = await attempt(each);
        const heard = answer.result ? null : (reasonOf(answer) ?? "fault");
        const expected = refusalOf(each);
        const { from, call, to } = each;
        const name = `${role}, ${moment}: ${from}, ${call} ${to ?? ""}: ${heard ?? "taken"}`;
        if (heard === null && expected !== null) illegalAccepted.push(name);
        else if (heard !== null && expected === null) legalRefused.push(name);
        else if (heard !== expected) otherwise.push(`${name}, not ${expected}`);
      }
    }),
  );
  expect({ illegalAccepted, legalRefused, otherwise }).toEqual({
    illegalAccepted: [],
    legalRefused: [],
    otherwise: [],
  });
  const legal = CASES.filter((each) => refusalOf(each) === null);
  expect([ATTEMPTS.length, legal.length]).toEqual([2112, 161]);
  await expectOneStepEach(legal);
  const wrong = illegalAccepted.length + legalRefused.length;
  recordFigure(
    19,
    `illegal steps taken or legal ones refused, of ${CASES.length} on reservations`,
    wrong,
    import.meta.url,
  );
});

/** A refused call changed nothing; an accepted one added one version, entry and seat change. */
async function expectOneStepEach(legal: readonly Case[]): Promise<void> {
  const stored = new Map((await adminList("reservations")).map(({ id, data }) => [id, data]));
  const wrong = CASES.filter((each) => {
    const { status, version } = stored.get(each.id) ?? {};
    const isTaken = legal.includes(each);
    return status !== (isTaken ? stateAfter(each) : each.from) || version !== (isTaken ? 2 : 1);
  });
  expect(wrong).toEqual([]);
  const auditLog = (await adminList("audit")).map(({ data }) => data.target);
  expect(auditLog.toSorted()).toEqual(legal.map(({ id }) => `reservations/${id}`).toSorted());
  expect(await countedSeats()).toEqual(await reservedSeats());
}
