import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ORDER_STATUSES } from "@/domain/order/order-status";
import { RESERVATION_STATUSES } from "@/domain/reservation/reservation.schema";
import { actionText } from "@/features/admin/audit/action-text";
import { repoRoot } from "@/hosting/lib/repo-root";
import { auditTexts } from "@/i18n/admin/audit-texts";

const { de, en } = auditTexts;

/** Action names that occur as literals in the functions. */
function literalActions(): string[] {
  const folder = join(repoRoot, "functions");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /^[^.]*\.ts$/.test(name) && !name.includes("node_modules"))
    .flatMap((name) => {
      const source = readFileSync(join(folder, name), "utf8");
      return [...source.matchAll(/\baction:[^\n]*/g)].flatMap(([line]) =>
        [...line.matchAll(/"([a-z]+\.[a-z_]+)"/g)].map(([, action = ""]) => action),
      );
    });
}

describe("audit log", () => {
  const actions = [
    ...literalActions(),
    ...ORDER_STATUSES.map((status) => `order.${status}`),
    ...["telephone", "waive_minimum"].map((what) => `order.${what}`),
    ...RESERVATION_STATUSES.map((status) => `reservation.${status}`),
    ...["moved", "table_changed", "walk_in", "telephone"].map((what) => `reservation.${what}`),
    ...["granted", "changed", "revoked", "super"].map((what) => `staff.${what}`),
    ...[
      "paused_until",
      "delivery_paused_until",
      "pickup_paused_until",
      "extra_minutes",
      "extra_until",
      "delivery_extra_minutes",
      "delivery_extra_until",
      "sold_out",
      "sold_out_options",
      "stock",
      "exceptions",
      "guest_share",
    ].map((what) => `availability.${what}`),
  ];

  test("finds the action names in the functions", () => {
    expect(literalActions().length).toBeGreaterThan(4);
  });

  test.each([...new Set(actions)])("has a text for %s in both languages", (action) => {
    expect(actionText(action, de)).not.toBe(de.other);
    expect(actionText(action, en)).not.toBe(en.other);
    expect(actionText(action, de)).not.toBe(actionText(action, en));
  });
});

test("lists several changes of one call and repeats no text", () => {
  expect(actionText("availability.extra_minutes+extra_until+paused_until", de)).toBe(
    "Wartezeit geändert · Pause geändert",
  );
  expect(actionText("reservation.walk_in+overbook", en)).toBe("Walk-in seated (overbooked)");
});

test.each(["", "order", "order.melted", "constructor.name", "<b>.x"])(
  "shows unknown action %j as another change",
  (action) => {
    expect(actionText(action, de)).toBe(de.other);
  },
);
