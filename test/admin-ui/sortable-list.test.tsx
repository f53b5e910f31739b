import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { renderDishes } from "./sortable-dishes";

const texts = kitTexts.de.sort;

it("moves an item by keyboard and reports the move once, when it is dropped", async () => {
  const { onMove, handle, order } = renderDishes();
  handle("Pho").focus();
  await userEvent.keyboard(" {ArrowDown}{ArrowDown}{ArrowDown}");
  expect(order()).toEqual(["Bun", "Tofu", "Pho"]);
  screen.getByText(texts.moved("Pho", 3, 3));
  expect(onMove).not.toHaveBeenCalled();
  expect(handle("Pho")).toHaveFocus();
  await userEvent.keyboard(" ");
  expect(onMove.mock.calls).toEqual([[0, 2]]);
  screen.getByText(texts.dropped("Pho", 3));
  expect(order()).toEqual(["Bun", "Tofu", "Pho"]);
  expect(handle("Pho")).toHaveFocus();
});

it("puts a picked-up item back with Escape", async () => {
  const { onMove, handle, order } = renderDishes();
  handle("Tofu").focus();
  await userEvent.keyboard("{Enter}{ArrowUp}{ArrowUp}");
  expect(order()).toEqual(["Tofu", "Pho", "Bun"]);
  await userEvent.keyboard("{Escape}");
  expect(order()).toEqual(["Pho", "Bun", "Tofu"]);
  expect(onMove).not.toHaveBeenCalled();
  screen.getByText(texts.cancelled("Tofu"));
});

it.each([
  ["Tab", () => userEvent.tab()],
  ["a click elsewhere", () => userEvent.click(document.body)],
])("drops a picked-up item when the focus leaves it with %s", async (_how, leave) => {
  const { onMove, handle, order } = renderDishes();
  handle("Pho").focus();
  await userEvent.keyboard(" {ArrowDown}");
  await leave();
  expect(onMove.mock.calls).toEqual([[0, 1]]);
  expect(order()).toEqual(["Bun", "Pho", "Tofu"]);
  expect(handle("Pho")).toHaveAttribute("aria-pressed", "false");
});

it("ignores arrow keys while nothing is picked up", async () => {
  const { onMove, handle, order } = renderDishes();
  handle("Bun").focus();
  await userEvent.keyboard("{ArrowDown}{Escape}");
  expect(order()).toEqual(["Pho", "Bun", "Tofu"]);
  expect(onMove).not.toHaveBeenCalled();
});

it("tells screen readers how to move items of a list", () => {
  const { handle } = renderDishes();
  expect(handle("Bun")).toHaveAccessibleDescription(texts.help);
});
