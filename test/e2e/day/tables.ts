import { randomUUID } from "node:crypto";
import { newGuest } from "@/test/functions/support/test-accounts";
import { newPhone } from "@/test/harness/new-phone";
import { type Ask, askerOf, must, RESTAURANT, versionOf } from "./calls";
import type { Shop } from "./kitchen";
import { type KnownParty, note } from "./ledger";
import type { PlannedParty } from "./planned";
import { clockText, SATURDAY } from "./simulated-day";

/** Reservations may start until here, so that every party leaves before the end of the day. */
const LAST_START = 21 * 60;

/** Books a table, or seats a walk-in, and lets everybody do what follows from it. */
export async function startParty(shop: Shop, plan: PlannedParty): Promise<void> {
  const { ledger, day } = shop;
  const guest = plan.kind === "online" ? askerOf(await newGuest()) : null;
  const party = await bookTable(shop, plan, guest);
  ledger.parties.push(party);
  const start = party.start_minute;
  if (plan.fate === "moves") day.at(plan.minute + 40, () => grow(shop, party));
  if (plan.fate === "cancelled") day.at(start - 90, () => cancel(shop, party, guest));
  if (plan.fate === "no_show") day.at(start + 20, () => stepOf(shop, party, "no_show", "no_show"));
  if (plan.fate === "cancelled" || plan.fate === "no_show") return;
  if (plan.kind !== "walk_in") day.at(start + 4, () => stepOf(shop, party, "seated", "booked"));
  day.at(start + 75, () => stepOf(shop, party, "completed", "came"));
}

/** Asks for the wanted time, and if there is no table, for a later one. */
async function bookTable(
  { team, ledger }: Shop,
  { kind, start_minute, guests }: PlannedParty,
  guest: Ask | null,
): Promise<KnownParty> {
  const id = randomUUID();
  for (let start = start_minute; start <= LAST_START || kind === "walk_in"; start += 15) {
    const request = {
      reservation_id: id,
      resto_key: RESTAURANT,
      date: SATURDAY,
      time: clockText(start),
      party_size: guests,
      contact: { name: "Familie Gast", phone: newPhone() },
    };
    const answer = guest
      ? await guest("requestReservation", request)
      : await team.next()("createStaffBooking", {
          ...request,
          kind,
          overbook: kind === "walk_in",
        });
    if (answer.reason === null) {
      return { id, kind, start_minute: start, guests, outcome: "booked" };
    }
    note(ledger, answer.reason);
  }
  throw new Error(`no table for ${guests} from ${clockText(start_minute)} on`);
}

async function stepOf(
  { team }: Shop,
  party: KnownParty,
  to: string,
  outcome: KnownParty["outcome"],
): Promise<void> {
  const version = await versionOf(`reservations/${party.id}`);
  await must(team.next(), "setReservationStatus", { id: party.id, version, to });
  party.outcome = outcome;
}

/** Guests cancel on their page, callers by telephone. */
async function cancel(shop: Shop, party: KnownParty, guest: Ask | null): Promise<void> {
  if (!guest) return stepOf(shop, party, "cancelled", "cancelled");
  const version = await versionOf(`reservations/${party.id}`);
  await must(guest, "cancelReservation", { reservation_id: party.id, version });
  party.outcome = "cancelled";
}

/** Staff note that one more guest comes, if there is a seat. */
async function grow({ team, ledger }: Shop, party: KnownParty): Promise<void> {
  const { id: reservation_id, start_minute, guests } = party;
  const version = await versionOf(`reservations/${reservation_id}`);
  const time = clockText(start_minute);
  const moved = { reservation_id, version, date: SATURDAY, time, party_size: guests + 1 };
  const answer = await team.next()("changeReservation", moved);
  if (answer.reason === null) party.guests = guests + 1;
  note(ledger, answer.reason ?? "one guest more");
}
