import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { repoRoot } from "@/hosting/lib/repo-root";
import { adminGet, adminRemove, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { CANARY_PHONE, probes, type Targets } from "../support/access-probes";
import { CALLABLE_NAMES } from "../support/callable-names";
import { DATABASE_OPERATIONS, tryOnDatabase } from "../support/database-operations";
import {
  newAccount,
  newGuest,
  newStaff,
  storeGrants,
  type TestAccount,
} from "../support/test-accounts";
import {
  KITCHEN,
  OTHER_KITCHEN,
  pickupRequest,
  placeOrder,
  reasonOf,
} from "../support/test-kitchen";
import { bookTable, openTables, tableRequest } from "../support/test-tables";

/** Name planted in all private documents of the restaurant. */
const CANARY = "Carla Canary";

/** Callers without access; each test uses new accounts. */
const strangers: Readonly<Record<string, () => Promise<Partial<TestAccount>>>> = {
  "a signed-out caller": async () => ({}),
  "a guest": newGuest,
  "unverified staff": () => granted(false, { role: "staff" }),
  "unverified manager": () => granted(false, { role: "manager" }),
  "unverified super-administrator": () => granted(false, { super: true }),
  "manager whose account has another address": () => moved({ role: "manager" }),
  "super-administrator whose account has another address": () => moved({ super: true }),
  "staff of another restaurant": () => newStaff({ resto_keys: [OTHER_KITCHEN] }),
  "manager of another restaurant": () => newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" }),
  "revoked staff with a valid token": () => revoked("staff"),
  "revoked manager with a valid token": () => revoked("manager"),
};

const everybody = Object.entries(strangers);

async function granted(emailVerified: boolean, grants: object): Promise<TestAccount> {
  const account = await newAccount({ emailVerified });
  await storeGrants(account, { resto_keys: [KITCHEN], ...grants });
  return account;
}

/** An account that has changed its address since the grant. */
async function moved(grants: object): Promise<TestAccount> {
  const account = await newAccount({ emailVerified: true });
  const granted = { uid: account.uid, email: `${randomUUID()}@example.com` };
  await storeGrants(granted, { resto_keys: [KITCHEN], ...grants });
  return account;
}

async function revoked(role: "staff" | "manager"): Promise<TestAccount> {
  const account = await newStaff({ resto_keys: [KITCHEN], role });
  await adminRemove(`staff/${account.uid}`);
  return account;
}

let owner: TestAccount;
let targets: Targets;
let attempts = 0;
let allowed = 0;

/** Paths of one document of the restaurant per collection. */
const documents = () => [
  `public/${KITCHEN}`,
  `menus/${KITCHEN}`,
  `availability/${KITCHEN}`,
  `public_stats/${KITCHEN}`,
  `users/${owner.uid}`,
  `orders/${targets.orderId}`,
  `reservations/${targets.reservationId}`,
  `staff/${owner.uid}`,
  `staff/${targets.staffUid}`,
  `presence/${KITCHEN}`,
  ..."capacity daily_sums tax_exports limits invitations blocks dish_costs known_guests reservation_notes runs audit history mail payments payment_tasks payment_accounts push_messages push_subscriptions group_carts"
    .split(" ")
    .map((name) => `${name}/planted`),
];

const PUBLIC = ["public", "menus", "availability", "public_stats"];

const stored = async () => JSON.stringify(await Promise.all(documents().map(adminGet)));

beforeAll(async () => {
  await openTables({ seats: 40 });
  // The owner may make every call, which proves that the inputs are valid.
  owner = await granted(true, { role: "manager", super: true });
  const contact = { name: CANARY, phone: CANARY_PHONE };
  targets = {
    orderId: (await placeOrder(pickupRequest({ contact }), owner)).id,
    reservationId: (await bookTable(tableRequest({ contact }), owner)).id,
    email: `${randomUUID()}@example.com`,
    staffUid: (await newStaff({ resto_keys: [KITCHEN] })).uid,
  };
  await newAccount({ emailVerified: true, email: targets.email });
  const planted = { resto_key: KITCHEN, uid: owner.uid, name: CANARY, at: new Date(0) };
  const missing = documents().filter((path) => !path.startsWith("orders/"));
  for (const path of missing) {
    if ((await adminGet(path)) === null) await adminSet(path, planted);
  }
});

afterAll(() => {
  console.log(`access matrix: ${attempts} attempts, ${allowed} allowed`);
});

test("every callable has a probe", () => {
  expect(Object.keys(probes).toSorted()).toEqual(CALLABLE_NAMES.toSorted());
});

test("every collection that the functions use has a document", () => {
  const folder = join(repoRoot, "functions");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.includes("node_modules"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  const named = sources.matchAll(/\bcollection\("(\w+)"\)|\bdoc\(`(\w+)\//g);
  const collections = new Set([...named].map(([, one, other]) => one ?? other));
  const covered = documents().map((path) => path.split("/")[0]);
  expect([...collections].filter((name) => !covered.includes(name))).toEqual([]);
  expect(collections.size).toBeGreaterThan(8);
});

test.each(Object.entries(probes))(
  "%s refuses every stranger and changes nothing",
  async (name, { input, answersAnyone, hides }) => {
    const before = await stored();
    const call = async ([who, newStranger]: (typeof everybody)[number]) => {
      return { who, answer: await callFunction(name, input(targets), await newStranger()) };
    };
    // The service of photographs takes six calls at once.
    const half = Math.ceil(everybody.length / 2);
    const answers = [
      ...(await Promise.all(everybody.slice(0, half).map(call))),
      ...(await Promise.all(everybody.slice(half).map(call))),
    ];
    attempts += answers.length;
    const reasons = answers.map(({ answer }) => answer.error?.details?.reason);
    expect(reasons).not.toContain("INVALID");
    const mayAnswer = answersAnyone === true || hides !== undefined;
    const reached = answers.filter(
      ({ answer }) =>
        (answer.result !== undefined && !mayAnswer) ||
        JSON.stringify(answer).includes(hides?.(targets) ?? CANARY),
    );
    allowed += reached.length;
    expect(reached).toEqual([]);
    expect(await stored()).toBe(before);
  },
);

describe.each(Object.entries(strangers))("the security rules for %s", (_who, newStranger) => {
  test.each(DATABASE_OPERATIONS)("%s", async (operation) => {
    const before = await stored();
    const { idToken } = await newStranger();
    const outcomes = await Promise.all(
      documents().map(async (path) => {
        const isAllowed = await tryOnDatabase(operation, { path, restoKey: KITCHEN, idToken });
        const isPublic = operation === "get" && PUBLIC.includes(path.split("/")[0] ?? "");
        return { path, isAllowed, isPublic };
      }),
    );
    attempts += outcomes.length;
    const wrong = outcomes.filter(({ isAllowed, isPublic }) => isAllowed !== isPublic);
    allowed += wrong.filter(({ isAllowed }) => isAllowed).length;
    expect(wrong).toEqual([]);
    expect(await stored()).toBe(before);
  });
});

test("an allowed caller passes every guard with the same inputs", async () => {
  const blocked = ["INVALID", "NOT_SIGNED_IN", "NOT_ALLOWED", "NOT_VERIFIED", "NOT_FOUND"];
  const asked = Object.entries(probes).filter(([name]) => name !== "deleteMyAccount");
  for (const [name, { input, control }] of asked) {
    const reason = reasonOf(await callFunction(name, input(targets), owner));
    const found = blocked.includes(reason ?? "") ? reason : undefined;
    expect([name, found]).toEqual([name, control]);
  }
});

test("no attempt was allowed", () => {
  expect(attempts).toBeGreaterThan(600);
  expect(allowed).toBe(0);
});
