import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { availabilitySchema } from "@/domain/availability/availability.schema";
import { knownGuestSchema } from "@/domain/guest/known-guest.schema";
import { queuedMailSchema } from "@/domain/mail/queued-mail.schema";
import { menuSchema } from "@/domain/menu/menu.schema";
import { orderSchema } from "@/domain/order/order.schema";
import { reservationSchema } from "@/domain/reservation/reservation.schema";
import { repoRoot } from "@/hosting/lib/repo-root";

interface Configured {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly fields: readonly { readonly fieldPath: string }[];
  }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly indexes: readonly unknown[];
  }[];
}

const configured: Configured = JSON.parse(
  readFileSync(join(repoRoot, "firestore.indexes.json"), "utf8"),
);

const exempt = configured.fieldOverrides
  .filter(({ indexes }) => indexes.length === 0)
  .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);

const sources = ["functions", "src/firebase", "hosting"].flatMap((folder) =>
  readdirSync(join(repoRoot, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.includes("node_modules"))
    .map((file) => readFileSync(join(repoRoot, folder, file), "utf8")),
);

/** Fields of all queries in the code, whatever their collection. */
const queried = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/\b(?:where|orderBy)\(\s*"([a-z_.]+)"/g)].map(([, field]) => String(field)),
  ),
);

type AnySchema = z.core.$ZodType;

function isContainer(schema: AnySchema): boolean {
  const { def } = schema._zod as { def: { type: string; innerType?: AnySchema; in?: AnySchema } };
  if (def.innerType) return isContainer(def.innerType);
  if (def.in) return isContainer(def.in);
  return ["array", "object", "record"].includes(def.type);
}

/** Collections that grow with every order, or whose documents are large. */
const LARGE: Readonly<Record<string, z.ZodMiniObject>> = {
  orders: orderSchema,
  reservations: reservationSchema,
  menus: menuSchema,
  availability: availabilitySchema,
  mail: queuedMailSchema,
  known_guests: knownGuestSchema,
};

describe.each(Object.entries(LARGE))("index entries of %s", (collection, schema) => {
  const containers = Object.entries(schema.shape)
    .filter(([, field]) => isContainer(field))
    .map(([name]) => name);
  const isQueried = (name: string) =>
    [...queried].some((field) => field === name || field.startsWith(`${name}.`));

  it("do not exist for lists and maps that no query names", () => {
    const indexed = containers.filter(
      (name) => !isQueried(name) && !exempt.includes(`${collection}.${name}`),
    );
    expect(containers.length).toBeGreaterThan(0);
    expect(indexed).toEqual([]);
  });
});

it("no query of the code, and no composite index, names an exempt field", () => {
  expect([...queried]).toEqual(expect.arrayContaining(["created_at", "contact_keys", "rev"]));
  const composite = configured.indexes.flatMap(({ collectionGroup, fields }) =>
    fields.map(({ fieldPath }) => `${collectionGroup}.${fieldPath}`),
  );
  expect(exempt.filter((field) => composite.includes(field))).toEqual([]);
  // `expires_at` is queried in the collections where its override keeps an index.
  const names = exempt.map((field) => field.slice(field.indexOf(".") + 1));
  expect(names.filter((name) => queried.has(name) && name !== "expires_at")).toEqual([]);
});

it("no field is configured twice", () => {
  const fields = configured.fieldOverrides.map(
    ({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`,
  );
  expect(fields).toEqual([...new Set(fields)]);
});
