import { beforeEach, expect, it } from "vitest";
import { adminSwitchesTexts } from "../../src/i18n/admin-switches-texts";
import { refusalText } from "../../src/i18n/refusal-texts";
import { accessibilityProblems } from "../harness/accessibility";
import { adminGet } from "../harness/admin";
import { boardOn, signInAtAdmin, TABLET } from "./support/admin-board";
import { useBrowser } from "./support/browser";
import { MISO, storedCart } from "./support/cart";
import { openCheckout } from "./support/checkout";
import { openShop } from "./support/shop";

const newPerson = useBrowser();
const texts = adminSwitchesTexts.de;

beforeEach(openShop);

it("pauses with an end, which guests read, and slows down", async () => {
  const { page } = await newPerson({ viewport: TABLET });
  await signInAtAdmin(page, "koch@example.com");
  await boardOn(page).ready();
  await page.getByText(texts.open, { exact: true }).click();
  await page.getByRole("button", { name: texts.minutes(30), exact: true }).click();
  await page.getByText(/^Pause bis \d\d:\d\d Uhr/).waitFor();
  await page.getByRole("button", { name: texts.extra(20) }).click();
  await page.getByRole("button", { name: texts.extra(20), pressed: true }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  const stored = await adminGet("availability/resto-bobingen");
  expect(stored).toMatchObject({ extra_minutes: 20 });
  expect(Number(stored?.paused_until)).toBeGreaterThan(Date.now() + 28 * 60_000);

  const guest = await newPerson({ stored: storedCart(MISO, MISO) });
  await openCheckout(guest.page);
  await guest.page
    .getByText(refusalText({ reason: "PAUSED" }, "de").title)
    .first()
    .waitFor();

  await page.getByRole("button", { name: texts.endPause }).click();
  await page.getByText(`${texts.open} · ${texts.extra(20)}`, { exact: true }).waitFor();
  expect(await adminGet("availability/resto-bobingen")).toMatchObject({ paused_until: null });
});
