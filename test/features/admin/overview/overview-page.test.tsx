import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import type { OverviewEntry } from "@/domain/staff/overview.schema";
import { OverviewPage } from "@/features/admin/overview/overview-page";
import { callReadOverview } from "@/firebase/callables/team-callables";
import { overviewTexts } from "@/i18n/admin/overview-texts";
import { shellTexts } from "@/i18n/shell-texts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";

vi.mock("@/firebase/callables/team-callables");
vi.mock("@/firebase/connection/server-clock", () => ({ followServerClock: () => () => {} }));

const texts = overviewTexts.de;
const NOW = Date.UTC(2027, 2, 3, 17);

type Answer = Awaited<ReturnType<typeof callReadOverview>>;

function answer(orders_today: number): Answer {
  const entry: OverviewEntry = {
    resto_key: restoBobingen.key,
    opening: null,
    paused_until: null,
    extra_minutes: 0,
    orders_today,
    unanswered: 0,
    seen_at: null,
  };
  return { ok: true, value: { restaurants: [entry], server_time: NOW } };
}

function open(): void {
  render(
    <MemoryRouter>
      <OverviewPage restaurants={[restoBobingen]} board="/order" />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  vi.mocked(callReadOverview).mockReset();
});

it.each([
  [0, "Noch keine Bestellungen heute"],
  [1, "1 Bestellung heute, alle beantwortet"],
  [2, "2 Bestellungen heute, alle beantwortet"],
])("sums up %i orders of today as: %s", async (orders, sentence) => {
  vi.mocked(callReadOverview).mockResolvedValue(answer(orders));
  open();
  await screen.findByText(sentence);
});

it("replaces the loading state by an error when the overview cannot be loaded", async () => {
  vi.mocked(callReadOverview).mockResolvedValue({ ok: false, error: { kind: "offline" } });
  open();
  screen.getByText(texts.loading);
  await screen.findByText(shellTexts.de.errorTitle);
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
});
