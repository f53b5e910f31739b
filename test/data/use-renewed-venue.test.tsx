import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useMenu } from "../../src/data/menu-provider";
import { useRenewedVenue } from "../../src/data/use-renewed-venue";
import * as menuRepo from "../../src/firebase/menu-repo";
import { restoBobingen } from "../../tenant-configs/resto-bobingen";
import { renderInRestaurant } from "../features/render-in-restaurant";
import { sampleMenu } from "../features/sample-menu";

vi.mock("../../src/firebase/restaurant-repo", () => ({
  readRestaurant: async () => restoBobingen,
}));
vi.mock("../../src/firebase/menu-repo", () => ({ readMenu: vi.fn(async () => sampleMenu) }));
vi.mock("../../src/firebase/availability-repo", () => ({ watchAvailability: () => () => {} }));

const readMenu = vi.mocked(menuRepo.readMenu);
let hidden = false;

function Revision() {
  useRenewedVenue();
  return <p>revision {useMenu().rev}</p>;
}

async function away(minutes: number): Promise<void> {
  await act(async () => {
    hidden = true;
    document.dispatchEvent(new Event("visibilitychange"));
    vi.setSystemTime(Date.now() + minutes * 60_000);
    hidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("shows the menu of today to who comes back after a while, and never a gap", async () => {
  await renderInRestaurant(<Revision />);
  const first = sampleMenu.rev;
  expect(screen.getByText(`revision ${first}`)).toBeInTheDocument();
  readMenu.mockResolvedValue({ ...sampleMenu, rev: first + 1 });
  await away(4);
  expect(screen.getByText(`revision ${first}`)).toBeInTheDocument();
  await away(6);
  expect(await screen.findByText(`revision ${first + 1}`)).toBeInTheDocument();
  readMenu.mockRejectedValue(new Error("offline"));
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await away(60);
  expect(screen.getByText(`revision ${first + 1}`)).toBeInTheDocument();
});
