import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore } from "jotai/vanilla";
import { useState } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { StateProvider } from "@/state/jotai-hooks";
import { setLanguageAtom } from "@/state/page/settings-atoms";
import { DatePicker } from "@/ui/date-picker/date-picker";
import { TimePicker } from "@/ui/time-picker/time-picker";

const days = {
  first: "2027-03-03",
  last: "2027-05-02",
  today: "2027-03-03",
  isClosed: (date: string) => date === "2027-03-08",
};

function Dates() {
  const [date, setDate] = useState("2027-03-04");
  return (
    <>
      <DatePicker value={date} days={days} onChange={setDate} />
      <button type="button" onClick={() => setDate("2027-03-20")}>
        Nächster freier Tisch
      </button>
      <output>{date}</output>
    </>
  );
}

describe("DatePicker", () => {
  test("accepts a typed German date and explains what is wrong with others", async () => {
    render(<Dates />);
    const field = screen.getByLabelText("Datum");
    expect(field).toHaveValue("4.3.2027");
    expect(field).not.toHaveAttribute("type", "date");
    await userEvent.clear(field);
    await userEvent.type(field, "5.4.27{Enter}");
    expect(screen.getByText("2027-04-05")).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, "31.4.2027{Enter}");
    expect(screen.getByRole("alert")).toHaveTextContent("Datum ist nicht gültig");
    expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, "1.1.2028{Enter}");
    expect(screen.getByRole("alert")).toHaveTextContent("vom 3.3.2027 bis zum 2.5.2027");
  });

  test("reports the current date when it is typed or confirmed with Enter", async () => {
    const onChange = vi.fn();
    render(<DatePicker value="2027-03-04" days={days} onChange={onChange} />);
    const field = screen.getByLabelText("Datum");
    await userEvent.click(field);
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, "4.3.2027");
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([["2027-03-04"]]);
    await userEvent.type(field, "{Enter}");
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test("keeps the text being typed when the value changes", async () => {
    const onChange = vi.fn();
    const picker = render(<DatePicker value="2027-03-04" days={days} onChange={onChange} />);
    const field = screen.getByLabelText("Datum");
    await userEvent.clear(field);
    await userEvent.type(field, "4.3.");
    picker.rerender(<DatePicker value="2027-03-05" days={days} onChange={onChange} />);
    expect(field).toHaveValue("4.3.");
    await userEvent.type(field, "2027{Enter}");
    expect(onChange.mock.calls).toEqual([["2027-03-04"]]);
  });

  test("clears an error when the value changes", async () => {
    render(<Dates />);
    const field = screen.getByLabelText("Datum");
    await userEvent.clear(field);
    await userEvent.type(field, "morgen{Enter}");
    expect(screen.getByRole("alert")).toHaveTextContent("Datum ist nicht gültig");
    await userEvent.click(screen.getByRole("button", { name: "Nächster freier Tisch" }));
    expect(field).toHaveValue("20.3.2027");
    expect(field).toBeValid();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("keeps the focus on the next-month button at the last month", async () => {
    render(<Dates />);
    const next = screen.getByRole("button", { name: "Nächster Monat" });
    await userEvent.click(next);
    await userEvent.click(next);
    await userEvent.click(next);
    expect(screen.getByText("Mai 2027")).toBeInTheDocument();
    expect(next).toHaveAttribute("aria-disabled", "true");
    expect(next).toHaveFocus();
  });

  test("labels days with weekday, date, today and closed", () => {
    render(<Dates />);
    expect(screen.getByRole("button", { name: "Donnerstag, 4. März 2027" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    expect(screen.getByRole("button", { name: "Mittwoch, 3. März 2027, heute" })).toBeEnabled();
    expect(screen.getByRole("button", { name: "Montag, 8. März 2027, geschlossen" })).toBeEnabled();
    expect(screen.getByRole("button", { name: "Dienstag, 2. März 2027" })).toBeDisabled();
  });

  test("moves by keys and has one tab stop", () => {
    render(<Dates />);
    const day = screen.getByRole("button", { name: "Donnerstag, 4. März 2027" });
    day.focus();
    fireEvent.keyDown(day, { key: "PageDown" });
    const april = screen.getByRole("button", { name: "Sonntag, 4. April 2027" });
    expect(april).toHaveFocus();
    expect(document.querySelectorAll('.calendar__day[tabindex="0"]')).toHaveLength(1);
    fireEvent.click(april);
    expect(screen.getByText("2027-04-04")).toBeInTheDocument();
  });
});

test("TimePicker groups times, marks full ones and describes the error", async () => {
  const chosen: string[] = [];
  render(
    <TimePicker
      value={null}
      times={[
        { time: "12:00", free: true },
        { time: "19:00", free: false },
      ]}
      onChange={(time) => chosen.push(time)}
      error="Bitte wählen Sie eine Uhrzeit."
    />,
  );
  expect(screen.getByRole("group", { name: "Zeit auswählen" })).toHaveAccessibleDescription(
    "Bitte wählen Sie eine Uhrzeit.",
  );
  expect(screen.getByText("Mittag")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("radio", { name: "19:00, ausgebucht" }));
  expect(chosen).toEqual(["19:00"]);
});

test("TimePicker asks for a time in English", () => {
  const store = createStore();
  store.set(setLanguageAtom, "en");
  onTestFinished(() => store.set(setLanguageAtom, "de"));
  const times = [{ time: "19:00", free: true }];
  render(
    <StateProvider store={store}>
      <TimePicker value={null} times={times} onChange={() => {}} />
    </StateProvider>,
  );
  expect(screen.getByRole("group", { name: "Select time" })).toHaveTextContent("19:00");
});

test("TimePicker shows the hours after midnight before the morning, not in the evening", () => {
  const times = ["03:15", "10:00", "19:00"].map((time) => ({ time, free: true }));
  render(<TimePicker value={null} times={times} onChange={() => {}} />);
  const group = screen.getByRole("group", { name: "Zeit auswählen" });
  expect(group).toHaveTextContent(/^Zeit auswählenNachts03:15Vormittag10:00Abend19:00$/);
});
