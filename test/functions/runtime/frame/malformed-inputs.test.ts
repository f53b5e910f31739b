import { afterAll, beforeAll, expect, test } from "vitest";
import { definitions } from "@/functions/calls/define-callable";
import "@/functions/index";
import { percentile } from "@/hosting/lib/percentile";
import { samplesWith } from "@/test/domain/text/support/inputs-with";
import { recordFigure } from "@/test/faults/figures";
import { adminList } from "@/test/harness/admin";
import { callFunction, callUrl } from "@/test/harness/callables";
import { probes, type Targets } from "../../support/access-probes";
import { CALLABLE_NAMES } from "../../support/callable-names";
import { takingTurns } from "../../support/taking-turns";
import { newGuest, type TestAccount } from "../../support/test-accounts";
import { openKitchen, pickupRequest } from "../../support/test-kitchen";

const ID = "0a8a9ba4-6a9c-4b8b-9d6b-4c8f0d6f1a11";
const TARGETS: Targets = { orderId: ID, reservationId: ID, email: "a@example.com", staffUid: "u" };
/** Stands for the value or key that JSON cannot express as an object of this process. */
const HERE = "replace-me";
const LEVELS = 15_000;

const UNKNOWN_TYPE = "an unknown @type";

/** Texts of JSON that no field may contain. */
const POISONS: Readonly<Record<string, string>> = {
  "half of a surrogate pair": String.raw`"A\ud800B"`,
  "15,000 lists in each other": "[".repeat(LEVELS) + "]".repeat(LEVELS),
  "a `__proto__` key": '{"__proto__":{"a":1}}',
  "a key that the database reserves": '{"__a__":"a"}',
  "an empty key": '{"":"a"}',
  [UNKNOWN_TYPE]: '{"@type":"x"}',
};

interface Attempt {
  readonly name: string;
  readonly what: string;
  readonly body: string;
}

const ATTEMPTS: readonly Attempt[] = definitions.flatMap(({ name, schema }) => {
  const shape = probes[name]?.input(TARGETS) ?? {};
  const bodies = samplesWith(schema, shape, HERE).map((data) => JSON.stringify({ data }));
  const poisoned = bodies.flatMap((body) =>
    Object.entries(POISONS).map(([what, poison]) => {
      return { name, what, body: body.replace(`"${HERE}"`, () => poison) };
    }),
  );
  const key = JSON.stringify({ data: { ...shape, [HERE]: 1 } }).replace(HERE, String.raw`A\ud800B`);
  return [...poisoned, { name, what: "half of a surrogate pair as a key", body: key }];
});

let guest: () => Promise<TestAccount>;
const written: string[] = [];
const others: string[] = [];

beforeAll(async () => {
  await openKitchen();
  guest = takingTurns(newGuest);
});

afterAll(() => {
  recordFigure(68, `not refused, of ${ATTEMPTS.length}`, others, import.meta.url);
  recordFigure(68, "documents written", written, import.meta.url);
});

async function send({ name, body }: Attempt): Promise<string> {
  const { idToken, appCheckToken = "" } = await guest();
  const response = await fetch(callUrl(name), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${idToken}`,
      "x-firebase-appcheck": appCheckToken,
    },
    body,
  });
  const { error } = (await response.json()) as { error?: { details?: { reason?: string } } };
  return `${response.status} ${error?.details?.reason}`;
}

/** "@type" is only a wrong name, which may also be that of a group of options. */
function isRefused({ what }: Attempt, answer: string): boolean {
  return what === UNKNOWN_TYPE ? /^40\d [A-Z_]+$/.test(answer) : answer === "400 INVALID";
}

async function documents(): Promise<string[]> {
  const names = ["orders", "reservations", "audit", "limits", "mail", "staff", "blocks"];
  const lists = await Promise.all(names.map((name) => adminList(name)));
  return lists.flat().map((each) => JSON.stringify(each));
}

test("there are attempts at every callable", () => {
  expect([...new Set(ATTEMPTS.map(({ name }) => name))].toSorted()).toEqual(
    CALLABLE_NAMES.toSorted(),
  );
});

test("no field of any call accepts what cannot be stored or decoded", {
  timeout: 240_000,
}, async () => {
  const before = new Set(await documents());
  const waiting = [...ATTEMPTS];
  // `publishPhoto` takes six calls at once.
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const answer = await send(next);
        if (!isRefused(next, answer)) others.push(`${next.name}, ${next.what}: ${answer}`);
      }
    }),
  );
  written.push(...(await documents()).filter((each) => !before.has(each)));
  expect(others).toEqual([]);
  expect(written).toEqual([]);
});

test("honest orders do not wait for malformed ones", { timeout: 120_000 }, async () => {
  const [poison = ""] = Object.values(POISONS);
  const contact = { name: HERE, phone: "089 99998-050" };
  const order = JSON.stringify({ data: pickupRequest({ contact }) });
  const attack = { name: "placeOrder", what: "", body: order.replace(`"${HERE}"`, () => poison) };
  const alone: number[] = [];
  const attacked: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    const isAttacked = round % 2 === 1;
    const honest = await newGuest();
    const attacks = isAttacked ? Array.from({ length: 4 }, () => send(attack)) : [];
    const startedAt = performance.now();
    expect(await callFunction("placeOrder", pickupRequest(), honest)).toHaveProperty("result");
    (isAttacked ? attacked : alone).push(performance.now() - startedAt);
    expect(new Set(await Promise.all(attacks))).toEqual(new Set(attacks.map(() => "400 INVALID")));
  }
  const ratio = (percentile(attacked, 0.5) ?? 0) / (percentile(alone, 0.5) ?? 1);
  const name = "median time of an honest order beside four malformed ones, as a multiple of alone";
  recordFigure(68, name, ratio, import.meta.url);
});
