import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { STORED_TOKEN } from "@/config/stored-token";
import { securityCheckHtml } from "@/features/security-check/security-check-html";
import { STORED_TOKEN_SCRIPT } from "@/features/security-check/stored-token-script";
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
  vi.spyOn(console, "warn").mockClear().mockReturnValue();
  vi.mocked(requestAppCheckToken).mockReturnValue(new Promise(() => {}));
});

afterEach(() => localStorage.clear());

/** Runs the gate of a page of its own. */
async function runGate() {
  const { runSecurityGate } = await import("@/features/security-check/security-gate");
  runSecurityGate();
}

const check = () => document.querySelector<HTMLDialogElement>("#security-check");
const ways = () => document.querySelector<HTMLElement>(".security-check__ways");

it("the security check hides the ways to continue until they are offered, and keeps their space", async () => {
  vi.spyOn(performance, "now").mockReturnValue(1000);
  await runGate();
  expect(ways()?.style.visibility).toBe("hidden");
  expect(ways()?.style.animation).toBe("none");
  expect(check()?.open).toBe(true);
});

it("the security check lets the guest through without a token", async () => {
  await runGate();
  document.querySelector<HTMLButtonElement>("[data-action=continue]")?.click();
  expect(check()?.open).toBe(false);
  expect(document.getElementById("root")?.inert).toBe(false);
});

it("the security check does not cover the page again if the guest went on before the script ran", async () => {
  const screen = check();
  if (screen) screen.open = false;
  await runGate();
  expect(check()?.open).toBe(false);
  expect(document.getElementById("root")?.inert).toBe(false);
});

/** A prerendered page after its inline script, for a token that is valid for this long. */
function openPrerendered(validMs: number) {
  const root = document.getElementById("root") as HTMLElement;
  root.dataset.prerendered = "0";
  root.inert = true;
  localStorage.setItem(STORED_TOKEN.key, String(Date.now() + validMs));
  runInThisContext(STORED_TOKEN_SCRIPT);
  return root;
}

it("shows the dishes to a guest with a valid token before the entry script runs, which then changes nothing", async () => {
  const root = openPrerendered(STORED_TOKEN.marginMs + 5000);
  expect(check()?.open).toBe(false);
  expect(root.inert).toBe(false);
  const setInert = vi.fn();
  Object.defineProperty(root, "inert", { get: () => false, set: setInert });
  await runGate();
  expect(check()?.open).toBe(false);
  // Every change would style and lay out the whole page again.
  expect(setInert.mock.calls.filter(([isInert]) => isInert)).toEqual([]);
  expect(console.warn).not.toHaveBeenCalled();
});

it("covers the dishes if the token is about to expire", async () => {
  const root = openPrerendered(STORED_TOKEN.marginMs - 5000);
  await runGate();
  expect(check()?.open).toBe(true);
  expect(root.inert).toBe(true);
});

it.each([
  ["hides", '["pho"]', "favourites"],
  ["shows", "[]", undefined],
])("%s the menu of a guest with the favourites %s", (_what, favourites, pending) => {
  localStorage.setItem("resto-bobingen.favourites", favourites);
  expect(openPrerendered(STORED_TOKEN.marginMs + 5000).dataset.pending).toBe(pending);
});
