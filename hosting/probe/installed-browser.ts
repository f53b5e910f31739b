import { existsSync } from "node:fs";

/** Usual paths of an installed Chrome or Chromium. */
const PATHS = [
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Path of an installed Chrome or Chromium; undefined without one. */
export function installedBrowser(): string | undefined {
  return PATHS.find(existsSync);
}
