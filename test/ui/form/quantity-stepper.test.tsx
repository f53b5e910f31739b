import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { QuantityStepper } from "@/ui/form/quantity-stepper";

function Portions({ start }: { start: number }) {
  const [qty, setQty] = useState(start);
  const labels = { quantity: "Menge", fewer: "weniger", more: "mehr" };
  return <QuantityStepper qty={qty} min={1} labels={labels} onChange={setQty} />;
}

it.each([
  ["weniger", 2, "1"],
  ["mehr", 49, "50"],
])("keeps the focus and stops at the limit: %s", async (name, start, end) => {
  render(<Portions start={start} />);
  const button = screen.getByRole("button", { name });
  await userEvent.click(button);
  expect(screen.getByText(end)).toBeInTheDocument();
  expect(button).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(button);
  expect(screen.getByText(end)).toBeInTheDocument();
  expect(button).toHaveFocus();
});
