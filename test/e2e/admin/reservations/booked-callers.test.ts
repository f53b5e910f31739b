import { expect } from "vitest";
import { callerTexts } from "@/i18n/admin/guest/caller-texts";
import { guestBookTexts } from "@/i18n/admin/guest/guest-card-texts";
import { adminList } from "@/test/harness/admin";
import { adminTest as it } from "../../support/admin-test";
import { PHONE } from "../../support/browser";
import { TABLET } from "../../support/order-board";
import { setReservationPolicy } from "../../support/reservations";
import { problemsAtWidths } from "../../support/screen-problems";

const VIEWPORTS = [PHONE, { width: 640, height: 400 }, TABLET];
const book = guestBookTexts.de;

it("a caller who agreed when booking a table is on its card, and is greeted and counted at the door", async ({
  openReservations,
}) => {
  await setReservationPolicy({ notice_minutes: 0 });
  const { page, day } = await openReservations();
  await day.go("next");
  await day.openBookingForm("telephone");
  const form = page.getByRole("form", { name: day.texts.bookingTitle.telephone });
  await form.getByRole("textbox", { name: day.texts.phone }).fill("089 99998-151");
  await form.getByRole("textbox", { name: day.texts.name }).fill("Frau Stamm");
  await form.getByText(callerTexts.de.remember).click();
  await form.getByText(callerTexts.de.joinBook).click();
  expect(await problemsAtWidths(page, "booking by telephone", { viewports: VIEWPORTS })).toEqual(
    [],
  );
  await form.getByRole("button", { name: day.texts.submit.telephone }).click();
  const entry = day.list("tables").locator("[data-reservation]");
  await entry.getByText(book.visit(1)).waitFor();

  await day.go("previous");
  await day.openBookingForm("walk_in");
  const panel = page.getByRole("dialog");
  await panel.getByLabel(day.texts.phone).fill("08999998151");
  await panel.getByLabel(day.texts.phone).press("Tab");
  await panel.getByText(book.greet("Frau Stamm")).waitFor();
  await expect
    .poll(() => panel.getByRole("textbox", { name: day.texts.name }).inputValue())
    .toBe("Frau Stamm");
  expect(await problemsAtWidths(page, "known walk-in", { viewports: VIEWPORTS })).toEqual([]);
  await day.seatWalkIn(2);
  await entry.getByText("Frau Stamm").waitFor();
  await entry.getByText(book.visit(1)).waitFor();
  const [known] = await adminList("known_guests");
  expect(known?.data).toMatchObject({ name: "Frau Stamm", book: { visits: 1 } });
});
