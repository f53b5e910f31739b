import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { toDoList } from "@/domain/staff/to-do";
import type { RestaurantNeeds } from "@/domain/staff/urgency";
import { ToDoSection } from "@/features/admin/overview/to-do-section";
import { overviewTexts } from "@/i18n/admin/overview-texts";
import { tenant as leVie } from "@/tenant-configs/le-vie";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderAdmin } from "../../render-admin";

const texts = overviewTexts.de;
const NOW = Date.UTC(2027, 2, 3, 17);
const calm: RestaurantNeeds = {
  unanswered: 0,
  oldestAt: null,
  overdue: 0,
  requests: 0,
  waiting: 0,
  isPaused: false,
  isUnattended: false,
  isSilent: false,
};

function open(needs: Record<string, Partial<RestaurantNeeds>>) {
  const all = Object.entries(needs).map(([key, each]) => [key, { ...calm, ...each }] as const);
  const choose = vi.fn();
  renderAdmin(
    <MemoryRouter>
      <ToDoSection
        restaurants={[restoBobingen, leVie].filter(({ key }) => key in needs)}
        items={toDoList(new Map(all), NOW)}
        now={NOW}
        links={{
          board: "/order",
          reservations: "/order/reservations",
          payments: "/payments",
          choose,
        }}
      />
    </MemoryRouter>,
  );
  return { choose, rows: screen.queryAllByRole("listitem") };
}

it("lists what to do now, the most urgent first, each with the page where it is done", async () => {
  const { choose, rows } = open({
    [leVie.key]: { requests: 2, payments: 1, lowStock: 1 },
    [restoBobingen.key]: { unanswered: 1, oldestAt: NOW - 9 * 60_000 },
  });
  const shown = rows.map((row) => [
    row.dataset.toDo,
    within(row).getByRole("link").getAttribute("href"),
  ]);
  expect(shown).toEqual([
    ["unanswered-long", "/order"],
    ["disputes", "/payments"],
    ["requests", "/order/reservations"],
    ["low-stock", "/order"],
  ]);
  expect(rows[0]).toHaveTextContent(`${texts.toDos["unanswered-long"](1)}, seit 9 min`);
  expect(rows[2]).toHaveTextContent(`${texts.toDos.requests(2)}${leVie.title}`);
  await userEvent.click(screen.getByRole("link", { name: /^Bestätigen/ }));
  expect(choose).toHaveBeenCalledWith(leVie.key);
});

it("says that there is nothing to do", () => {
  expect(open({ [restoBobingen.key]: {} }).rows).toEqual([]);
  expect(screen.getByText(texts.nothingToDo)).toBeVisible();
});
