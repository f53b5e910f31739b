import { beforeEach, expect, it, vi } from "vitest";
import { securityCheckHtml } from "@/features/security-check/security-check-html";
import { requestAppCheckToken } from "@/firebase/connection/app-check";
import { tenant } from "@/tenant-configs/resto-bobingen";

vi.mock("@/firebase/connection/app-check", () => ({
  requestAppCheckToken: vi.fn(),
  requestNewAppCheckToken: vi.fn(),
  onAppCheckToken: vi.fn(),
}));

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = `<div id="root" tabindex="-1"></div>${securityCheckHtml(tenant)}`;
  vi.spyOn(console, "warn").mockReturnValue();
  vi.mocked(requestAppCheckToken).mockReturnValue(new Promise(() => {}));
});

/** Runs the gate of a page of its own. */
async function runGate() {
  const { runSecurityGate } = await import("@/features/security-check/security-gate");
  const onPassed = vi.fn();
  runSecurityGate(onPassed);
  return onPassed;
}

const check = () => document.querySelector<HTMLDialogElement>("#security-check");
const ways = () => document.querySelector<HTMLElement>(".security-check__ways");

it("hides the ways on until they are offered, and keeps their space", async () => {
  vi.spyOn(performance, "now").mockReturnValue(1000);
  await runGate();
  expect(ways()?.style.visibility).toBe("hidden");
  expect(ways()?.style.animation).toBe("none");
  expect(check()?.open).toBe(true);
});

it("lets the guest through without a token", async () => {
  const onPassed = await runGate();
  document.querySelector<HTMLButtonElement>("[data-action=continue]")?.click();
  expect(onPassed).toHaveBeenCalled();
  expect(check()?.open).toBe(false);
  expect(document.getElementById("root")?.inert).toBe(false);
});

it("does not cover the page again if the guest went on before the script ran", async () => {
  const screen = check();
  if (screen) screen.open = false;
  const onPassed = await runGate();
  expect(onPassed).toHaveBeenCalled();
  expect(check()?.open).toBe(false);
});
