import { join } from "node:path";
import { expect, inject, onTestFinished } from "vitest";
import { carriedCartHash } from "@/domain/cart/carried/carried-cart";
import { localWebConfig } from "@/hosting/lib/local-web-config";
import { repoRoot } from "@/hosting/lib/repo-root";
import { buildSite } from "@/hosting/local/build-site";
import { startHostingServer } from "@/hosting/local/hosting-server";
import { cartTexts } from "@/i18n/order/cart-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { branchTexts } from "@/i18n/site/branch-texts";
import { resetBackend } from "@/test/harness/admin";
import { PHONE } from "../support/browser";
import { openMenu } from "../support/cart";
import { browserTest } from "../support/e2e-test";
import { tabTo } from "../support/keyboard";
import { overflowOnNarrowScreen, resize, screenProblems } from "../support/screen-problems";
import "@/test/harness/provided-context";

/** Builds and serves the site of a branch. */
async function serveBranch(target: "pho3-augsburg" | "pho3-peiting"): Promise<string> {
  const ports = inject("backendPorts");
  const out = join(repoRoot, `.fireemu/branches/${process.pid}`);
  const folder = await buildSite(target, localWebConfig(ports), out);
  const site = await startHostingServer({
    target,
    folder,
    port: 0,
    functionsPort: ports.functions,
  });
  onTestFinished(() => site.stop());
  return site.url;
}

const PEITING = {
  title: "Pho3 Peiting",
  zip: "86971",
  location: { latitude: 47.79, longitude: 10.93 },
};

browserTest(
  "a guest out of reach is shown the nearest branch, which takes over the cart and the language",
  { timeout: 180_000 },
  async ({ newVisitor }) => {
    await resetBackend();
    const augsburg = await serveBranch("pho3-augsburg");
    const peiting = await serveBranch("pho3-peiting");
    const { page, context, faults } = await newVisitor({ site: augsburg });
    await openMenu(page);
    await page.getByRole("button", { name: "English" }).click();
    const texts = branchTexts.en;
    // One dish of the whole house, one of Augsburg alone.
    for (const id of ["goi-tofu", "goi-tofu", "banh-mi-tofu"]) {
      await page.locator(`[data-add="${id}"]`).first().click();
    }
    await page.locator(".delivery-check input").fill(PEITING.zip);
    await page.getByText(texts.delivers(PEITING.title, PEITING.zip)).waitFor();
    expect(await screenProblems(page, "nearest branch", ".facts")).toEqual([]);

    await context.grantPermissions(["geolocation"], { origin: augsburg });
    await context.setGeolocation(PEITING.location);
    const section = page.locator(".branches");
    await section.getByRole("button", { name: texts.locate }).click();
    await section.getByText(texts.delivers(PEITING.title, PEITING.zip)).waitFor();
    expect(await screenProblems(page, "branches", ".branches")).toEqual([]);

    const link = page
      .locator(".facts")
      .getByRole("link", { name: texts.goWithCart(PEITING.title) });
    await tabTo(page, link);
    expect(await overflowOnNarrowScreen(page, ".facts")).toEqual([]);
    expect(await overflowOnNarrowScreen(page, ".branches")).toEqual([]);
    await resize(page, PHONE);
    const { pathname, hash, search } = new URL((await link.getAttribute("href")) ?? "");
    expect(search).toBe("");
    const there = await context.newPage();
    await there.goto(`${peiting}${pathname}${hash}`);
    await there.getByText(checkoutTexts.en.inCart(2)).waitFor();
    await there.getByText(checkoutTexts.en.leftOut("Bánh mì with tofu")).waitFor();
    expect(new URL(there.url()).hash).toBe("");
    expect(await screenProblems(there, "cart of another branch", "main")).toEqual([]);
    await there.getByRole("button", { name: cartTexts.en.undo }).click();
    await there.getByText(checkoutTexts.en.emptyTitle).waitFor();
    const german = carriedCartHash({ from: "pho3-augsburg", language: "de" }, []);
    await page.goto(`${peiting}/order${german}`);
    await page.waitForURL(`${peiting}/`);
    await page.locator('html[lang="de"]').waitFor({ state: "attached" });
    expect(faults).toEqual([]);
  },
);
