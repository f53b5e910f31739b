import type { DocumentSnapshot } from "firebase-admin/firestore";
import {
  DEFAULT_SWITCHES,
  type Switches,
  switchesSchema,
} from "@/domain/operations/switches.schema";
import { database, type Reader, type Transaction } from "./admin-app";
import { cachedResult } from "./cached-reader-store";
import { parsedOrNull } from "./parsed-value";
import { plainData, toTimestamp } from "./plain-data-store";

const PATH = "operations/switches";
/** A change must be effective everywhere within a minute. */
const LIFE_MS = 15_000;

/** The switches, at most 15 seconds old. An unreadable document counts as missing. */
export function readSwitches(): Promise<Switches> {
  return cachedResult(PATH, async () => switchesOf(await database().doc(PATH).get()), LIFE_MS);
}

/** The switches as stored now. */
export async function readCurrentSwitches(
  reader: Reader | Transaction = database(),
): Promise<Switches> {
  const [snapshot] = await reader.getAll(database().doc(PATH));
  return snapshot ? switchesOf(snapshot) : DEFAULT_SWITCHES;
}

export function writeSwitches(transaction: Transaction, switches: Switches): void {
  const { ordering_paused_until, changed_at } = switches;
  transaction.set(database().doc(PATH), {
    ...switches,
    ordering_paused_until: toTimestamp(ordering_paused_until),
    changed_at: Object.fromEntries(
      Object.entries(changed_at).map(([name, at]) => [name, toTimestamp(at)]),
    ),
  });
}

function switchesOf(snapshot: DocumentSnapshot): Switches {
  return (
    parsedOrNull(PATH, switchesSchema.safeParse(plainData(snapshot) ?? {})) ?? DEFAULT_SWITCHES
  );
}
