import { screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { expect, it } from "vitest";
import { LEGAL_PAGES, routes } from "@/config/routes";
import { LegalPage } from "@/features/legal/legal-page";
import { renderInRestaurant } from "../render-in-restaurant";

const show = (path: string) =>
  renderInRestaurant(
    <Routes>
      <Route path="terms/:page?" element={<LegalPage />} />
    </Routes>,
    { path },
  );

it("shows an overview of all legal pages at /terms", async () => {
  await show(routes.terms);
  screen.getByRole("heading", { level: 1, name: "Rechtliches" });
  const links = within(screen.getByRole("article")).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(LEGAL_PAGES.map(routes.legal));
});

it("explains each code of the menu once", async () => {
  await show(routes.legal("allergene"));
  const codes = within(screen.getByRole("table", { name: "Allergene" })).getAllByRole("rowheader");
  expect(codes.map((code) => code.textContent)).toEqual(["C", "F"]);
  expect(screen.queryByRole("table", { name: "Zusatzstoffe" })).toBeNull();
});

it("lists the codes of all dishes by category, without empty categories", async () => {
  await show(routes.legal("allergene"));
  const table = screen.getByRole("table", { name: "Alle Gerichte" });
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    "Suppen",
    "EdamameF",
    "Phở Bònicht angegeben – bitte fragenmit Auswahl zusätzlich: C, F",
    "Getränke",
    "Cola 0,33 lkeine deklariert",
    "Saftkeine deklariert",
  ]);
});

it("shows a legal page, and says so if there is no such page", async () => {
  await show(routes.legal("impressum"));
  screen.getByRole("heading", { level: 1, name: "Impressum" });
  await show("/terms/gibt-es-nicht");
  const missing = { level: 1, name: "Diese Seite gibt es nicht" };
  expect(screen.getByRole("heading", missing)).toBeVisible();
});
