import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { expect, it, vi } from "vitest";
import { StateProvider } from "@/state/jotai-hooks";
import { appStore } from "@/state/store";
import { PushLine } from "@/ui/push/push-line";

type Push = ComponentProps<typeof PushLine>["push"];

function show(push: Partial<Push>, about: ComponentProps<typeof PushLine>["about"] = "order") {
  const steps = { turnOn: vi.fn(), turnOff: vi.fn(), decline: vi.fn() };
  const shown = { stage: "off", isBusy: false, hasFailed: false, ...steps, ...push } as const;
  render(
    <StateProvider store={appStore}>
      <PushLine push={shown} about={about} />
    </StateProvider>,
  );
  return steps;
}

const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

it.each([
  ["denied", /erlaubt dieser Seite keine Benachrichtigungen.*immer hier\.$/],
  ["unsupported", /kann keine Benachrichtigungen empfangen.*immer hier\.$/],
  ["ios", /„Zum Home-Bildschirm“.*immer hier\.$/],
] as const)("says why there are no messages, and offers nothing: %s", (stage, text) => {
  show({ stage });
  expect(screen.getByRole("status")).toHaveTextContent(text);
  expect(buttons()).toEqual([]);
});

it("gives the reason and asks, on a page and once more in the account for those who declined", async () => {
  const { turnOn, decline } = show({ stage: "off" });
  expect(screen.getByRole("status")).toHaveTextContent(/sobald Ihre Bestellung angenommen/);
  await userEvent.click(screen.getByRole("button", { name: "Benachrichtigen" }));
  await userEvent.click(screen.getByRole("button", { name: "Nein, danke" }));
  expect([turnOn, decline].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it("is silent for those who declined, except in the account", () => {
  show({ stage: "declined" });
  expect(screen.queryByTestId("push-line")).toBeNull();
  show({ stage: "declined" }, "account");
  expect(buttons()).toEqual(["Benachrichtigen"]);
});

it("asks only once while it is being turned on, and says if that fails", async () => {
  const { turnOn } = show({ isBusy: true, hasFailed: true });
  await userEvent.click(screen.getByRole("button", { name: "Wird eingeschaltet …" }));
  expect(turnOn).not.toHaveBeenCalled();
  expect(screen.getByRole("alert")).toHaveTextContent(/nicht geklappt/);
});

it("can be turned off where it was turned on", async () => {
  const { turnOff } = show({ stage: "on" });
  await userEvent.click(screen.getByRole("button", { name: "Abschalten" }));
  expect(turnOff).toHaveBeenCalledOnce();
});
