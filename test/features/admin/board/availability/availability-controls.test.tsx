import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { useBoard } from "@/data/staff/board-provider";
import { useBoardMenu } from "@/data/staff/use-board-menu";
import type { Availability } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { ok } from "@/domain/result/result";
import { AvailabilityControls } from "@/features/admin/board/availability/availability-controls";
import { AvailabilityStrip } from "@/features/admin/board/availability/availability-strip";
import { callSetAvailability } from "@/firebase/callables/board-callables";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderAdmin } from "../../../render-admin";
import { sampleMenu } from "../../../sample-menu";

vi.mock("@/data/staff/board-provider");
vi.mock("@/data/staff/use-board-menu");
vi.mock("@/firebase/callables/board-callables");

const send = vi.mocked(callSetAvailability);
const texts = availabilityTexts.de;
const HOUR = 3_600_000;
const patches = () => send.mock.calls.map(([{ patch }]) => patch);

function mockAvailability(availability: Partial<Availability> | null) {
  vi.mocked(useBoard).mockReturnValue({
    availabilityOf: () => availability && { ...DEFAULT_AVAILABILITY, ...availability },
  } as unknown as ReturnType<typeof useBoard>);
}

const menuRead = { error: null, reload: () => {}, readMore: () => {}, change: () => {} };

beforeEach(() => {
  send.mockReset().mockResolvedValue(ok({ availability: DEFAULT_AVAILABILITY, server_time: 0 }));
  vi.mocked(useBoardMenu).mockReturnValue({ ...menuRead, status: "ready", value: sampleMenu });
});

async function openPanel(availability: Partial<Availability> | null = {}) {
  mockAvailability(availability);
  renderAdmin(<AvailabilityControls restaurants={[restoBobingen]} />);
  await userEvent.click(screen.getByRole("button", { name: texts.title }));
  return within(await screen.findByTestId("availability-panel"));
}

it("offers no switches until the availability is known", async () => {
  const panel = await openPanel(null);
  expect(panel.queryByRole("group")).toBeNull();
  expect(panel.queryByRole("button")).toBeNull();
});

it("pauses delivery, pickup or all orders with one tap", async () => {
  const panel = await openPanel();
  for (const [scope, end] of [
    ["both", texts.minutes(15)],
    ["delivery", texts.untilTomorrow],
    ["pickup", texts.minutes(60)],
  ] as const) {
    const group = within(panel.getByRole("group", { name: texts.pauseOf[scope] }));
    await userEvent.click(group.getByRole("button", { name: end }));
  }
  const soon = expect.any(Number);
  expect(patches()).toEqual([
    { paused_until: soon },
    { delivery_paused_until: soon },
    { pickup_paused_until: soon },
  ]);
});

it("says what the kitchen clock promises as long as it does", async () => {
  const kitchen_minutes = { pickup: 35, delivery: 60, until: Date.now() + HOUR };
  const panel = await openPanel({ kitchen_minutes });
  expect(panel.getByText(texts.clockNow(35, 60), { exact: false })).toBeDefined();
  cleanup();
  const later = await openPanel({ kitchen_minutes: { ...kitchen_minutes, until: Date.now() } });
  expect(later.queryByText(texts.clockNow(35, 60), { exact: false })).toBeNull();
});

it("sets the extra minutes of delivery and of pickup", async () => {
  const panel = await openPanel();
  for (const type of ["delivery", "pickup"] as const) {
    const group = within(panel.getByRole("group", { name: texts.busyOf[type] }));
    await userEvent.click(group.getByRole("button", { name: texts.extra(20) }));
  }
  expect(patches()).toMatchObject([
    { delivery_extra_minutes: 20, delivery_extra_until: expect.any(Number) },
    { extra_minutes: 20, extra_until: expect.any(Number), delivery_extra_minutes: 0 },
  ]);
});

it("marks an option as sold out in all dishes that have it, found by a part of its name", async () => {
  const panel = await openPanel();
  await userEvent.click(panel.getByRole("tab", { name: texts.tabs.soldOut(0) }));
  await userEvent.click(panel.getByText(texts.soldOutKinds.options));
  await userEvent.type(panel.getByRole("searchbox"), "tof");
  await userEvent.click(panel.getByRole("button", { name: texts.markSoldOut("Tofu") }));
  expect(patches()).toEqual([{ sold_out_options: { "pho/extras/tofu": expect.any(Number) } }]);
});

it("lists sold-out dishes first and makes one available again", async () => {
  const panel = await openPanel({ sold_out: { cola: Date.now() + HOUR } });
  await userEvent.click(panel.getByRole("tab", { name: texts.tabs.soldOut(1) }));
  const section = within(panel.getByRole("region", { name: texts.nowSoldOut }));
  await userEvent.click(section.getByRole("button", { name: texts.markAvailable("Cola 0,33 l") }));
  expect(patches()).toEqual([{ sold_out: { cola: null } }]);
});

it("shows every active switch on the strip and ends each with one tap", async () => {
  mockAvailability({
    delivery_paused_until: Date.now() + HOUR,
    extra_minutes: 20,
    extra_until: Date.now() + HOUR,
    sold_out: { cola: Date.now() + HOUR },
    sold_out_options: { "pho/extras/tofu": Date.now() + HOUR },
  });
  renderAdmin(<AvailabilityStrip restaurants={[restoBobingen]} />);
  const strip = within(screen.getByRole("region", { name: texts.strip }));
  const soldOut = [/Cola 0,33 l ausverkauft bis/, /Tofu ausverkauft bis/];
  const names = [/Lieferung pausiert bis/, /\+20 min bis/, ...soldOut];
  for (const name of names) await userEvent.click(strip.getByRole("button", { name }));
  expect(strip.getAllByRole("button")).toHaveLength(4);
  expect(patches()).toEqual([
    { delivery_paused_until: null },
    { extra_minutes: 0, extra_until: null },
    { sold_out: { cola: null } },
    { sold_out_options: { "pho/extras/tofu": null } },
  ]);
});

it("shows no ids on the strip before the menu is known", () => {
  vi.mocked(useBoardMenu).mockReturnValue({ ...menuRead, status: "loading", value: null });
  mockAvailability({
    sold_out: { cola: Date.now() + HOUR },
    sold_out_options: { "pho/extras/tofu": Date.now() + HOUR },
  });
  renderAdmin(<AvailabilityStrip restaurants={[restoBobingen]} />);
  const strip = screen.getByRole("region", { name: texts.strip });
  expect(strip).toHaveTextContent(/Gericht aus.*Option aus/);
  expect(strip).not.toHaveTextContent(/cola|tofu/);
});

it("shows nothing on the strip while nothing is limited", () => {
  mockAvailability({});
  renderAdmin(<AvailabilityStrip restaurants={[restoBobingen]} />);
  expect(screen.queryByRole("button")).toBeNull();
});
