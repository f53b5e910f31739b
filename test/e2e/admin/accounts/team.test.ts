import { expect, inject } from "vitest";
import { toLocal } from "@/domain/time/berlin-time";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { auditTexts } from "@/i18n/admin/audit-texts";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { overviewTexts } from "@/i18n/admin/overview-texts";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { adminGet, adminList, adminPatch, adminRemove, adminSet } from "@/test/harness/admin";
import { openAdmin, teamPage } from "../../support/admin-team";
import { adminTest as it } from "../../support/admin-test";
import { PHONE } from "../../support/browser";
import { collectDialogs, injectedElements } from "../../support/hostile-texts";
import { boardPage, signInAtAdmin, TABLET } from "../../support/order-board";
import { storeOrder } from "../../support/orders";

const admin = adminTexts.de;
const overview = overviewTexts.de;
const STAFF = "/system/staff";

it("changes access, revokes it and undoes that, and updates the staff member's page live", async ({
  newVisitor,
  openAdminPage,
}) => {
  const boss = await openAdminPage(STAFF);
  const team = teamPage(boss.page);
  await team.ready();

  const guest = await newVisitor({ viewport: TABLET });
  await signInAtAdmin(guest.page, "gast@example.com");
  await guest.page.getByRole("heading", { level: 1, name: admin.noRoleTitle }).waitFor();
  expect(await accessibilityProblems(guest.page)).toEqual([]);

  const accepted = { resto_keys: ["le-vie"], role: "staff", super: false };
  await adminSet("staff/demo-gast", { email: "gast@example.com", ...accepted });
  await boardPage(guest.page).ready();
  await boss.page.reload();
  await team.button(team.texts.editOf("Greta Gast")).click();
  const dialog = boss.page.getByRole("dialog");
  await dialog.getByText(/^Resto Bobingen/).click();
  await dialog.getByText(/^Le Vie/).click();
  await team.button(team.texts.saveChange).click();
  await boss.page.getByText(team.texts.changed("Greta Gast")).waitFor();

  await team.button(team.texts.revokeOf("Greta Gast")).click();
  await team.button(kitTexts.de.cancel).click();
  await team.button(team.texts.revokeOf("Greta Gast")).click();
  await team.button(team.texts.revokeYes).click();
  await boss.page.getByText(team.texts.revoked("Greta Gast")).waitFor();
  await guest.page.getByRole("heading", { level: 1, name: admin.noRoleTitle }).waitFor();
  expect(await adminGet("staff/demo-gast")).toBeNull();

  await team.button(team.texts.undo).click();
  await team.person("Greta Gast").waitFor();
  await boardPage(guest.page).ready();
  expect(await adminGet("staff/demo-gast")).toEqual({
    email: "gast@example.com",
    resto_keys: ["resto-bobingen"],
    role: "staff",
    super: false,
  });

  await adminRemove("staff/demo-gast");
  await guest.page.getByRole("heading", { level: 1, name: admin.noRoleTitle }).waitFor();
  await guest.page.getByRole("button", { name: admin.signOut, exact: true }).click();
  await guest.page.getByRole("heading", { level: 1, name: admin.signInTitle }).waitFor();
  expect([...boss.faults, ...guest.faults]).toEqual([]);
});

it("keeps the entered values when they are invalid or cannot be saved, and changes the role and the restaurants of a staff member", async ({
  openAdminPage,
}) => {
  const { page, context } = await openAdminPage(STAFF, { viewport: PHONE });
  const team = teamPage(page);
  await team.button(team.texts.add).click();
  const email = page.getByLabel(team.texts.email, { exact: true });
  await email.fill("niemand");
  await team.button(team.texts.save).click();
  await page.getByText(team.texts.emailInvalid).waitFor();
  await page.getByText(team.texts.restaurantsMissing).waitFor();
  await email.fill("neu@example.com");
  await page
    .getByRole("dialog")
    .getByText(/^Le Vie/)
    .click();
  await context.setOffline(true);
  await team.button(team.texts.save).click();
  await page.getByText(team.texts.problems.offline).waitFor();
  expect(await email.inputValue()).toBe("neu@example.com");
  await context.setOffline(false);
  await team.button(team.texts.save).click();
  await page.getByText(team.texts.invited("neu@example.com")).waitFor();
  expect(await adminList("staff")).toHaveLength(4);
  expect(await adminList("invitations")).toHaveLength(1);

  await team.button(team.texts.editOf("Kim Koch")).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(team.texts.roles.manager, { exact: true }).click();
  await dialog.getByText(/^Le Vie/).click();
  await team.button(team.texts.saveChange).click();
  await page.getByText(team.texts.changed("Kim Koch")).waitFor();
  await team.person("Kim Koch").getByText("Le Vie, Resto Bobingen").waitFor();
  expect(await adminGet("staff/demo-koch")).toMatchObject({
    resto_keys: ["le-vie", "resto-bobingen"],
    role: "manager",
  });
});

it("shows managers and staff only the pages of their role", async ({ openAdminPage }) => {
  const manager = await openAdminPage("/system/reports", { email: "leitung@example.com" });
  const areas = manager.page.getByRole("navigation", { name: admin.navigation });
  await areas.getByRole("link", { name: admin.menu }).waitFor();
  await areas.getByRole("link", { name: admin.staff, exact: true }).waitFor();
  expect(await areas.getByRole("link", { name: admin.audit, exact: true }).count()).toBe(0);
  await manager.page.getByRole("heading", { level: 1, name: admin.reports }).waitFor();

  const cook = await openAdminPage("/system/audit", { email: "koch@example.com" });
  await cook.page.getByText(admin.notFoundTitle).waitFor();
  await expect.poll(() => cook.page.title()).toBe(`${admin.notFoundTitle} · ${admin.title}`);
});

it("updates the overview with orders, answers and heartbeats", async ({
  newVisitor,
  openAdminPage,
}) => {
  const boss = await openAdminPage("/");
  const bobingen = boss.page
    .getByTestId("overview-restaurant")
    .filter({ hasText: "Resto Bobingen" });
  await bobingen.getByText(overview.never).waitFor();

  // Just after midnight, twenty minutes ago is yesterday.
  await storeOrder({ status: "placed", local_date: toLocal(Date.now()).date });
  const cook = await newVisitor({ viewport: TABLET });
  await signInAtAdmin(cook.page, "koch@example.com");
  await boardPage(cook.page).ready();
  await expect.poll(() => adminGet("presence/resto-bobingen")).not.toBeNull();

  await boss.page.getByRole("button", { name: overview.reload }).click();
  await bobingen.getByText(overview.seenNow).waitFor();
  await boss.page.getByText(overview.sums(1, 1)).waitFor();
  const alarmOff = boss.page.getByText(overview.toDos["alarm-off"]);
  await alarmOff.waitFor();
  await boardPage(cook.page).arm();
  await expect
    .poll(async () => (await adminGet("presence/resto-bobingen"))?.armed_at)
    .not.toBeNull();
  await boss.page.getByRole("button", { name: overview.reload }).click();
  await alarmOff.waitFor({ state: "detached" });
  await bobingen.getByRole("link", { name: overview.toBoard }).click();
  await boardPage(boss.page).ready();
  await expect
    .poll(() => boss.page.getByLabel(admin.restaurant).inputValue())
    .toBe("resto-bobingen");
});

it("shows markup in names, titles and the audit log as text", async ({ newVisitor }) => {
  const hostile = "<img src=x onerror=alert(1)>";
  const { page, faults } = await newVisitor({ viewport: TABLET });
  const dialogs = collectDialogs(page);
  await backendAdmin(inject("backendPorts")).createAccounts([
    {
      uid: "hostile",
      email: "hostile@example.com",
      password: DEMO_PASSWORD,
      displayName: hostile,
      emailVerified: false,
    },
  ]);
  const key = '"><script>alert(2)</script>';
  await adminSet("staff/hostile", {
    email: "hostile@example.com",
    resto_keys: [key],
    role: "staff",
    super: false,
  });
  await adminPatch("public/resto-bobingen", { title: hostile });
  await adminSet("audit/hostile", {
    at: new Date(),
    by: "staff",
    uid: "hostile",
    resto_key: key,
    target: "staff/hostile",
    action: hostile,
  });

  await openAdmin(page, STAFF);
  await teamPage(page).person(hostile).waitFor();
  await page.getByRole("link", { name: admin.audit }).click();
  await page.getByRole("table").getByText(auditTexts.de.other).waitFor();
  await page.getByRole("link", { name: admin.overview }).click();
  await page.getByTestId("overview-restaurant").first().waitFor();
  expect(await injectedElements(page)).toBe(0);
  expect(dialogs).toEqual([]);
  expect(faults).toEqual([]);
});

it("lists the audit log in pages and filters it by restaurant and account", async ({
  openAdminPage,
}) => {
  const texts = auditTexts.de;
  const entries = Array.from({ length: 60 }, (_, index) => ({
    at: new Date(Date.UTC(2026, 0, 1, 12) + index * 60_000),
    by: index % 2 === 0 ? "staff" : "guest",
    uid: index % 2 === 0 ? "demo-koch" : "demo-gast",
    resto_key: index < 5 ? "le-vie" : "resto-bobingen",
    target: "orders/some",
    action: index % 2 === 0 ? "order.accepted" : "order.placed",
  }));
  await Promise.all(entries.map((entry, index) => adminSet(`audit/entry-${index}`, entry)));

  const { page } = await openAdminPage("/system/audit", { viewport: PHONE });
  const rows = page.locator("tbody").getByRole("row");
  await expect.poll(() => rows.count()).toBe(50);
  await page.getByRole("button", { name: texts.more }).click();
  await page.getByText(texts.end).waitFor();
  await expect.poll(() => rows.count()).toBe(60);

  await page.getByLabel(texts.restaurant).last().selectOption("le-vie");
  await page.getByText(texts.count(5)).waitFor({ state: "attached" });
  await rows.getByRole("button", { name: "koch@example.com" }).first().click();
  await page.getByText(texts.count(3)).waitFor({ state: "attached" });
  expect(await rows.getByText(texts.actions["order.placed"]).count()).toBe(0);
  await expect.poll(() => page.getByLabel(texts.person).inputValue()).toBe("demo-koch");
});
