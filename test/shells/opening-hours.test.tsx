import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { OpeningChip } from "@/features/home/opening/opening-chip";
import { VisitSection } from "@/features/home/visit/visit-section";
import { Footer } from "@/shells/customer/layout/footer";
import { renderInRestaurant } from "../features/render-in-restaurant";

// A Monday, on which Bobingen is usually closed.
const MONDAY = "2026-11-23";

beforeEach(() =>
  vi.useFakeTimers({ toFake: ["Date"] }).setSystemTime(toInstant(MONDAY, minutesOf("12:30"))),
);
afterEach(() => vi.useRealTimers());

it("header, sheet, visit section and footer give the same hours of today", async () => {
  await renderInRestaurant(
    <>
      <OpeningChip />
      <VisitSection />
      <Footer />
    </>,
    {
      path: "/account",
      availability: {
        exceptions: [
          { date: MONDAY, hours: [["12:00", "19:00"]] },
          { date: "2026-11-26", closed: true, reason: "Betriebsausflug" },
        ],
      },
    },
  );
  await userEvent.click(await screen.findByRole("button", { name: /^Geöffnet bis 19:00/ }));
  await screen.findByRole("dialog", { name: "Öffnungszeiten und Anfahrt" });
  const rows = screen.getAllByRole("row", { name: /heute/, hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual(
    Array.from({ length: 3 }, () => "Montag heute12:00 – 19:00sonst geschlossen"),
  );
  expect(await screen.findAllByText(/Do 26.11.2026: geschlossen \(Betriebsausflug\)/)).toHaveLength(
    3,
  );
});

it("marks no day as today until closures and special hours are known", async () => {
  await renderInRestaurant(<VisitSection />, { availability: "pending" });
  const [hours] = screen.getAllByRole("table");
  expect(within(hours as HTMLElement).getByRole("row", { name: /Montag/ })).toHaveTextContent(
    "Montaggeschlossen",
  );
  expect(screen.queryByText("heute")).toBeNull();
});
