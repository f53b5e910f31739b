import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { OpeningButton } from "@/features/home/opening/opening-button";
import { OpeningChip } from "@/features/home/opening/opening-chip";
import { renderInRestaurant } from "../render-in-restaurant";

const at = (time: string) => toInstant("2026-11-24", minutesOf(time));

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }).setSystemTime(at("18:00")));
afterEach(() => vi.useRealTimers());

it("says nothing about opening until pauses and closures are known", async () => {
  await renderInRestaurant(<OpeningButton />, { availability: "pending" });
  expect(document.body).toHaveTextContent("");
  expect(screen.queryByRole("button")).toBeNull();
});

it("shows a pause, not the closing time, in its first words", async () => {
  await renderInRestaurant(<OpeningChip />, { availability: { paused_until: at("19:00") } });
  expect(await screen.findByText("Küchenpause bis 19:00")).toBeVisible();
});

it.each([
  ["18:00", "Regulär geöffnet bis 22:00"],
  ["15:00", "Öffnet regulär 17:00"],
])("at %s names only the usual hours if pauses and closures cannot be read", async (time, text) => {
  vi.setSystemTime(at(time));
  await renderInRestaurant(<OpeningChip />, { availability: "failed" });
  expect(await screen.findByText(text)).toBeVisible();
});

it("opens a sheet with hours, special days, address, route and a map of its own", async () => {
  await renderInRestaurant(<OpeningChip />, {
    availability: { exceptions: [{ date: "2026-11-26", closed: true, reason: "Betriebsausflug" }] },
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Geöffnet bis 22:00/ }));
  const sheet = within(await screen.findByRole("dialog", { name: "Öffnungszeiten und Anfahrt" }));
  expect(sheet.getByRole("row", { name: /Dienstag.*heute.*11:00 – 14:30/ })).toBeVisible();
  expect(await sheet.findByText(/Do 26.11.2026: geschlossen \(Betriebsausflug\)/)).toBeVisible();
  expect(sheet.getByText(/86399 Bobingen/)).toBeVisible();
  expect(sheet.getByRole("link", { name: /^Route planen/ })).toHaveAttribute(
    "href",
    expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/directions\?/),
  );
  const map = await sheet.findByRole("img", { name: /Karte der Umgebung.*Wehringen/ });
  expect(map.tagName).toBe("svg");
  expect(map.querySelector("image, [href]")).toBeNull();
});
