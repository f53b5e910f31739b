import { createTransport } from "nodemailer";
import { beforeEach, expect, inject } from "vitest";
import { DESKTOP, PHONE } from "../support/browser";
import { shopTest as it } from "../support/e2e-test";
import { problemsAtWidths, resize, screenProblems } from "../support/screen-problems";

beforeEach(() => fetch(`${inject("inboxUrl")}/mails`, { method: "DELETE" }));

const HREF = "https://example.com/order#confirm=1";

function send(subject: string) {
  return createTransport(inject("smtpUrl")).sendMail({
    from: { name: "Gasthaus Beispiel", address: "gasthaus@example.com" },
    to: "gast@example.com",
    replyTo: "antwort@example.com",
    subject,
    text: `Ja, wir kommen: ${HREF}.`,
    html: `<h2 style="color:#9a3412">Tisch</h2><a href="${HREF}">Ja, wir kommen</a><script>top.pwned = 1</script>`,
    attachments: [{ filename: "reservierung.ics", content: "BEGIN:VCALENDAR" }],
  });
}

it("the local inbox shows mails as they arrive, with links to follow, and can be emptied", async ({
  newVisitor,
}) => {
  const { page, context, faults } = await newVisitor({ site: inject("inboxUrl") });
  await context.route("https://example.com/**", (route) => route.fulfill({ body: "angekommen" }));
  await page.goto("/");
  await page.getByText("Noch keine Nachrichten.").waitFor();
  expect(await problemsAtWidths(page, "empty")).toEqual([]);

  await send("Erste");
  await send("Zweite");
  const items = page.getByRole("navigation", { name: "Nachrichten" }).getByRole("link");
  await expect.poll(() => items.count()).toBe(2);
  expect(await items.allInnerTexts()).toEqual([
    expect.stringMatching(/^Zweite/),
    expect.stringMatching(/^Erste/),
  ]);
  await items.first().click();
  const mail = page.getByRole("article", { name: "Zweite" });
  await mail.getByText("Gasthaus Beispiel <gasthaus@example.com>").waitFor();
  await mail.getByRole("link", { name: "reservierung.ics" }).waitFor();
  const content = page.frameLocator("iframe");
  await content.getByRole("heading", { name: "Tisch" }).waitFor();
  expect(await page.evaluate(() => "pwned" in window)).toBe(false);

  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    content.getByRole("link", { name: "Ja, wir kommen" }).click(),
  ]);
  await opened.getByText("angekommen").waitFor();
  expect(opened.url()).toBe(HREF);

  await page.getByRole("button", { name: "Nur Text" }).click();
  expect(await mail.getByRole("link", { name: HREF }).getAttribute("href")).toBe(HREF);
  for (const viewport of [PHONE, DESKTOP]) {
    await resize(page, viewport);
    expect(await screenProblems(page, "open")).toEqual([]);
    const isWider = await page.evaluate(() => document.body.scrollWidth > window.innerWidth);
    expect(isWider).toBe(false);
  }

  await page.getByRole("button", { name: "Alle löschen" }).click();
  await page.getByText("Noch keine Nachrichten.").waitFor();
  expect(faults.filter((fault) => !fault.startsWith("script-src"))).toEqual([]);
});
