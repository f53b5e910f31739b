import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { DEFAULT_SWITCHES, type Switches } from "@/domain/operations/switches.schema";
import { SwitchesSection } from "@/features/admin/health/switches-section";
import { callSetSwitches } from "@/firebase/callables/operations-callables";
import { healthTexts } from "@/i18n/admin/health-texts";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { renderAdmin } from "../../render-admin";

vi.mock("@/firebase/callables/operations-callables");

const texts = healthTexts.de.switches;
const { name, usual, unusual, toUnusual, confirmUnusual, does } = texts.ordering_paused_until;
const NOW = Date.UTC(2027, 2, 3, 17);
const PAUSED: Switches = {
  ...DEFAULT_SWITCHES,
  ordering_paused_until: NOW + 4 * 3_600_000,
  changed_at: { ordering_paused_until: NOW },
};

const show = (stored: Switches) => renderAdmin(<SwitchesSection stored={stored} now={NOW} />);
const ask = () => userEvent.click(screen.getByRole("button", { name: texts.changeOf(name) }));
const dialog = () => screen.findByRole("alertdialog");

beforeEach(() => {
  vi.resetAllMocks();
});

it("says what each switch does, its state and since when", () => {
  show({ ...DEFAULT_SWITCHES, app_check_required: false, changed_at: { app_check_required: NOW } });
  const section = screen.getByRole("region", { name: texts.title });
  expect(section).toHaveTextContent(`${name}${usual}${texts.never}${does}`);
  expect(section).toHaveTextContent(texts.app_check_required.unusual);
  expect(section).toHaveTextContent(texts.since);
});

it("pauses ordering for the chosen time once it is confirmed", async () => {
  vi.mocked(callSetSwitches).mockResolvedValue({ ok: true, value: PAUSED });
  show(DEFAULT_SWITCHES);
  await ask();
  const asked = await dialog();
  expect(asked).toHaveTextContent(toUnusual);
  expect(asked).toHaveTextContent(does);
  expect(callSetSwitches).not.toHaveBeenCalled();
  await userEvent.click(within(asked).getByText(texts.hours(4)));
  await userEvent.click(within(asked).getByRole("button", { name: confirmUnusual }));
  expect(callSetSwitches).toHaveBeenCalledExactlyOnceWith({
    ordering_paused_until: NOW + 4 * 3_600_000,
  });
  expect(await screen.findByText(unusual)).toBeVisible();
  expect(screen.getByText(/bis 22:00 Uhr/)).toBeVisible();
});

it("ends a pause", async () => {
  vi.mocked(callSetSwitches).mockResolvedValue({ ok: true, value: DEFAULT_SWITCHES });
  show(PAUSED);
  await ask();
  const { confirmUsual } = texts.ordering_paused_until;
  await userEvent.click(within(await dialog()).getByRole("button", { name: confirmUsual }));
  expect(callSetSwitches).toHaveBeenCalledExactlyOnceWith({ ordering_paused_until: null });
});

it("changes nothing when the question is cancelled, and says when a change failed", async () => {
  vi.mocked(callSetSwitches).mockResolvedValue({ ok: false, error: { kind: "offline" } });
  show(DEFAULT_SWITCHES);
  await ask();
  await userEvent.click(within(await dialog()).getByRole("button", { name: kitTexts.de.cancel }));
  expect(callSetSwitches).not.toHaveBeenCalled();
  await ask();
  await userEvent.click(within(await dialog()).getByRole("button", { name: confirmUnusual }));
  expect(await screen.findByRole("alert")).toHaveTextContent(texts.problems.offline);
  expect(screen.getByText(usual)).toBeVisible();
});
