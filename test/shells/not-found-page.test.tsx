import { act, render, screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { BrowserRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { telHref } from "@/domain/contact/tel-href";
import { AdminShell } from "@/shells/admin/admin-shell";
import { CustomerShell } from "@/shells/customer/customer-shell";
import { tenant as bobingen } from "@/tenant-configs/resto-bobingen";

// @isolated, because Firebase starts once for all tests of a process.
const warn = vi.spyOn(console, "warn").mockImplementation(() => {});

beforeEach(() => warn.mockClear());
afterEach(() => window.history.replaceState(null, "", "/"));

async function renderAt(path: string, Shell: ComponentType) {
  window.history.replaceState(null, "", path);
  await act(async () => {
    render(
      <BrowserRouter>
        <Shell />
      </BrowserRouter>,
    );
  });
  return screen.findByRole("heading", { name: "Diese Seite gibt es nicht" });
}

it.each([
  ["the customer site", "/menu", CustomerShell],
  ["the customer site", "/Order", CustomerShell],
  ["the admin site", "/board", AdminShell],
  ["the admin site", "/Order", AdminShell],
])('%s shows "not found" at %s and does not start Firebase', async (_site, path, Shell) => {
  expect(await renderAt(path, Shell)).toBeVisible();
  const [first] = within(screen.getByRole("main")).getAllByRole("link");
  expect(first).toHaveAttribute("href", "/");
  // The effect that asks for Firebase may run after the page is shown.
  await expect.poll(() => warn.mock.calls).toEqual([[`backend client not initialised on ${path}`]]);
});

it("leads to what guests look for from a path without a page", async () => {
  await renderAt("/menu", CustomerShell);
  const links = within(screen.getByRole("main")).getAllByRole<HTMLAnchorElement>("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Zur Speisekarte", "/"],
    ["Tisch reservieren", "/order/reservation"],
    ["Bestellungen", "/order/orders"],
    ...bobingen.phones.map((phone) => [phone, telHref(phone)]),
  ]);
  const header = within(screen.getByRole("banner"));
  expect(header.getByRole("link")).toHaveAttribute("href", "/");
  expect(screen.getByRole("link", { name: "Impressum" })).toHaveAttribute(
    "href",
    "/terms/impressum",
  );
});

it("leads staff to the overview, the board and the tables", async () => {
  await renderAt("/board", AdminShell);
  const links = within(screen.getByRole("main")).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/order",
    "/order/reservations",
  ]);
});

it("keeps paths without a page out of search engines", async () => {
  await renderAt("/menu", CustomerShell);
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
});
