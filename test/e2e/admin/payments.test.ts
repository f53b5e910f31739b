import type { Page } from "playwright-core";
import { beforeEach, describe, expect, inject } from "vitest";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import { accountTexts } from "@/i18n/account/account-texts";
import { confirmIdentityTexts } from "@/i18n/account/confirm-identity-texts";
import { boardTexts } from "@/i18n/admin/board-texts";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { paymentEditorTexts } from "@/i18n/admin/money/payment-editor-texts";
import { paymentsTexts } from "@/i18n/admin/money/payments-texts";
import { adminGet, adminPatch } from "@/test/harness/admin";
import { adminTest as it } from "../support/admin-test";
import {
  control,
  onProviderPage,
  paidDepositAsGuest,
  paidOrderAsGuest,
  takeOnlinePayments,
} from "../support/online-payment";
import { boardPage } from "../support/order-board";
import { passMinutes } from "../support/pass-minutes";
import { problemsAtWidths, screenProblems } from "../support/screen-problems";

const texts = paymentsTexts.de;
const confirm = confirmIdentityTexts.de;
const PAYMENTS = "/system/payments";
const MANAGER = { email: "leitung@example.com" };

const row = (page: Page, code: string) => page.getByTestId("payment-row").filter({ hasText: code });
const details = (page: Page) => page.getByTestId("payment-details");

async function open(page: Page, code: string): Promise<void> {
  await row(page, code).getByRole("button").click();
  await details(page).waitFor();
}

/** Fills in a refund and confirms it. */
async function refund(page: Page, amount: string, reason: string): Promise<void> {
  const form = details(page);
  await form.getByRole("button", { name: texts.refund.start }).click();
  await form.getByText(texts.refund.part, { exact: true }).click();
  await form.getByLabel(texts.refund.amount).fill(amount);
  await form.getByLabel(texts.refund.reason, { exact: true }).fill(reason);
  await form.getByRole("button", { name: texts.refund.confirm(`${amount}\u00a0€`) }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: texts.refund.confirm(`${amount}\u00a0€`) }).click();
}

beforeEach(takeOnlinePayments);

describe("a manager", () => {
  it("comes from the board to a payment, gives back a part and sees its state", async ({
    openAdminPage,
  }) => {
    const { id, code } = await paidOrderAsGuest();
    const { page, faults } = await openAdminPage("/order", MANAGER);
    const board = boardPage(page);
    const panel = await board.openDetails(id);
    await panel.getByRole("link", { name: boardTexts.de.details.toPayment }).click();
    await details(page).getByText(texts.meanings.captured).waitFor();
    const problems = await problemsAtWidths(page, "payment", { within: "[role=dialog]" });
    // The button says it; a heading above it would repeat it.
    expect(await details(page).getByText(texts.refund.title, { exact: true }).count()).toBe(1);
    await details(page).getByRole("button", { name: texts.refund.start }).click();
    problems.push(...(await problemsAtWidths(page, "refund", { within: "[role=dialog]" })));
    await details(page)
      .getByRole("button", { name: texts.refund.confirm("7,56\u00a0€") })
      .click();
    await details(page).getByText(texts.refund.reasonMissing).waitFor();
    await details(page).getByRole("button", { name: texts.refund.back }).click();

    await refund(page, "2,00", "Suppe fehlte");
    await page.getByText(texts.refund.sent("2,00\u00a0€", code)).waitFor();
    await expect
      .poll(async () => (await adminGet(`orders/${id}`))?.refunds)
      .toMatchObject([{ amount_cents: 200, reason: "Suppe fehlte", status: "done" }]);
    await details(page).getByRole("button", { name: texts.check }).click();
    await page.getByTestId("refund").getByText(texts.refundStates.done).waitFor();
    await details(page).getByText(texts.meanings.part_refunded).waitFor();
    await page.keyboard.press("Escape");
    await row(page, code).getByText(texts.states.part_refunded).waitFor();
    problems.push(...(await problemsAtWidths(page, "payments")));
    // On paper, the head of the table names the columns, not each cell.
    await page.emulateMedia({ media: "print" });
    await page.getByRole("columnheader", { name: texts.method }).waitFor();
    expect(await row(page, code).locator("[data-column]").first().isVisible()).toBe(false);
    expect(problems).toEqual([]);
    expect(faults).toEqual([]);
  });

  it("refunds once although the answer is lost, also after a reload", async ({ openAdminPage }) => {
    const { id, code } = await paidOrderAsGuest();
    const { page } = await openAdminPage(PAYMENTS, MANAGER);
    await open(page, code);
    let lost = 0;
    await page.route("**/refundOrder", async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort("connectionreset");
    });
    await refund(page, "3,00", "Zu spät");
    await expect.poll(() => lost).toBeGreaterThan(0);
    await page.unroute("**/refundOrder");
    await page.reload();
    await open(page, code);
    await page.getByTestId("refund").getByText("3,00").waitFor();
    await expect.poll(async () => (await adminGet(`orders/${id}`))?.refunded_cents).toBe(300);
    expect((await adminGet(`orders/${id}`))?.refunds).toHaveLength(1);
  });

  it("refunds a part of a deposit after a new sign-in, with nothing typed again", async ({
    openAdminPage,
  }) => {
    const { id, code } = await paidDepositAsGuest();
    const { page, faults } = await openAdminPage(PAYMENTS, MANAGER);
    await open(page, code);
    await passMinutes(16);
    await refund(page, "15,00", "Weniger Gäste");
    const dialog = page.getByRole("dialog", { name: confirm.title });
    await dialog.waitFor();
    const problems = await screenProblems(page, "sign in again");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    const form = details(page);
    await form.getByText(texts.refund.problems.signIn).waitFor();
    problems.push(...(await problemsAtWidths(page, "not signed in", { within: "[role=dialog]" })));
    expect(await form.getByLabel(texts.refund.amount).inputValue()).toBe("15,00");
    expect(await form.getByLabel(texts.refund.reason, { exact: true }).inputValue()).toBe(
      "Weniger Gäste",
    );
    const again = texts.refund.confirm("15,00\u00a0€");
    await form.getByRole("button", { name: again }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: again }).click();
    await dialog.waitFor();
    expect((await adminGet(`reservations/${id}`))?.refunds).toBeUndefined();
    await page.getByLabel(accountTexts.de.password.label, { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole("button", { name: confirm.withPassword, exact: true }).click();
    await page.getByText(texts.refund.sent("15,00\u00a0€", code)).waitFor();
    await expect
      .poll(() => adminGet(`reservations/${id}`))
      .toMatchObject({ status: "confirmed", refunded_cents: 1500, refunds: [{ status: "done" }] });
    await form.getByRole("button", { name: texts.check }).click();
    await form.getByText(texts.meanings.part_refunded).waitFor();
    expect(problems).toEqual([]);
    expect(faults).toEqual([]);
  });

  it("marks a refund that came back as settled, after a question", async ({ openAdminPage }) => {
    const { id, code } = await paidOrderAsGuest();
    await adminPatch(`payments/${id}`, { refund_failed: true });
    const { page, faults } = await openAdminPage(PAYMENTS, MANAGER);
    await page.getByText(texts.todoCount(1)).waitFor();
    const problems = await problemsAtWidths(page, "list");
    await open(page, code);
    const mark = details(page).getByRole("button", { name: texts.settle.mark });
    await mark.waitFor();
    problems.push(...(await problemsAtWidths(page, "came back", { within: "[role=dialog]" })));
    await mark.click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: kitTexts.de.cancel }).click();
    expect(await adminGet(`payments/${id}`)).toMatchObject({ refund_failed: true });
    await mark.click();
    problems.push(...(await problemsAtWidths(page, "question", { within: "[role=alertdialog]" })));
    await question.getByRole("button", { name: texts.settle.confirm }).click();
    await page.getByText(texts.settle.done(code)).waitFor();
    await mark.waitFor({ state: "detached" });
    expect(await adminGet(`payments/${id}`)).toMatchObject({ refund_failed: false });
    expect(problems).toEqual([]);
    expect(faults).toEqual([]);
  });

  it("learns of a dispute and its deadline on the overview, and answers at the provider", async ({
    openAdminPage,
  }) => {
    const { id, code, intent } = await paidOrderAsGuest();
    await control(`intents/${intent}/dispute`, {});
    const { page, faults } = await openAdminPage(PAYMENTS, MANAGER);
    await open(page, code);
    await details(page).getByRole("button", { name: texts.check }).click();
    const answer = details(page).getByRole("link", { name: texts.dispute.answer });
    expect(await answer.getAttribute("href")).toContain(inject("paymentUrl"));
    const problems = await problemsAtWidths(page, "dispute", { within: "[role=dialog]" });
    expect(await adminGet(`orders/${id}`)).toMatchObject({ payment_status: "disputed" });
    await page.keyboard.press("Escape");
    await page.goto(new URL("/", page.url()).href);
    await page.getByText(/^Angefochtene Zahlung: Antwort bis/).waitFor();
    problems.push(...(await problemsAtWidths(page, "overview")));
    await page.locator("[data-to-do=disputes]").getByRole("link").click();
    await row(page, code).getByText(texts.states.disputed).waitFor();
    expect(problems).toEqual([]);
    expect(faults).toEqual([]);
  });

  it("disconnects the account, connects a new one and chooses where guests pay online", async ({
    openRestaurantEditor,
  }) => {
    const words = paymentEditorTexts.de;
    const { page, faults, editor } = await openRestaurantEditor();
    await editor.open("payment");
    const account = page.getByTestId("payment-account");
    const within = "#payment";
    await account.getByText(words.ready, { exact: true }).waitFor();
    const problems = await problemsAtWidths(page, "account", { within });
    await account.getByRole("button", { name: words.disconnect }).click();
    const question = page.getByRole("alertdialog");
    problems.push(...(await problemsAtWidths(page, "question", { within: "[role=alertdialog]" })));
    await question.getByRole("button", { name: kitTexts.de.cancel }).click();
    expect(await adminGet("public/resto-bobingen")).toMatchObject({ pays_online: true });
    await account.getByRole("button", { name: words.disconnect }).click();
    await question.getByRole("button", { name: words.disconnect }).click();
    await account.getByRole("button", { name: words.connect }).waitFor();
    expect(await adminGet("public/resto-bobingen")).toMatchObject({ pays_online: false });
    problems.push(...(await problemsAtWidths(page, "no account", { within })));

    await account.getByRole("button", { name: words.connect }).click();
    await onProviderPage(page);
    await page.getByRole("button").first().click();
    await account.getByText(words.ready, { exact: true }).waitFor();
    expect(await adminGet("public/resto-bobingen")).toMatchObject({ pays_online: true });
    const delivery = editor.section("payment").getByRole("group", { name: "Bei Lieferung" });
    await delivery.getByText(words.methods.online, { exact: true }).click();
    await editor.save();
    await editor.saved();
    expect(await adminGet("public/resto-bobingen")).toMatchObject({
      payment_methods: {
        pickup: ["cash", "card_at_door", "online"],
        delivery: ["cash", "card_at_door"],
      },
    });
    expect(problems).toEqual([]);
    expect(faults).toEqual([]);
  });
});
