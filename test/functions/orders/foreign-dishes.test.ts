import { afterAll, beforeAll, expect, test } from "vitest";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { tenants } from "@/tenant-configs/index";
import { loadBundledMenu } from "@/tenant-configs/load-menu";
import { recordFigure } from "@/test/faults/figures";
import { resetBackend } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";

const keys = Object.values(tenants)
  .filter((tenant) => !isSuperTenant(tenant))
  .map(({ key }) => key);

const pairs = keys.flatMap((key) =>
  keys.filter((other) => other !== key).map((other) => [key, other] as const),
);

const asked: string[] = [];
const accepted: string[] = [];

const menus = new Map<string, ReadonlySet<string>>();

beforeAll(async () => {
  await resetBackend();
  for (const key of keys) {
    menus.set(key, new Set((await loadBundledMenu(key)).items.map(({ id }) => id)));
  }
});

afterAll(() => recordFigure(4, `accepted, of ${asked.length}`, accepted, import.meta.url));

// Runs with the machine's clock, because the refusal does not depend on the time.
test.each(pairs)("%s refuses a dish that only %s has", async (key, other) => {
  const own = menus.get(key);
  const foreign = [...(menus.get(other) ?? [])].find((id) => !own?.has(id));
  // Branches may share their whole menu.
  const item_id = foreign ?? `${other}-special`;
  const answer = await callFunction("quoteOrder", {
    resto_key: key,
    type: "pickup",
    lines: [{ item_id, qty: 1, choices: {} }],
  });
  asked.push(item_id);
  if (answer.result) accepted.push(item_id);
  expect(answer).toMatchObject({
    error: {
      status: "FAILED_PRECONDITION",
      details: { reason: "ITEM_UNAVAILABLE", field: "lines.0.item_id" },
    },
  });
});
