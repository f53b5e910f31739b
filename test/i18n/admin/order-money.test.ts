import { expect, it } from "vitest";
import { orderMoney } from "@/i18n/admin/money/order-money";

it("says how much of an online payment went back", () => {
  const order = {
    payment: "online",
    payment_status: "part_refunded",
    refunded_cents: 350,
    status: "completed",
    total_cents: 2000,
  } as const;
  expect(orderMoney(order, "de").method).toBe("Online-Zahlung, teilweise erstattet: 3,50\u00a0€");
  expect(orderMoney(order, "en").method).toBe("Online payment, partly refunded: €3.50");
});
