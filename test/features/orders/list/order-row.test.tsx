import { render, screen } from "@testing-library/react";
import { createStore } from "jotai/vanilla";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { formatDay, formatTime } from "@/domain/text/format";
import { OrderRow } from "@/features/orders/list/order-row";
import { StateProvider } from "@/state/jotai-hooks";
import { shownOrder } from "../order/show-order";

const DAY_MS = 86_400_000;

it("a preorder for another day shows its day beside the promised time", () => {
  const eta_at = Date.now() + 2 * DAY_MS;
  render(
    <MemoryRouter>
      <StateProvider store={createStore()}>
        <OrderRow order={shownOrder({ status: "accepted", wanted_at: eta_at, eta_at })} />
      </StateProvider>
    </MemoryRouter>,
  );
  const moment = `${formatDay(eta_at, "de")}, ${formatTime(eta_at)} Uhr`;
  expect(screen.getByText(moment, { exact: false })).toBeVisible();
});
