import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { HealthAnswer, RestaurantHealth } from "@/domain/operations/health.schema";
import { DEFAULT_SWITCHES } from "@/domain/operations/switches.schema";
import { HealthPage } from "@/features/admin/health/health-page";
import { callReadHealth, callReadVersions } from "@/firebase/callables/operations-callables";
import { healthTexts } from "@/i18n/admin/health-texts";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { healthyRestaurant } from "@/test/domain/operations/healthy-restaurant";
import { renderAdmin } from "../../render-admin";

vi.mock("@/firebase/callables/operations-callables");

const texts = healthTexts.de;
const NOW = Date.UTC(2027, 2, 3, 17);

function restaurant(index: number, changes: Partial<RestaurantHealth> = {}): RestaurantHealth {
  return {
    ...healthyRestaurant(NOW),
    resto_key: `kitchen-${index}`,
    title: `Küche ${String(index).padStart(3, "0")}`,
    city: index === 77 ? "Augsburg" : "Bobingen",
    last_order_at: NOW - 12 * 60_000,
    ...changes,
  };
}

function answer(changes: Partial<HealthAnswer> = {}) {
  const value: HealthAnswer = {
    restaurants: Array.from({ length: 100 }, (_, index) =>
      restaurant(index, index === 90 ? { overdue: 1, unanswered: 1 } : {}),
    ),
    schedules: [{ name: "orders", succeeded_at: NOW, is_late: false }],
    functions_build: "readhealth-00042-abc",
    switches: DEFAULT_SWITCHES,
    server_time: NOW,
    ...changes,
  };
  vi.mocked(callReadHealth).mockResolvedValue({ ok: true, value });
}

const rows = () => screen.getAllByTestId("restaurant-health");

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(callReadVersions).mockImplementation(async (keys) => ({
    ok: true,
    value: { builds: keys.map(() => "index-DkX3s9a.js") },
  }));
  answer();
});

it("shows 100 restaurants, 25 on a page, the one in trouble first", async () => {
  renderAdmin(<HealthPage />);
  expect(await screen.findByText(texts.troubled(1, 100))).toBeVisible();
  expect(rows()).toHaveLength(25);
  expect(rows()[0]).toHaveTextContent("Küche 090");
  expect(rows()[0]).toHaveTextContent(texts.troubles.unanswered);
  await userEvent.click(screen.getByRole("button", { name: kitTexts.de.page(4, 4) }));
  expect(rows().at(-1)).toHaveTextContent("Küche 099");
});

it("asks the versions of the shown restaurants only", async () => {
  renderAdmin(<HealthPage />);
  expect(await screen.findAllByText("DkX3s9a")).toHaveLength(25);
  expect(callReadVersions).toHaveBeenCalledExactlyOnceWith(
    expect.arrayContaining(["kitchen-90", "kitchen-0"]),
  );
  expect(vi.mocked(callReadVersions).mock.calls[0]?.[0]).toHaveLength(25);
});

it("finds a restaurant by its title and city, without accents and in any order", async () => {
  renderAdmin(<HealthPage />);
  await userEvent.type(await screen.findByLabelText(texts.search), "augs kuche");
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent("Küche 077");
  await userEvent.type(screen.getByLabelText(texts.search), "x");
  expect(screen.getByText(texts.noMatch)).toBeVisible();
});

it("names a schedule that has stopped", async () => {
  const succeeded_at = NOW - 40 * 60_000;
  answer({ schedules: [{ name: "retention", succeeded_at, is_late: true }] });
  renderAdmin(<HealthPage />);
  const list = await screen.findByRole("region", { name: texts.schedules });
  expect(list).toHaveTextContent(
    `${texts.scheduleNames.retention}${texts.lastRun} ${texts.minutesAgo(40)}`,
  );
  expect(screen.getByText(new RegExp(texts.late(1)))).toBeVisible();
});

it("shows a fresh installation without an alarm", async () => {
  answer({
    restaurants: [restaurant(1, { board_seen_at: null, last_order_at: null })],
    schedules: [{ name: "unanswered", succeeded_at: null, is_late: false }],
  });
  renderAdmin(<HealthPage />);
  expect(await screen.findByText(texts.allWell(1))).toBeVisible();
  expect(screen.getByTestId("restaurant-health")).toHaveTextContent(texts.open);
  const list = screen.getByRole("region", { name: texts.schedules });
  expect(list).toHaveTextContent(`${texts.scheduleNames.unanswered}${texts.notRunYet}`);
});

it("marks a board with an old version and mails that were given up", async () => {
  answer({ restaurants: [restaurant(1, { board_build: "index-old.js", mails_failed: 2 })] });
  renderAdmin(<HealthPage />);
  const row = within(await screen.findByTestId("restaurant-health"));
  expect(row.getByText(texts.outdated)).toBeVisible();
  expect(row.getByText(texts.mailsFailed(2))).toBeVisible();
});

it("ignores the answer to an earlier call, even if it comes last", async () => {
  type Answer = Awaited<ReturnType<typeof callReadHealth>>;
  const answered: ((given: Answer) => void)[] = [];
  vi.mocked(callReadHealth).mockImplementation(
    () => new Promise((resolve) => answered.push(resolve)),
  );
  renderAdmin(<HealthPage />);
  await userEvent.click(screen.getByRole("button", { name: texts.reload }));
  const [first, second] = answered;
  const of = (...restaurants: RestaurantHealth[]): Answer => ({
    ok: true,
    value: {
      restaurants,
      schedules: [],
      functions_build: "",
      switches: DEFAULT_SWITCHES,
      server_time: NOW,
    },
  });
  await act(async () => second?.(of(restaurant(2))));
  await act(async () => first?.(of(restaurant(1))));
  expect(screen.getByTestId("restaurant-health")).toHaveTextContent("Küche 002");
});

it("offers to load the health page again when it failed", async () => {
  vi.mocked(callReadHealth).mockResolvedValue({ ok: false, error: { kind: "offline" } });
  renderAdmin(<HealthPage />);
  expect(await screen.findByText(texts.failed)).toBeVisible();
  answer();
  await userEvent.click(screen.getByRole("button", { name: "Noch einmal versuchen" }));
  expect(await screen.findAllByTestId("restaurant-health")).toHaveLength(25);
});

it("says at the top that orders are paused everywhere", async () => {
  answer({ switches: { ...DEFAULT_SWITCHES, ordering_paused_until: NOW + 60_000 } });
  renderAdmin(<HealthPage />);
  expect(await screen.findByText(new RegExp(texts.pausedEverywhere))).toBeVisible();
});
