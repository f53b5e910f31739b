import { expect } from "vitest";
import { MINUTE_MS, toInstant, toLocal } from "@/domain/time/berlin-time";
import { storeReservation } from "../support/admin-reservations";
import { adminTest as it } from "../support/admin-test";
import { brokenTexts } from "../support/broken-texts";
import { storeOrder } from "../support/orders";
import { narrowProblems } from "../support/screen-problems";

const phone = "089 99998-444";
const contact = { name: "Magdalena Zimmermann-Obermeier", phone };

/** Paths of the pages, each with what it shows once it is loaded. */
const PAGES = {
  manager: {
    "/": "text=123.456,78",
    "/order": `[data-order]`,
    "/order/reservations": "[data-reservation]",
    "/order/telephone": "main input",
    "/system/guests": "main input",
    "/system/menus/resto-bobingen": "[data-dish]",
    "/system/restaurants/resto-bobingen": "main fieldset",
    "/system/staff": "[data-testid=staff-member]",
    "/system/reports": "text=123.456,78",
  },
  super: {
    "/": "[data-testid=overview-restaurant] dl",
    "/system/health": "[data-testid=restaurant-health]",
  },
} as const;

it.for([
  ["manager", "leitung@example.com"],
  ["super", "admin@example.com"],
] as const)(
  "no text leaves its box at 320 px on the pages of a %s",
  { timeout: 240_000 },
  async ([role, email], { openAdminPage }) => {
    const now = Date.now();
    const { date } = toLocal(now);
    const lateAt = Math.max(toInstant(date, 0), now - 25 * MINUTE_MS);
    await Promise.all([
      storeOrder({ status: "completed", local_date: date, total_cents: 12_345_678 }),
      storeOrder({ status: "placed", contact }),
      storeReservation({ status: "confirmed", start_at: lateAt, contact, note: "Kinderstuhl" }),
      storeReservation({ status: "requested", start_at: lateAt, contact }),
    ]);
    const viewport = { width: 320, height: 800 };
    const { page } = await openAdminPage("/", { email, viewport });
    const { origin } = new URL(page.url());
    const problems: string[] = [];
    for (const [path, content] of Object.entries(PAGES[role])) {
      await page.goto(origin + path);
      await page.locator(content).first().waitFor();
      await page.evaluate("document.fonts.ready.then(() => true)");
      problems.push(...(await narrowProblems(page, path)));
      const broken = await brokenTexts(page, new RegExp(phone, "g"));
      problems.push(...broken.map((number) => `${path}: ${number} on two lines`));
    }
    expect(problems).toEqual([]);
  },
);
