import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { DayChooser } from "@/features/reservations/booking/day-chooser";

const days = {
  first: "2026-11-22",
  last: "2027-01-20",
  today: "2026-11-22",
  isClosed: (date: string) => date === "2026-11-24",
};

it("offers the next ten open days by name", async () => {
  const onChange = vi.fn();
  render(<DayChooser value="2026-11-22" days={days} onChange={onChange} />);
  const chips = screen.getAllByRole("radio");
  expect(chips).toHaveLength(10);
  expect(screen.getByRole("radio", { name: "Sonntag, 22. November" })).toBeChecked();
  expect(screen.queryByRole("radio", { name: "Dienstag, 24. November" })).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "Mittwoch, 25. November" }));
  expect(onChange).toHaveBeenCalledWith("2026-11-25");
});

it("opens the calendar for other days", async () => {
  render(<DayChooser value="2026-11-22" days={days} onChange={() => {}} />);
  expect(screen.queryByRole("textbox", { name: "Datum" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Anderer Tag" }));
  expect(screen.getByRole("textbox", { name: "Datum" })).toHaveValue("22.11.2026");
});

it("shows the calendar of a day that is further ahead", () => {
  render(<DayChooser value="2027-01-05" days={days} onChange={() => {}} />);
  expect(screen.getByRole("textbox", { name: "Datum" })).toHaveValue("5.1.2027");
});
