import { existsSync } from "node:fs";
import { type ElementHandle, launch } from "puppeteer-core";
import type { Driver, Viewport } from "./guest";

const INSTALLED = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/** Starts Firefox, driven over WebDriver BiDi; null where it is not installed. */
export async function startFirefox(viewport: Viewport): Promise<Driver | null> {
  const executablePath = INSTALLED.find(existsSync);
  if (!executablePath) return null;
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport(viewport);
  const find = async (element: string) => {
    const handle = await page.evaluateHandle(element);
    const found = handle.asElement();
    if (!found) throw new Error(`no element: ${element}`);
    return found as ElementHandle<Element>;
  };
  return {
    name: (await browser.version()).replace("/", " "),
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    click: async (element) => (await find(element)).click(),
    type: async (element, text) => (await find(element)).type(text),
    photograph: async (file) => {
      await page.screenshot({ path: file as `${string}.png` });
    },
    close: () => browser.close(),
  };
}
