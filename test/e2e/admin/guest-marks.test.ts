import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { guestBookTexts } from "@/i18n/admin/guest/guest-card-texts";
import { adminGet, adminPatch } from "@/test/harness/admin";
import { storeReservation } from "../support/admin-reservations";
import { adminTest as it } from "../support/admin-test";
import { LONGEST_ALLERGIES, storeGuestBookEntry } from "../support/guest-book-entry";
import { resize, screenProblems } from "../support/screen-problems";

const LANGUAGES = { de: "Deutsch", en: "English" };

const WIDTHS = [
  [390, 844],
  [640, 400],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const;

/** Marks of the guest book that are wider than their box, or reach out of the card. */
function cutMarks(card: Locator, marks: string): Promise<string[]> {
  return card.evaluate((element, selector) => {
    const outer = element.getBoundingClientRect();
    return [...element.querySelectorAll<HTMLElement>(selector)].flatMap((mark) => {
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      const isInside =
        left >= outer.left && right <= outer.right && top >= outer.top && bottom <= outer.bottom;
      const isWhole = mark.scrollWidth <= mark.clientWidth + 1;
      // A neighbour in front of it hides it, too.
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isCovered = seen !== null && !mark.contains(seen) && !seen.contains(mark);
      return isInside && isWhole && !isCovered ? [] : [`${innerWidth}: ${mark.textContent}`];
    });
  }, marks);
}

it("shows the longest allergies and visits of a regular whole on the list of tables, at every width", async ({
  openReservations,
}) => {
  await storeGuestBookEntry("regular", "Maximiliane Mustermann-Obermeier");
  const id = await storeReservation({
    ...{ creator_uid: "regular", in_guest_book: true, kind: "telephone", party_size: 12 },
    contact: { name: "Maximiliane Mustermann-Obermeier", phone: "089 99998-100" },
    note: "Bitte einen ruhigen Platz am Fenster, mit Kinderstuhl",
  });
  const { page, day } = await openReservations({ width: 1024, height: 768 });
  await day.go("next");
  const entry = day.entry(id);
  await entry.getByText(LONGEST_ALLERGIES).waitFor();
  for (const language of ["de", "en"] as const) {
    await resize(page, { width: 1024, height: 768 });
    await page.getByRole("button", { name: LANGUAGES[language] }).click();
    for (const [width, height] of WIDTHS) {
      await resize(page, { width, height });
      await entry.scrollIntoViewIfNeeded();
      expect(await cutMarks(entry, "[data-part=allergies], [data-part=guest]")).toEqual([]);
      expect(await screenProblems(page, `tables at ${width} px`)).toEqual([]);
    }
    expect(await entry.getByText(guestBookTexts[language].regular(128)).count()).toBe(1);
  }
});

it("shows the longest allergies and visits of a regular whole on the card and panel of an order, at every width", async ({
  openBoard,
  placedOrder,
}) => {
  const { page, board } = await openBoard();
  const id = await placedOrder();
  const { creator_uid } = (await adminGet(`orders/${id}`)) ?? {};
  await adminPatch(`orders/${id}`, { in_guest_book: true });
  await storeGuestBookEntry(String(creator_uid), "Maximiliane Mustermann-Obermeier");
  const card = board.card(id);
  await card.getByText(LONGEST_ALLERGIES).waitFor();
  for (const language of ["de", "en"] as const) {
    await resize(page, { width: 1024, height: 768 });
    await page.getByRole("button", { name: LANGUAGES[language] }).click();
    for (const [width, height] of WIDTHS) {
      await resize(page, { width, height });
      await card.scrollIntoViewIfNeeded();
      expect(await cutMarks(card, ".order-card__guest, [data-allergy]")).toEqual([]);
      expect(await screenProblems(page, `board at ${width} px`)).toEqual([]);
      await board.openDetails(id);
      await page.getByRole("dialog").getByTestId("guest-book").waitFor();
      expect(await screenProblems(page, `panel at ${width} px`)).toEqual([]);
      await board.closeDetails();
    }
  }
});
