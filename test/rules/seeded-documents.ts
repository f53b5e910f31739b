import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { doc, setDoc, Timestamp } from "firebase/firestore";
import { emailOf, SIGNED_IN } from "./roles";
import { databaseOf } from "./rules-environment";

export const HERE = "resto-bobingen";
export const ELSEWHERE = "resto-example";

export const EARLIER = Timestamp.fromMillis(Date.UTC(2026, 10, 20, 12));

/** Stores one document per role and collection, as the server would. */
export function seedDocuments(environment: RulesTestEnvironment): Promise<void> {
  return environment.withSecurityRulesDisabled(async (context) => {
    const database = databaseOf(context);
    const set = (path: string, data: object) => setDoc(doc(database, path), data);
    await Promise.all([
      set(`public/${HERE}`, { key: HERE }),
      set(`menus/${HERE}`, { rev: 1 }),
      set(`availability/${HERE}`, { extra_minutes: 0 }),
      set("staff/staff-here", { resto_keys: [HERE], role: "staff", super: false }),
      set("staff/staff-elsewhere", { resto_keys: [ELSEWHERE], role: "manager", super: false }),
      set("staff/super", { resto_keys: [], role: "manager", super: true }),
      ...["capacity", "limits", "history", "mail", "presence", "audit", "anything-else"].map(
        (name) => set(`${name}/one`, { creator_uid: "owner", resto_key: HERE }),
      ),
      set(`orders/elsewhere`, booked("someone-else", ELSEWHERE)),
      set(`reservations/elsewhere`, booked("someone-else", ELSEWHERE)),
      ...SIGNED_IN.flatMap((role) => [
        set(`users/${role}`, { email: emailOf(role), created_at: EARLIER, online_at: EARLIER }),
        set(`orders/${role}`, booked(role, HERE)),
        set(`reservations/${role}`, booked(role, HERE)),
      ]),
    ]);
  });
}

function booked(creatorUid: string, restoKey: string): object {
  return {
    resto_key: restoKey,
    creator_uid: creatorUid,
    status: "placed",
    created_at: EARLIER,
    start_at: EARLIER,
  };
}
