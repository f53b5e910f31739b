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
