import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ORDER_STATUSES } from "@/domain/order/order-status";
import { formatDay, formatTime } from "@/domain/text/format";
import { OrderRow } from "@/features/orders/list/order-row";
import { renderInRestaurant } from "../../render-in-restaurant";
import { shownOrder } from "../order/show-order";

const DAY_MS = 86_400_000;

it("a preorder for another day shows its day beside the promised time", async () => {
  const eta_at = Date.now() + 2 * DAY_MS;
  await renderInRestaurant(
    <OrderRow order={shownOrder({ status: "accepted", wanted_at: eta_at, eta_at })} />,
  );
  const moment = `${formatDay(eta_at, "de")}, ${formatTime(eta_at)} Uhr`;
  expect(screen.getByText(moment, { exact: false })).toBeVisible();
});

it.each(ORDER_STATUSES)("an order that is %s can be ordered again", async (status) => {
  await renderInRestaurant(<OrderRow order={shownOrder({ status })} />);
  expect(screen.getByRole("button", { name: "Noch einmal bestellen" })).toBeVisible();
});
