import { expect } from "vitest";
import { securityCheckTexts } from "@/i18n/account/security-check-texts";
import { shellTexts } from "@/i18n/site/shell-texts";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { shopTest as it } from "../support/e2e-test";

const { stillLoading, reload } = securityCheckTexts.de;
const { title, again, timesFailed } = reservationTexts.de;

it.for([
  ["the app", "**/assets/app-*.js", stillLoading, { role: "link", name: reload }],
  ["the page", "**/assets/reservation-route-*.js", shellTexts.de.waiting, null],
  ["the free tables", "**/availableTables", timesFailed, { role: "button", name: again }],
] as const)(
  "tells a guest who books a table that the connection was lost while %s loaded, and goes on when it is back",
  async ([, address, note, way], { newVisitor }) => {
    const { page, context } = await newVisitor();
    await page.route(address, async (route) => {
      await context.setOffline(true);
      await route.abort("internetdisconnected");
    });
    await page.goto("/order/reservation");
    // Some are also announced.
    await page.getByText(note).first().waitFor();
    if (way) await page.getByRole(way.role, { name: way.name }).waitFor();
    await page.unroute(address);
    await context.setOffline(false);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.getByRole("radio", { name: /:\d\d/ }).first().waitFor({ state: "attached" });
    expect(new URL(page.url()).pathname).toBe("/order/reservation");
  },
);
