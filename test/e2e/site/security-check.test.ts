import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { openMenu } from "../support/cart";
import { browserTest as it } from "../support/e2e-test";

const WAITING =
  "Sicherheitsprüfung läuft. Bitte warten Sie einen Moment, während wir Ihre Anfrage verifizieren.";
const FAILED = "Achtung – Verbindung konnte nicht überprüft werden...";
const EXCHANGE = "**/*:exchangeDebugToken";

const continueButton = (page: Page) => page.getByRole("button", { name: "Weiter zum Restaurant" });
const firstDish = (page: Page) => page.locator("[data-dish]").first();

describe("the security check", () => {
  it("is shown before any script has run, and stays in place while the page arrives", async ({
    newVisitor,
  }) => {
    const { page, context } = await newVisitor();
    await page.route("**/*.js", (route) => route.abort());
    // The ways on appear after an animation of five seconds, which stands still here.
    const session = await context.newCDPSession(page);
    await session.send("Animation.enable");
    await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
    await page.goto("/", { waitUntil: "commit" });
    await page.getByText(WAITING).waitFor();
    const title = page.locator("#security-check h1");
    const place = await title.boundingBox();
    expect(place).not.toBeNull();
    expect(await continueButton(page).isVisible()).toBe(false);
    // The browser may paint the page before these parts have arrived.
    await page.evaluate(() => {
      for (const late of document.querySelectorAll("#security-check form > :is(div, details)"))
        late.remove();
    });
    expect(await title.boundingBox()).toEqual(place);
  });

  it("leads on to the menu and the telephone if its script never loads", async ({ newVisitor }) => {
    const { page } = await newVisitor();
    await page.route("**/*.js", () => {});
    await page.goto("/", { waitUntil: "commit" });
    await continueButton(page).waitFor();
    expect(await page.evaluate(() => performance.now())).toBeGreaterThan(4900);
    const [phone = ""] = restoBobingen.phones;
    await page.locator("#security-check").getByRole("link", { name: phone }).waitFor();
    await continueButton(page).click();
    await page.getByText(WAITING).waitFor({ state: "hidden" });
    await page.locator("[data-dish]").first().waitFor();
  });

  it("leads from any other page to the menu if its script never loads", async ({ newVisitor }) => {
    const { page } = await newVisitor();
    await page.route("**/*.js", () => {});
    await page.goto("/order", { waitUntil: "commit" });
    await continueButton(page).click();
    await page.waitForURL((url) => url.pathname === "/", { waitUntil: "commit" });
    expect(await page.locator("[data-dish]").count()).toBeGreaterThan(0);
  });

  it("offers to continue at once if its script loads after more than five seconds", async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor();
    let load = () => {};
    const isLate = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route("**/*.js", async (route) => {
      await isLate;
      await route.continue();
    });
    await page.route(EXCHANGE, () => {});
    await page.goto("/", { waitUntil: "commit" });
    await continueButton(page).waitFor();
    const asked = page.waitForRequest(EXCHANGE);
    load();
    await asked;
    expect(await continueButton(page).isVisible()).toBe(true);
    await continueButton(page).click();
    await page.locator("#root:not([inert]) [data-dish]").first().waitFor();
  });

  it("is never preceded by the menu on a slow phone", async ({ newVisitor }) => {
    const { page, context } = await newVisitor();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.addInitScript(() => {
      let early = 0;
      let wasCovered = false;
      const look = () => {
        wasCovered ||= document.getElementById("security-check") !== null;
        if (!wasCovered && document.querySelector("[data-dish]")) early += 1;
        Reflect.set(window, "earlyFrames", early);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    for (let visit = 0; visit < 3; visit += 1) {
      await openMenu(page);
      expect(await page.evaluate(() => Number(Reflect.get(window, "earlyFrames")))).toBe(0);
    }
  });

  it("offers to continue after five seconds without an answer, and logs that it has no token", async ({
    newVisitor,
  }) => {
    const { page, messages } = await newVisitor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked = page.waitForRequest(EXCHANGE);
    await page.route(EXCHANGE, () => {});
    await page.goto("/");
    await asked;
    // Some of the five seconds pass before the clock is paused.
    await page.clock.runFor(3000);
    await page.getByText(WAITING).waitFor();
    expect(await continueButton(page).isVisible()).toBe(false);
    await page.clock.runFor(2100);
    await continueButton(page).waitFor();
    await page.clock.resume();
    await continueButton(page).click();
    await firstDish(page).waitFor();
    await expect
      .poll(() => messages.some((text) => text.startsWith("No token available")))
      .toBe(true);
  });

  it("warns when the verification fails and lets the guest continue", async ({ newVisitor }) => {
    const { page, messages } = await newVisitor();
    await page.route(EXCHANGE, (route) => route.fulfill({ status: 403, body: "{}" }));
    await page.goto("/");
    await page.getByText(FAILED).waitFor();
    await expect
      .poll(() => messages.some((message) => message.startsWith("Verification token failed")))
      .toBe(true);
    await continueButton(page).click();
    await firstDish(page).waitFor();
    await page.getByText(FAILED).waitFor({ state: "hidden" });
  });

  it("is in English for guests who chose English", async ({ newVisitor }) => {
    const { page } = await newVisitor();
    await page.addInitScript(() =>
      localStorage.setItem("resto-bobingen.settings", JSON.stringify({ language: "en" })),
    );
    await page.route(EXCHANGE, () => {});
    await page.goto("/");
    await page.getByText("Security check in progress.").waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    expect(await page.getByText(WAITING).isVisible()).toBe(false);
  });
});

describe("an unknown path", () => {
  it("shows the not-found page without starting the backend client", async ({ newVisitor }) => {
    const { page, messages } = await newVisitor();
    const toBackend: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(inject("siteUrl"))) toBackend.push(request.url());
    });
    await page.goto("/speisekarte");
    await page.getByRole("heading", { name: "Diese Seite gibt es nicht" }).waitFor();
    await expect
      .poll(() => messages.some((text) => text.includes("backend client not initialised")))
      .toBe(true);
    expect(toBackend).toEqual([]);
    // The check runs on the way to a known page.
    const check = page.waitForRequest(EXCHANGE);
    await page.getByRole("link", { name: "Zur Speisekarte" }).click();
    await check;
    await firstDish(page).waitFor();
  });

  it("shows the not-found page on the admin site, also for paths in capitals", async ({
    newVisitor,
  }) => {
    const { page, messages } = await newVisitor();
    await page.goto(`${inject("adminUrl")}/Order`);
    await page.getByRole("heading", { name: "Diese Seite gibt es nicht" }).waitFor();
    await expect
      .poll(() => messages.some((text) => text.includes("backend client not initialised")))
      .toBe(true);
    const check = page.waitForRequest(EXCHANGE);
    await page.getByRole("link", { name: "Zur Übersicht" }).click();
    await check;
    await page.getByRole("heading", { name: "Anmelden" }).waitFor();
  });
});
