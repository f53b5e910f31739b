import { expect, it } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { depositLines, sessionLines } from "@/domain/payment/session-lines";
import { waitingOrder } from "./sample-payment";

const line = {
  ...{ name: { de: "Nudeln", en: "Noodles" }, unit_cents: 1265, qty: 2 },
  choice_names: [{ de: "groß", en: "large" }],
} as Order["lines"][number];
const order: Order = {
  ...waitingOrder,
  ...{ lines: [line], delivery_fee_cents: 100, deposit_cents: 25, tip_cents: 200 },
  reusable: { containers: 2, deposit_cents: 1000 },
  total_cents: 2 * 1265 + 100 + 25 + 1000,
};

it.each<[Order["language"], string[]]>([
  ["de", ["Nudeln, groß", "Lieferkosten", "Pfand", "Mehrwegpfand", "Trinkgeld"]],
  [undefined, ["Nudeln, groß", "Lieferkosten", "Pfand", "Mehrwegpfand", "Trinkgeld"]],
  ["en", ["Noodles, large", "Delivery", "Deposit", "Container deposit", "Tip"]],
])("shows each part of an order, in %s", (language, names) => {
  const lines = sessionLines({ ...order, ...(language && { language }) });
  expect(lines.map(({ name }) => name)).toEqual(names);
  const amounts = lines.map(({ unit_cents, qty }) => `${qty} × ${unit_cents}`);
  expect(amounts).toEqual(["2 × 1265", "1 × 100", "1 × 25", "1 × 1000", "1 × 200"]);
});

it("leaves out what costs nothing", () => {
  const { tip_cents: _, ...plain } = order;
  const free = { ...plain, delivery_fee_cents: 0, deposit_cents: 0, total_cents: 2530 };
  const { reusable: __, ...bought } = free;
  expect(sessionLines(bought)).toHaveLength(1);
});

it.each<[string, Partial<Order>, string]>([
  ["with a discount", { total_cents: 2000 }, "Bestellung CDFG"],
  ["with a discount, in English", { total_cents: 2000, language: "en" }, "Order CDFG"],
  [
    "with more lines than the provider takes",
    { lines: Array(97).fill({ ...line, qty: 1 }), total_cents: 97 * 1265 + 1125 },
    "Bestellung CDFG",
  ],
])("shows an order as a whole: %s", (_, changes, name) => {
  const whole = { ...order, ...changes };
  const due = whole.total_cents + 200;
  expect(sessionLines(whole)).toEqual([{ name, unit_cents: due, qty: 1 }]);
});

it("shows as many lines as the provider takes, with names that it takes", () => {
  const name = { de: "n".repeat(121), en: "" };
  const lines = Array(96).fill({ ...line, name, qty: 1 });
  const shown = sessionLines({ ...order, lines, total_cents: 96 * 1265 + 1125 });
  expect(shown).toHaveLength(100);
  expect(shown[0]?.name).toBe("n".repeat(120));
});

it("does not cut an emoji in half", () => {
  const name = { de: `${"n".repeat(119)}🍜 scharf`, en: "" };
  const [shown] = sessionLines({ ...order, lines: [{ ...line, name, choice_names: [] }] });
  expect(shown?.name).toBe(`${"n".repeat(119)}🍜`);
});

it("shows a deposit as one line", () => {
  const deposit = { cents: 8000, free_until_hours: 24, free_until: 0 };
  const shown = (language?: "de" | "en") =>
    depositLines({ deposit, code: "CDFG", ...(language && { language }) });
  expect(shown()).toEqual([{ name: "Anzahlung für Reservierung CDFG", unit_cents: 8000, qty: 1 }]);
  expect(shown("en")[0]?.name).toBe("Deposit for reservation CDFG");
  expect(depositLines({ code: "CDFG" })).toEqual([]);
});
