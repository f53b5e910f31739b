import { expect, inject, it } from "vitest";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { auditTexts } from "@/i18n/admin/audit-texts";
import { boardTexts } from "@/i18n/admin/board-texts";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { overviewTexts } from "@/i18n/admin/overview-texts";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { sessionTexts } from "@/i18n/admin/session-texts";
import { teamTexts } from "@/i18n/admin/team-texts";
import { checkoutTexts } from "@/i18n/checkout-texts";
import { filesOf } from "../support/lossy-site";
import "@/test/harness/provided-context";

/** A sentence of the admin site's frame and of each of its pages. */
const ADMIN_SENTENCES = [
  adminTexts.de.signInIntro,
  auditTexts.de.intro,
  boardTexts.de.rejectTitle,
  guestsTexts.de.queryInvalid,
  menuEditorTexts.de.nothingChosenHelp,
  overviewTexts.de.silent,
  reportsTexts.de.notAllowed,
  reservationDayTexts.de.chooseOne,
  restaurantEditorTexts.de.missing,
  sessionTexts.de.factor,
  teamTexts.de.revokeHelp,
];

it("a restaurant's site contains no part of the admin site", async () => {
  const [guest, admin] = await Promise.all([
    filesOf(inject("siteUrl")),
    filesOf(inject("adminUrl")),
  ]);
  const sentencesIn = (text: string) =>
    ADMIN_SENTENCES.filter((sentence) => text.includes(sentence));
  expect(sentencesIn([...admin.values()].join("\n"))).toEqual(ADMIN_SENTENCES);
  expect([...guest.values()].join("\n")).toContain(checkoutTexts.de.placeOrder);
  const found = [...guest].map(([name, text]) => [name, sentencesIn(text)] as const);
  expect(found.filter(([, sentences]) => sentences.length > 0)).toEqual([]);
});
