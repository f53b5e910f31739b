import { beforeEach, expect, it, vi } from "vitest";
import { hostingTargets } from "@/hosting/targets";
import { recordFigure } from "@/test/faults/figures";

const started: { authDomain?: string }[] = [];

vi.mock("firebase/app", () => ({
  initializeApp: (options: { authDomain?: string }) => {
    started.push(options);
    return options;
  },
}));

beforeEach(() => {
  started.length = 0;
});

it("every site uses its own domain as authDomain", async () => {
  for (const { domain } of hostingTargets) {
    vi.resetModules();
    vi.stubGlobal("window", { location: { host: domain, pathname: "/" } });
    const { backendApp } = await import("@/firebase/connection/backend-app");
    backendApp();
  }
  vi.unstubAllGlobals();
  const foreign = hostingTargets.filter(({ domain }, at) => started[at]?.authDomain !== domain);
  expect(started).toHaveLength(hostingTargets.length);
  expect(foreign).toEqual([]);
  const what = `sites with a foreign domain, of ${started.length}`;
  recordFigure(39, what, foreign.length, import.meta.url);
});
