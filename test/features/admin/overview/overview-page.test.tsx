import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useAvailabilities } from "@/data/staff/use-availabilities";
import { useOpenOrders } from "@/data/staff/use-open-orders";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import type { Order } from "@/domain/order/order.schema";
import type { ComparedFigures } from "@/domain/report/day-figures";
import { OverviewPage } from "@/features/admin/overview/overview-page";
import { callReadOverview } from "@/firebase/callables/team-callables";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { overviewTexts } from "@/i18n/admin/overview-texts";
import { tenant as asiaSushi } from "@/tenant-configs/asia-sushi";
import { tenant as leVie } from "@/tenant-configs/le-vie";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderAdmin } from "../../render-admin";
import { overviewEntry } from "./overview-entry";

vi.mock("@/firebase/callables/team-callables");
vi.mock("@/firebase/connection/server-clock", () => ({ followServerClock: () => () => {} }));
vi.mock("@/data/staff/use-open-orders");
vi.mock("@/data/staff/use-availabilities");

const texts = overviewTexts.de;
const NOW = Date.UTC(2027, 2, 3, 17);

type Answer = Awaited<ReturnType<typeof callReadOverview>>;

/** Twice as much in the week before. */
function figuresOf(turnover_cents: number, orders: number): ComparedFigures {
  const today = { orders, turnover_cents, parties: 2, guests: 9 };
  return {
    today,
    week_before: { ...today, orders: 2 * orders, turnover_cents: 2 * turnover_cents },
  };
}

function answer(orders_today: number, figures?: ComparedFigures): Answer {
  const restaurants = [{ ...overviewEntry, orders_today, ...(figures && { figures }) }];
  return { ok: true, value: { restaurants, server_time: NOW } };
}

function followOrders(...orders: Partial<Order>[]): void {
  const items = orders.map((order) => ({ eta_at: null, created_at: Date.now(), ...order }));
  vi.mocked(useOpenOrders).mockReturnValue({
    items: items as Order[],
    status: "live",
    unreadable: [],
    hasMore: false,
  });
}

function page({ restaurants = [restoBobingen], canManage = false } = {}) {
  return (
    <MemoryRouter>
      <OverviewPage
        restaurants={restaurants}
        pages={{ board: "/order", reservations: "/order/reservations", payments: "/payments" }}
        canManage={canManage}
      />
    </MemoryRouter>
  );
}

function open(props?: Parameters<typeof page>[0]): void {
  renderAdmin(page(props));
}

beforeEach(() => {
  vi.mocked(callReadOverview).mockReset();
  vi.mocked(useAvailabilities).mockReturnValue(() => DEFAULT_AVAILABILITY);
  followOrders();
});

it.each([
  [0, "Noch keine Bestellungen heute"],
  [1, "1 Bestellung heute, alle beantwortet"],
  [2, "2 Bestellungen heute, alle beantwortet"],
])("sums up %i orders of today as: %s", async (orders, sentence) => {
  vi.mocked(callReadOverview).mockResolvedValue(answer(orders));
  open();
  await screen.findByText(sentence);
  expect(screen.queryByText(texts.loading)).toBeNull();
});

it("replaces the loading state by an error when the overview cannot be loaded", async () => {
  vi.mocked(callReadOverview).mockResolvedValue({ ok: false, error: { kind: "offline" } });
  open();
  screen.getByText(texts.loading);
  await screen.findByText(texts.failed);
  expect(screen.queryByText(texts.loading)).toBeNull();
});

it("shows the answer to the latest of two calls, even if the earlier answer comes last", async () => {
  const answered: ((given: Answer) => void)[] = [];
  vi.mocked(callReadOverview).mockImplementation(
    () => new Promise((resolve) => answered.push(resolve)),
  );
  open();
  await userEvent.click(screen.getByRole("button", { name: texts.reload }));
  const [first, second] = answered;
  second?.(answer(8));
  await screen.findByText(texts.sums(8, 0));
  await act(async () => first?.(answer(7)));
  screen.getByText(texts.sums(8, 0));
  expect(screen.queryByText(texts.sums(7, 0))).toBeNull();
});

it("lists the restaurant with unanswered orders first, by the live orders", async () => {
  const entries = [{ ...overviewEntry, resto_key: leVie.key }, overviewEntry];
  vi.mocked(callReadOverview).mockResolvedValue({
    ok: true,
    value: { restaurants: entries, server_time: NOW },
  });
  followOrders({ resto_key: restoBobingen.key, status: "placed" });
  open({ restaurants: [leVie, restoBobingen], canManage: true });
  await screen.findByText(texts.sums(0, 1));
  const titles = screen
    .getAllByTestId("overview-restaurant")
    .map((card) => within(card).getByRole("heading", { level: 2 }).textContent);
  expect(titles).toEqual([restoBobingen.title, leVie.title]);
});

it("links to reservation requests and marks a pause of delivery", async () => {
  vi.mocked(callReadOverview).mockResolvedValue({
    ok: true,
    value: { restaurants: [{ ...overviewEntry, requests: 2 }], server_time: NOW },
  });
  vi.mocked(useAvailabilities).mockReturnValue(() => ({
    ...DEFAULT_AVAILABILITY,
    delivery_paused_until: NOW + 3_600_000,
  }));
  open();
  const card = within(await screen.findByTestId("overview-restaurant"));
  await card.findByText(texts.pausedPartly);
  expect(card.getByRole("link", { name: /^Anfragen beantworten/ })).toHaveAttribute(
    "href",
    "/order/reservations",
  );
});

it("shows the manager of one restaurant today beside the week before, without a ranking", async () => {
  vi.mocked(callReadOverview).mockResolvedValue(answer(3, figuresOf(12_300, 7)));
  open({ canManage: true });
  await screen.findByText(texts.todayTitle(restoBobingen.title));
  await screen.findByText("123,00 €");
  screen.getByText(texts.weekBefore("246,00 €"));
  screen.getByText(texts.compared);
  expect(screen.queryByRole("table")).toBeNull();
});

it("shows neither orders nor sales of the restaurant that was selected before", async () => {
  vi.mocked(callReadOverview).mockImplementation((keys) =>
    keys.includes(leVie.key)
      ? new Promise(() => {})
      : Promise.resolve(answer(3, figuresOf(12_300, 7))),
  );
  const { rerender } = renderAdmin(page({ canManage: true }));
  await screen.findByText("123,00 €");
  rerender(page({ restaurants: [leVie], canManage: true }));
  screen.getByText(texts.todayTitle(leVie.title));
  screen.getByText(texts.loading);
  expect(screen.queryByText("123,00 €")).toBeNull();
  expect(screen.queryByText(texts.sums(3, 0))).toBeNull();
});

describe("of several restaurants", () => {
  const restaurants = [leVie, restoBobingen, asiaSushi];

  beforeEach(() => {
    vi.mocked(callReadOverview).mockResolvedValue({
      ok: true,
      value: {
        restaurants: [
          { ...overviewEntry, resto_key: leVie.key, figures: figuresOf(20_000, 4) },
          { ...overviewEntry, resto_key: restoBobingen.key, figures: figuresOf(12_300, 7) },
          { ...overviewEntry, resto_key: asiaSushi.key },
        ],
        server_time: NOW,
      },
    });
  });

  const rows = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);

  it("sums up today beside the week before, and says whose figures are missing", async () => {
    open({ restaurants, canManage: true });
    await screen.findByText("323,00 €");
    screen.getByText(texts.weekBefore("646,00 €"));
    screen.getByText(texts.weekBefore("22"));
    expect(screen.getByText(new RegExp(texts.missing(1)))).toHaveTextContent(texts.compared);
  });

  it("ranks them by sales, on request by orders, in a table with headings", async () => {
    open({ restaurants, canManage: true });
    const table = await screen.findByRole("table", { name: texts.ranking });
    expect(rows()).toEqual([leVie.title, restoBobingen.title, asiaSushi.title]);
    const heading = (name: string) => within(table).getByRole("columnheader", { name });
    expect(heading("Umsatz")).toHaveAttribute("aria-sort", "descending");
    within(table).getByRole("button", { name: "Bestellungen" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(rows()).toEqual([restoBobingen.title, leVie.title, asiaSushi.title]);
    expect(heading("Bestellungen")).toHaveAttribute("aria-sort", "descending");
    expect(heading("Umsatz")).toHaveAttribute("aria-sort", "none");
  });

  it("shows staff who are not managers neither sum nor ranking", async () => {
    open({ restaurants });
    await screen.findByText(texts.sums(0, 0));
    expect(screen.queryByText(texts.figures.turnover_cents)).toBeNull();
    expect(screen.queryByRole("table")).toBeNull();
  });
});

it("finds one of many restaurants by title and town, and shows the others in pages", async () => {
  const many = Array.from({ length: 30 }, (_, at) => ({
    ...restoBobingen,
    key: `resto-nr-${at}`,
    title: `Phở ${at + 1}`,
  }));
  vi.mocked(callReadOverview).mockResolvedValue(answer(0));
  open({ restaurants: many });
  expect(screen.getAllByTestId("overview-restaurant")).toHaveLength(24);
  await userEvent.click(screen.getByRole("button", { name: kitTexts.de.page(2, 2) }));
  expect(screen.getAllByTestId("overview-restaurant")).toHaveLength(6);
  const search = screen.getByRole("searchbox", { name: kitTexts.de.findRestaurant });
  await userEvent.type(search, "pho 17");
  screen.getByRole("heading", { name: "Phở 17" });
  expect(screen.getAllByTestId("overview-restaurant")).toHaveLength(1);
  await userEvent.type(search, "7");
  expect(screen.queryByTestId("overview-restaurant")).toBeNull();
  expect(screen.getAllByText(kitTexts.de.foundRestaurants(0))).toHaveLength(2);
});
