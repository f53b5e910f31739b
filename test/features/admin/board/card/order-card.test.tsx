import { readFileSync } from "node:fs";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { OrderCard } from "@/features/admin/board/card/order-card";
import { BoardContext, type BoardContextValue } from "@/features/admin/board/context/board-context";
import { createOrderSteps } from "@/features/admin/board/context/order-steps";
import { createUndoableRejections } from "@/features/admin/board/context/undoable-rejections";
import { sampleOrder } from "@/test/harness/sample-order";
import { renderAdmin } from "../../../render-admin";

const NOW = Date.parse("2026-11-24T18:30:00+01:00");
const inMinutes = (minutes: number) => NOW + minutes * MINUTE_MS;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  return () => vi.useRealTimers();
});

function showCard(changes: Partial<Order>, tools: Partial<BoardContextValue> = {}) {
  const value: BoardContextValue = {
    steps: createOrderSteps(),
    rejections: createUndoableRejections(() => {}),
    leadMinutesOf: () => 35,
    print: () => {},
    restaurantOf: () => null,
    guests: null,
    hasRiders: () => false,
    station: null,
    stationsFor: () => [],
    payments: null,
    hasCodes: false,
    openDetails: () => {},
    ...tools,
  };
  renderAdmin(
    <BoardContext value={value}>
      <OrderCard order={sampleOrder(changes)} isMissed={false} />
    </BoardContext>,
  );
  return screen.getByRole("article", { name: "K7QM" });
}

it.each<[string, Partial<Order>, string[]]>([
  ["an unanswered order", { status: "placed", created_at: inMinutes(-3) }, ["3 min", "35 min"]],
  [
    "an unanswered preorder",
    { status: "placed", created_at: inMinutes(-3), wanted_at: inMinutes(50) },
    ["19:20", "50 min"],
  ],
  [
    "an unanswered order that the checkout has promised",
    { status: "placed", created_at: inMinutes(-3), promised_at: inMinutes(30) },
    ["3 min", "19:00", "30 min"],
  ],
  ["an accepted order", { status: "accepted", eta_at: inMinutes(12) }, ["12 min", "18:42"]],
  ["a late order", { status: "preparing", eta_at: inMinutes(-7) }, ["7 min", "18:23"]],
  [
    "a delayed order",
    {
      status: "out_for_delivery",
      type: "delivery",
      eta_at: inMinutes(15),
      history: [
        { version: 2, status: "out_for_delivery", at: NOW, by: "staff", delay_minutes: 10 },
      ],
    },
    ["15 min", "18:45"],
  ],
])("shows two times on the card of %s", (_case, changes, times) => {
  const card = showCard(changes);
  const shown = Array.from(card.querySelectorAll("*:not(.visually-hidden)"), (each) =>
    Array.from(each.childNodes, (node) => (node.nodeType === 3 ? node.textContent : "")).join(""),
  ).flatMap((text) => text.match(/\d+ min|\d\d:\d\d/g) ?? []);
  expect(shown).toEqual(times);
});

it.each<[Order["status"], string | null]>([
  ["accepted", "late"],
  ["preparing", "late"],
  ["out_for_delivery", "late"],
  ["ready", null],
])("marks an order that is %s and 44 minutes late as %s", (status, tone) => {
  const card = showCard({ status, type: "delivery", eta_at: inMinutes(-44) });
  expect(card.querySelector(".order-clock")?.getAttribute("data-tone")).toBe(tone);
});

it.each<[Order["status"], boolean]>([
  ["placed", false],
  ["accepted", false],
  ["preparing", true],
  ["ready", false],
  ["out_for_delivery", false],
])("labels an order that is %s as cooking with a flame: %s", (status, isLabelled) => {
  const card = showCard({ status, type: "delivery", eta_at: inMinutes(20) });
  const label = within(card).queryByText("Kocht");
  expect(label !== null).toBe(isLabelled);
  expect(label?.querySelector("svg") ?? null).toEqual(isLabelled ? expect.anything() : null);
});

it.each<[Order["status"], Order["payment_status"], string | null]>([
  ["placed", "authorised", "Bezahlt"],
  ["accepted", "authorised", "Bezahlt"],
  ["preparing", "captured", "Bezahlt"],
  ["out_for_delivery", "captured", "Bezahlt"],
  ["rejected", "authorised", null],
  ["cancelled", "refunded", null],
])(
  "an online order that is %s and %s says about its money: %s",
  (status, payment_status, words) => {
    const card = showCard({ status, payment: "online", payment_status, type: "delivery" });
    expect(within(card).queryByText(/Bezahlt|kassieren/)?.textContent ?? null).toBe(words);
  },
);

it("says in words how late an order is", () => {
  const card = showCard({ status: "preparing", eta_at: inMinutes(-7) });
  expect(within(card).getByText("7 min zu spät")).toBeVisible();
});

it("gives a cooking order another edge than an accepted one", () => {
  const style = document.createElement("style");
  style.textContent = readFileSync("src/features/admin/board/board.css", "utf8");
  document.head.append(style);
  const edgeOf = (status: Order["status"]) => {
    const { borderLeftWidth } = getComputedStyle(showCard({ status, eta_at: inMinutes(20) }));
    cleanup();
    return borderLeftWidth;
  };
  const [accepted, cooking] = [edgeOf("accepted"), edgeOf("preparing")];
  style.remove();
  expect(cooking).toBe("0.5rem");
  expect(accepted).not.toBe(cooking);
});

it("names the time of the checkout, also beside a later acceptance", () => {
  const promised_at = inMinutes(9);
  const kept = showCard({ status: "accepted", promised_at, eta_at: promised_at });
  expect(kept).toHaveTextContent("zugesagt 18:39");
  cleanup();
  const later = showCard({ status: "accepted", promised_at, eta_at: inMinutes(20) });
  expect(later).toHaveTextContent("18:50 · zugesagt 18:39");
});

it("shows before the tap how much later than promised an order is accepted", async () => {
  const run = vi.fn();
  const steps = { ...createOrderSteps(), run };
  const card = showCard({ status: "placed", promised_at: inMinutes(30) }, { steps });
  const accept = within(card).getByRole("button", { name: /^Annehmen/ });
  expect(accept).toHaveAccessibleName("Annehmen 30 min");
  const user = userEvent.setup({ delay: null });
  await user.click(within(card).getByRole("button", { name: "5 Minuten später" }));
  expect(accept).toHaveAccessibleName("Annehmen 35 min 5 min später als zugesagt");
  await user.click(accept);
  expect(run).toHaveBeenCalledWith(expect.anything(), { to: "accepted", eta_minutes: 35 });
});

it("shows what the guest does not eat above the dishes, an allergy in red", () => {
  const told = (de: string) => showCard({ passport: { de, en: "" } });
  const note = within(told("Verträgt nicht: Sesam; isst vegan")).getByText(/^Verträgt/);
  expect(note.closest("p")).toHaveAttribute("data-allergy");
  const dish = screen.getByText("Misosuppe");
  expect(note.compareDocumentPosition(dish)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  cleanup();
  const diet = within(told("isst vegan")).getByText("isst vegan");
  expect(diet.closest("p")).not.toHaveAttribute("data-allergy");
});

it("shows what cooking needs, and neither contact nor price", () => {
  const [line] = sampleOrder().lines;
  if (!line) throw new Error("no line");
  const card = showCard({
    lines: [
      {
        ...line,
        number: "M12",
        choice_names: [{ de: "mit Tofu", en: "with tofu" }],
        note: "Bin allergisch auf Sesam",
      },
    ],
  });
  for (const text of ["2 ×", "M12", "Misosuppe", "mit Tofu", "Abholung"]) {
    expect(card).toHaveTextContent(text);
  }
  const note = screen.getByText("Bin allergisch auf Sesam").closest("p");
  expect(note).toHaveAttribute("data-allergy");
  expect(note).toHaveTextContent(/^Achtung, Allergie:/);
  for (const text of ["Gerda", "089", "€", "D, F"]) expect(card).not.toHaveTextContent(text);
});

it("shows the change to bring once a delivery is packed, and not before", () => {
  const delivery = {
    type: "delivery",
    total_cents: 3200,
    tip_cents: 300,
    cash_given_cents: 5000,
  } as const;
  expect(showCard({ ...delivery, status: "preparing" })).toHaveTextContent(
    /zahlt mit 50,00\s€ · Rückgeld 15,00\s€/,
  );
  cleanup();
  expect(showCard({ ...delivery, status: "placed" })).not.toHaveTextContent("Rückgeld");
});

it("says once an order is ready what is to be collected", () => {
  const delivery = { type: "delivery", total_cents: 3200, tip_cents: 300 } as const;
  const textOf = (changes: Partial<Order>) => {
    const text = showCard(changes).textContent ?? "";
    cleanup();
    return text;
  };
  expect(textOf({ ...delivery, status: "out_for_delivery" })).toMatch(/35,00\s€ kassieren/);
  expect(textOf({ ...delivery, status: "preparing" })).not.toContain("kassieren");
  expect(textOf({ ...delivery, status: "completed" })).not.toContain("kassieren");
});

it("announces a missing online payment at once, with the cash to collect", () => {
  showCard({ status: "accepted", payment: "online", payment_status: "failed" });
  expect(screen.getByRole("alert")).toHaveTextContent(
    /^Online-Zahlung fehlgeschlagen: 7,56\s€ bar kassieren$/,
  );
});

it("shows the codes of allergens when asked for, and opens its panel", async () => {
  const openDetails = vi.fn<(id: string) => void>();
  const card = showCard({}, { hasCodes: true, openDetails });
  expect(card).toHaveTextContent("Allergene: D, F");
  await userEvent.click(screen.getByRole("button", { name: "Kontakt und mehr zu K7QM" }));
  expect(openDetails).toHaveBeenCalledExactlyOnceWith(sampleOrder().id);
});

it("offers to mark a delivery as ready only where riders fetch it and it is not yet marked", () => {
  const delivery = { type: "delivery", status: "preparing" } as const;
  const mainButton = (changes: Partial<Order>, hasRiders: boolean) => {
    const card = showCard({ ...delivery, ...changes }, { hasRiders: () => hasRiders });
    const text = card.querySelector("[data-main]")?.textContent;
    cleanup();
    return text;
  };
  expect(mainButton({}, true)).toBe("Bereit");
  expect(mainButton({}, false)).toBe("Unterwegs");
  expect(mainButton({ ready_at: NOW }, true)).toBe("Unterwegs");
});
