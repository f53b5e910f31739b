import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { ReasonForm } from "@/features/admin/board/details/reason-form";
import { sampleOrder } from "@/test/harness/sample-order";
import { renderAdmin } from "../../../render-admin";

it.each<[string, Partial<Order>, RegExp | null]>([
  ["nothing of an order that is paid at the door", { payment: "cash" }, null],
  [
    "that a hold is released",
    { payment: "online", payment_status: "authorised", paid_cents: 756 },
    /Die Zahlung wird freigegeben: Dem Gast wird nichts belastet \(7,56\s€\)\./,
  ],
  [
    "that a payment is refunded",
    { payment: "online", payment_status: "captured", paid_cents: 756 },
    /Der Gast bekommt sein Geld zurück: 7,56\s€\./,
  ],
])("says before a rejection %s", (_what, changes, text) => {
  const order = sampleOrder(changes);
  renderAdmin(<ReasonForm order={order} to="rejected" onReason={() => {}} onBack={() => {}} />);
  if (text) expect(screen.getByText(text)).toBeVisible();
  else expect(screen.queryByText(/€/)).not.toBeInTheDocument();
});

it.each([
  ["rejected", "pickup", 3],
  ["rejected", "delivery", 4],
  ["failed", "pickup", 2],
  ["failed", "delivery", 3],
] as const)("offers reasons of a %s order that fit %s", (to, type, count) => {
  renderAdmin(
    <ReasonForm order={{ ...sampleOrder(), type }} to={to} onReason={() => {}} onBack={() => {}} />,
  );
  // Besides the presets: to send another reason, and to go back.
  expect(screen.getAllByRole("button")).toHaveLength(count + 2);
  const other = type === "pickup" ? /liefern|Adresse|angetroffen/ : /nicht abgeholt/;
  expect(screen.queryByText(other)).toBeNull();
});
