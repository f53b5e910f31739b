import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { DateField } from "@/admin-ui/form/date-field";
import { MoneyField } from "@/admin-ui/form/money-field";
import { NumberField } from "@/admin-ui/form/number-field";
import { TimeField } from "@/admin-ui/form/time-field";
import { parseEuros } from "@/domain/text/euro-input";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { pickerTexts } from "@/i18n/picker-texts";
import { renderAdmin } from "../features/render-admin";

const texts = kitTexts.de;
const field = (name: string) => screen.getByRole("textbox", { name });

/** Keeps the value of a field as a form does. */
function Kept(props: {
  initial: string;
  onValue: (value: string) => void;
  render: (value: string, change: (value: string) => void) => React.ReactNode;
}) {
  const [value, setValue] = useState(props.initial);
  return props.render(value, (next) => {
    setValue(next);
    props.onValue(next);
  });
}

/** Renders a field that keeps its value. Returns what it reports. */
function show(initial: string, render: Parameters<typeof Kept>[0]["render"]) {
  const onValue = vi.fn<(value: string) => void>();
  renderAdmin(<Kept initial={initial} onValue={onValue} render={render} />);
  return onValue;
}

it("keeps a typed decimal point and writes it as a comma when the field is left", async () => {
  const onValue = show("", (value, change) => (
    <MoneyField label="Preis" value={value} onValueChange={change} />
  ));
  await userEvent.type(field("Preis"), "12.5");
  expect(parseEuros(onValue.mock.lastCall?.[0] ?? "")).toBe(1250);
  await userEvent.tab();
  expect(field("Preis")).toHaveValue("12,50");
  expect(parseEuros(onValue.mock.lastCall?.[0] ?? "")).toBe(1250);
});

it.each(["1.000", "12,345", "zwölf"])("leaves the amount %j as it was typed", async (typed) => {
  show("", (value, change) => <MoneyField label="Preis" value={value} onValueChange={change} />);
  await userEvent.type(field("Preis"), typed);
  await userEvent.tab();
  expect(field("Preis")).toHaveValue(typed);
});

it("changes a number by buttons and arrow keys within its limits", async () => {
  show("10", (value, change) => (
    <NumberField
      label="Minuten"
      value={value}
      onValueChange={change}
      step={5}
      min={5}
      max={20}
      error="zu lang"
    />
  ));
  await userEvent.click(screen.getByRole("button", { name: texts.increase("Minuten") }));
  expect(field("Minuten")).toHaveValue("15");
  await userEvent.type(field("Minuten"), "{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(field("Minuten")).toHaveValue("20");
  await userEvent.type(field("Minuten"), "{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(field("Minuten")).toHaveValue("5");
  expect(field("Minuten")).toHaveAccessibleErrorMessage("zu lang");
  expect(field("Minuten")).toBeInvalid();
});

it("reads a time typed without a colon and shows it as HH:MM when the field is left", async () => {
  const onValue = show("", (value, change) => (
    <TimeField label="Zeit" value={value} onValueChange={change} />
  ));
  await userEvent.type(field("Zeit"), "1830");
  expect(onValue).toHaveBeenLastCalledWith("18:30");
  await userEvent.tab();
  expect(field("Zeit")).toHaveValue("18:30");
  await userEvent.type(field("Zeit"), "{ArrowUp}");
  expect(onValue).toHaveBeenLastCalledWith("18:45");
});

it("reports a malformed time as it is", async () => {
  const onValue = show("18:30", (value, change) => (
    <TimeField label="Zeit" value={value} onValueChange={change} />
  ));
  await userEvent.clear(field("Zeit"));
  await userEvent.type(field("Zeit"), "abends");
  expect(onValue).toHaveBeenLastCalledWith("abends");
});

it("takes a day typed as D.M.YYYY", async () => {
  const onValue = show("2027-03-04", (value, change) => (
    <DateField label="Tag" value={value} onValueChange={change} />
  ));
  expect(field("Tag")).toHaveValue("4.3.2027");
  await userEvent.clear(field("Tag"));
  await waitFor(() => expect(field("Tag")).toHaveValue(""));
  await userEvent.type(field("Tag"), "24.12.27{Enter}");
  await waitFor(() => expect(onValue).toHaveBeenLastCalledWith("2027-12-24"));
  await waitFor(() => expect(field("Tag")).toHaveValue("24.12.2027"));
});

it("opens a German calendar that starts on Monday", async () => {
  const onValue = show("2027-03-04", (value, change) => (
    <DateField label="Tag" value={value} onValueChange={change} />
  ));
  await userEvent.click(screen.getByRole("button", { name: texts.openCalendar }));
  const calendar = await screen.findByRole("dialog", { name: texts.calendar });
  const days = [...calendar.querySelectorAll("th")].map((header) => header.textContent);
  expect(days).toEqual(["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]);
  // By labels: a search by role in a whole calendar takes seconds on a busy machine.
  await waitFor(() => expect(screen.getByLabelText(/\b4\. März 2027/)).toHaveFocus());
  await userEvent.keyboard("{Shift>}{PageDown}{/Shift}{ArrowDown}");
  await userEvent.click(screen.getByLabelText(/\b11\. März 2028/));
  await waitFor(() => expect(onValue).toHaveBeenLastCalledWith("2028-03-11"));
  await waitFor(() => expect(calendar).not.toBeInTheDocument());
  await waitFor(() =>
    expect(screen.getByRole("button", { name: texts.openCalendar })).toHaveFocus(),
  );
});

it("keeps the form from being sent with a day that it refuses", async () => {
  const onValue = vi.fn<(value: string) => void>();
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  renderAdmin(
    <form onSubmit={onSubmit}>
      <Kept
        initial="2027-03-04"
        onValue={onValue}
        render={(value, change) => (
          <DateField label="Tag" value={value} onValueChange={change} min="2027-03-01" />
        )}
      />
      <button type="submit">Los</button>
    </form>,
  );
  await userEvent.clear(field("Tag"));
  await userEvent.type(field("Tag"), "31.2.27{Enter}");
  expect(field("Tag")).toHaveAccessibleErrorMessage(pickerTexts.de.invalidDate);
  await userEvent.clear(field("Tag"));
  await userEvent.type(field("Tag"), "28.2.27{Enter}");
  expect(field("Tag")).toHaveAccessibleErrorMessage(
    pickerTexts.de.dateOutside("1.3.2027", "31.12.2099"),
  );
  expect(onValue).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(field("Tag"));
  await userEvent.type(field("Tag"), "5.3.27{Enter}");
  expect(onValue).toHaveBeenLastCalledWith("2027-03-05");
  expect(onSubmit).toHaveBeenCalled();
  expect(field("Tag")).toBeValid();
});
