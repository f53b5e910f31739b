import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PackagingNote } from "@/features/menu/category/packaging-note";
import { MenuView } from "@/features/menu/menu-view";
import { renderInRestaurant } from "../render-in-restaurant";

it("stands above the first category", async () => {
  await renderInRestaurant(<MenuView />, { restaurant: { reusable: "offered" } });
  const note = screen.getByText("Speisen und Getränke in Mehrwegverpackungen erhältlich");
  expect(note.nextElementSibling).toHaveAccessibleName("Suppen");
});

it.each([
  ["own_containers", "Wir befüllen kundeneigene Mehrwegbehältnisse"],
  ["none_needed", null],
  ["exempt", null],
  [undefined, null],
] as const)("with %s is %s", async (reusable, notice) => {
  await renderInRestaurant(<PackagingNote />, { restaurant: { reusable } });
  if (notice) expect(screen.getByText(notice)).toBeVisible();
  else expect(screen.queryByText(/Mehrweg/)).toBeNull();
});
