import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { doc, setDoc, Timestamp } from "firebase/firestore";
import { aPassport } from "./a-passport";
import { aProfile } from "./a-profile";
import { emailOf, type Role, SIGNED_IN } from "./roles";
import { databaseOf } from "./rules-environment";
import { CLOSED_COLLECTIONS, DUE_COLLECTIONS, daysAgo, ELSEWHERE, HERE } from "./seeded-names";

export const EARLIER = Timestamp.fromMillis(Date.UTC(2026, 10, 20, 12));

const userOf = (role: Role) => ({
  email: emailOf(role),
  created_at: EARLIER,
  online_at: EARLIER,
});

/** Collections that an account writes itself. */
export const OWN_COLLECTIONS: ReadonlySet<string> = new Set(["users", "profiles", "passports"]);

const ownDocuments = (role: Role): [path: string, data: object][] => [
  [`users/${role}`, userOf(role)],
  [`profiles/${role}`, { ...aProfile, agreed_at: EARLIER, changed_at: EARLIER }],
  [`passports/${role}`, { ...aPassport, agreed_at: EARLIER, changed_at: EARLIER }],
];

/** Stores the own documents of accounts anew, because the rules limit how often they change. */
export function seedOwn(environment: RulesTestEnvironment, roles: Role[]): Promise<void> {
  return environment.withSecurityRulesDisabled(async (context) => {
    const database = databaseOf(context);
    const own = roles.flatMap((role) => ownDocuments(role));
    await Promise.all(own.map(([path, data]) => setDoc(doc(database, path), data)));
  });
}

/** Stores one document per role and collection, as the server would. */
export function seedDocuments(environment: RulesTestEnvironment): Promise<void> {
  return environment.withSecurityRulesDisabled(async (context) => {
    const database = databaseOf(context);
    const set = (path: string, data: object) => setDoc(doc(database, path), data);
    const grant = (role: Role, grants: object) =>
      set(`staff/${role}`, { email: emailOf(role), ...grants });
    await Promise.all([
      set(`public/${HERE}`, { key: HERE }),
      set(`menus/${HERE}`, { rev: 1 }),
      set(`availability/${HERE}`, { extra_minutes: 0 }),
      set(`public_stats/${HERE}`, { item_ids: ["pho-bo"] }),
      grant("staff-here", { resto_keys: [HERE], role: "staff", super: false }),
      grant("manager-here", { resto_keys: [HERE], role: "manager", super: false }),
      grant("rider-here", { resto_keys: [HERE], role: "rider", super: false }),
      grant("unverified-staff", { resto_keys: [HERE], role: "manager", super: true }),
      grant("moved-staff", {
        email: "granted@example.com",
        resto_keys: [HERE],
        role: "manager",
        super: true,
      }),
      grant("staff-elsewhere", { resto_keys: [ELSEWHERE], role: "manager", super: false }),
      grant("super", { resto_keys: [], role: "manager", super: true }),
      set("invitations/invited", {
        email: emailOf("invited"),
        resto_keys: [HERE],
        role: "manager",
        super: true,
      }),
      ...CLOSED_COLLECTIONS.map((name) => set(`${name}/one`, booked("owner", HERE))),
      set("group_carts/one", { resto_key: HERE, host: "owner", uids: ["owner", "guest-account"] }),
      set("audit/one", booked("owner", HERE)),
      ...DUE_COLLECTIONS.flatMap((name) => [
        set(`${name}/elsewhere`, booked("someone-else", ELSEWHERE)),
        set(`${name}/horizon`, booked("someone-else", HERE, daysAgo(3))),
        set(`${name}/older`, booked("someone-else", HERE, daysAgo(5))),
        set(`${name}/older-elsewhere`, booked("someone-else", ELSEWHERE, daysAgo(5))),
        set(`${name}/ahead`, booked("someone-else", HERE, daysAgo(-30))),
        set(`${name}/undated`, { resto_key: HERE, creator_uid: "someone-else" }),
      ]),
      ...SIGNED_IN.flatMap((role) => [
        ...ownDocuments(role).map(([path, data]) => set(path, data)),
        ...DUE_COLLECTIONS.flatMap((name) => [
          set(`${name}/${role}`, booked(role, HERE)),
          set(`${name}/${role}-older`, booked(role, HERE, daysAgo(400))),
        ]),
      ]),
    ]);
  });
}

function booked(creatorUid: string, restoKey: string, localDate = daysAgo(0)): object {
  return {
    resto_key: restoKey,
    creator_uid: creatorUid,
    local_date: localDate,
    status: "placed",
    created_at: EARLIER,
    updated_at: EARLIER,
    start_at: EARLIER,
  };
}
