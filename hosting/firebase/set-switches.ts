import { randomUUID } from "node:crypto";
import {
  changeSwitches,
  type SetSwitchesRequest,
  type Switches,
  switchesSchema,
} from "@/domain/operations/switches.schema";
import { retainedUntil } from "@/domain/retention/retention";
import { withInstants } from "@/domain/stored-data/with-instants";
import { commitDocuments, type Project, readDocument } from "./project";

const PATH = "operations/switches";

/** The stored switches of a project; the usual ones if none are stored. */
export async function readSwitches(project: Project): Promise<Switches> {
  const stored = await readDocument(project, PATH);
  return switchesSchema.parse(withInstants(stored?.data ?? {}));
}

/**
 * Changes switches for all restaurants without the functions, with an entry in the audit log. Fails
 * without effect when they change at the same time.
 */
export async function setSwitches(
  project: Project,
  change: SetSwitchesRequest,
  now: Date,
): Promise<Switches> {
  const stored = await readDocument(project, PATH);
  const before = switchesSchema.parse(withInstants(stored?.data ?? {}));
  const switches = changeSwitches(before, change, now.getTime());
  const { ordering_paused_until: until, changed_at } = switches;
  const instants = Object.entries(changed_at).map(([name, at]) => [name, new Date(at)]);
  const data = {
    ...switches,
    ordering_paused_until: until === null ? null : new Date(until),
    changed_at: Object.fromEntries(instants),
  };
  const entry = {
    at: now,
    by: "system",
    uid: null,
    resto_key: null,
    target: PATH,
    action: "switches.changed",
    expires_at: new Date(retainedUntil("audit", now.getTime())),
  };
  await commitDocuments(project, [
    { path: PATH, data, expected: stored ? { updateTime: stored.updateTime } : { exists: false } },
    { path: `audit/${randomUUID()}`, data: entry, expected: { exists: false } },
  ]);
  return switches;
}
