import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { reminderUrl } from "@/domain/reservation/reminder/reminder-link";
import { err, ok } from "@/domain/result/result";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { ReservationsPage } from "@/features/reservations/reservations-page";
import * as callables from "@/firebase/callables/reminder-callables";
import { reminderTexts } from "@/i18n/table/reminder-texts";
import { renderInRestaurant } from "../../render-in-restaurant";

vi.mock("@/firebase/callables/reminder-callables", () => ({
  callReadReminder: vi.fn(),
  callAnswerReminder: vi.fn(),
}));

const read = vi.mocked(callables.callReadReminder);
const answer = vi.mocked(callables.callAnswerReminder);
const texts = reminderTexts.de;

const link = {
  reservation_id: "3b8a1c52-0f2d-4f43-8a54-6f3b8f1f6c11",
  signature: "s".repeat(43),
};
const reservation = {
  id: link.reservation_id,
  code: "CDFG",
  party_size: 2,
  start_at: toInstant("2026-11-24", minutesOf("19:00")),
  end_at: toInstant("2026-11-24", minutesOf("20:30")),
  status: "confirmed" as const,
  version: 1,
  is_confirmed: false,
};
const refused = (reason: "NOT_FOUND" | "SLOT_PAST") =>
  err({ kind: "refused", refusal: { reason }, quote: null } as const);

async function open(action: "confirm" | "cancel") {
  const url = new URL(reminderUrl("https://www.example.com", link, action));
  await renderInRestaurant(<ReservationsPage />, { path: `${url.pathname}${url.hash}` });
  // The answer arrives after the first render.
  await act(async () => {});
}

beforeEach(() => {
  vi.clearAllMocks();
  read.mockResolvedValue(ok(reservation));
});

it("a reminder's link shows the reservation and changes nothing before a tap", async () => {
  await open("cancel");
  expect(read).toHaveBeenCalledWith(link);
  expect(screen.getByText("Dienstag, 24. November")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(texts.askCancel);
  expect(answer).not.toHaveBeenCalled();
});

it("a reminder's link confirms with one tap, and offers the calendar entry", async () => {
  answer.mockResolvedValue(ok({ ...reservation, is_confirmed: true }));
  await open("confirm");
  await userEvent.click(screen.getByRole("button", { name: texts.confirm }));
  expect(answer).toHaveBeenCalledWith({ ...link, action: "confirm" });
  const heading = screen.getByRole("heading", { level: 1, name: texts.confirmed });
  expect(heading.closest("[role=status]")).not.toBeNull();
  expect(screen.queryByRole("button", { name: texts.confirm })).toBeNull();
  expect(screen.getByRole("button", { name: "In den Kalender" })).toBeInTheDocument();
});

it("a reminder's link cancels the reservation with one tap", async () => {
  answer.mockResolvedValue(ok({ ...reservation, status: "cancelled" }));
  await open("cancel");
  await userEvent.click(screen.getByRole("button", { name: texts.cancelYes }));
  expect(answer).toHaveBeenCalledWith({ ...link, action: "cancel" });
  expect(screen.getByRole("heading", { level: 1, name: texts.cancelled })).toBeInTheDocument();
});

it("a reminder's page asks before it cancels by a link that was made to confirm", async () => {
  await open("confirm");
  await userEvent.click(screen.getByRole("button", { name: texts.cancel }));
  expect(answer).not.toHaveBeenCalled();
  expect(screen.getByRole("heading", { level: 1, name: texts.askCancel })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: texts.cancelYes })).toBeInTheDocument();
});

it.each([
  ["NOT_FOUND", texts.invalid],
  ["SLOT_PAST", texts.past],
] as const)("explains %s and offers the telephone", async (reason, title) => {
  read.mockResolvedValue(refused(reason));
  await open("confirm");
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: /^089/ })).not.toHaveLength(0);
  expect(screen.queryByRole("button")).toBeNull();
});

it("a reminder's page reads again after a lost connection", async () => {
  read.mockResolvedValueOnce(err({ kind: "offline" }));
  await open("confirm");
  await userEvent.click(screen.getByRole("button", { name: texts.again }));
  expect(await screen.findByRole("button", { name: texts.confirm })).toBeInTheDocument();
});
