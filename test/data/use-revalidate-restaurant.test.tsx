import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useMenu } from "@/data/menu-provider";
import { useRevalidateRestaurant } from "@/data/use-revalidate-restaurant";
import * as menuRepo from "@/firebase/repos/menu-repo";
import * as restaurantRepo from "@/firebase/repos/restaurant-repo";
import { renderInRestaurant } from "@/test/features/render-in-restaurant";
import { sampleMenu } from "@/test/features/sample-menu";

const readMenu = vi.mocked(menuRepo.readMenu);
let hidden = false;

function Revision() {
  useRevalidateRestaurant();
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

it("shows the current menu to a guest who returns after five minutes, without a loading state", async () => {
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

it("shows the current menu to a guest who goes back to the page at once", async () => {
  await renderInRestaurant(<Revision />);
  const rev = sampleMenu.rev + 3;
  readMenu.mockResolvedValue({ ...sampleMenu, rev });
  await act(async () => {
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  expect(await screen.findByText(`revision ${rev}`)).toBeInTheDocument();
});

it("reads again every quarter of an hour while the page stays visible", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  await renderInRestaurant(<Revision />);
  const rev = sampleMenu.rev + 7;
  readMenu.mockResolvedValue({ ...sampleMenu, rev });
  await act(() => vi.advanceTimersByTimeAsync(14 * 60_000));
  expect(screen.queryByText(`revision ${rev}`)).toBeNull();
  hidden = true;
  await act(() => vi.advanceTimersByTimeAsync(15 * 60_000));
  expect(screen.queryByText(`revision ${rev}`)).toBeNull();
  hidden = false;
  await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
  expect(await screen.findByText(`revision ${rev}`)).toBeInTheDocument();
});

it("shows that the restaurant has been deleted while the page was open", async () => {
  await renderInRestaurant(<Revision />);
  vi.mocked(restaurantRepo.readRestaurant).mockResolvedValue(null);
  await away(6);
  expect(await screen.findByText("missing")).toBeInTheDocument();
});
