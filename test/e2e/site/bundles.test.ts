import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { buildSites } from "@/hosting/build/build-sites";
import { repoRoot } from "@/hosting/lib/repo-root";
import { configuredSite } from "@/hosting/site/configured-site";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { auditTexts } from "@/i18n/admin/audit-texts";
import { boardTexts } from "@/i18n/admin/board-texts";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { overviewTexts } from "@/i18n/admin/overview-texts";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { sessionTexts } from "@/i18n/admin/session-texts";
import { teamTexts } from "@/i18n/admin/team-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { deliveryCheckTexts } from "@/i18n/order/delivery-check-texts";
import { tenants } from "@/tenant-configs/index";
import { resetBackend } from "@/test/harness/admin";
import { openMenu } from "../support/cart";
import { browserTest } from "../support/e2e-test";
import { filesOf } from "../support/lossy-site";
import "@/test/harness/provided-context";

/** A sentence of the admin site's frame and of each of its pages. */
const ADMIN_SENTENCES = [
  adminTexts.de.signInIntro,
  auditTexts.de.intro,
  boardTexts.de.rejectTitle,
  guestsTexts.de.queryInvalid,
  kitTexts.de.sort.help,
  menuEditorTexts.de.nothingChosenHelp,
  overviewTexts.de.silent,
  reportsTexts.de.notAllowed,
  reservationDayTexts.de.chooseOne,
  restaurantEditorTexts.de.missing,
  sessionTexts.de.factor,
  teamTexts.de.revokeHelp,
];

/** A text of each library that only the admin site may use, and a file that contains it. */
const ADMIN_LIBRARIES = [
  ["<ChakraProvider />", "@chakra-ui/react/dist/esm/styled-system/provider.js"],
  ["recharts-wrapper", "recharts/es6/chart/RechartsWrapper.js"],
  ["recharts-cartesian-axis-tick-value", "@chakra-ui/charts/dist/esm/chart/chart.js"],
  [
    "gs1-databar-truncated",
    "@point-of-sale/receipt-printer-encoder/dist/receipt-printer-encoder.mjs",
  ],
  [
    "Could not connect! ",
    "@point-of-sale/webusb-receipt-printer/dist/webusb-receipt-printer.esm.js",
  ],
  [
    "Could not connect! ",
    "@point-of-sale/webserial-receipt-printer/dist/webserial-receipt-printer.esm.js",
  ],
] as const;

/** Bytes of all JavaScript of the admin site after compression. */
const MAX_ADMIN_BYTES = 640_000;

/** Scripts that the restaurant page loads without being asked, by name without hash. */
const OPENED = ["index", "rolldown-runtime", "react", "app", "home", "active-menu"];
/** Bytes of these scripts after compression, and of the entry alone. */
const MAX_OPENED_BYTES = 135_000;
const MAX_ENTRY_BYTES = 18_800;

const compress = promisify(brotliCompress);

/**
 * Folder of the sites as they are uploaded. A site for a local backend contains its ports, which change
 * with every run, and with them the hashes in the scripts and their sizes.
 */
let uploaded = "";

beforeAll(async () => {
  uploaded = mkdtempSync(join(tmpdir(), "resto-bundles-"));
  await buildSites([configuredSite("bobingen"), configuredSite("superadmin")], {
    tenants,
    local: null,
    folderOf: (target) => join(uploaded, target),
    onDone: ({ ok, output }) => expect(ok, output).toBe(true),
  });
});

afterAll(() => rmSync(uploaded, { recursive: true }));

/** Bytes after compression of a site's scripts, by name without hash. */
async function sizesOf(target: string): Promise<[name: string, bytes: number][]> {
  const folder = join(uploaded, target, "assets");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  return Promise.all(
    scripts.map(async (name) => {
      const { length } = await compress(readFileSync(join(folder, name)));
      return [name.replace(/-[\w-]{8}\.js$/, ""), length] as [string, number];
    }),
  );
}

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

it("a restaurant's site contains no library of the admin site", async () => {
  for (const [mark, file] of ADMIN_LIBRARIES) {
    expect(readFileSync(join(repoRoot, "node_modules", file), "utf8")).toContain(mark);
  }
  const guest = await filesOf(inject("siteUrl"));
  const found = [...guest].flatMap(([name, text]) =>
    ADMIN_LIBRARIES.filter(([mark]) => text.includes(mark)).map(([mark]) => [name, mark]),
  );
  expect(found).toEqual([]);
});

it(`all JavaScript of the admin site has at most ${MAX_ADMIN_BYTES} bytes`, async () => {
  const sizes = await sizesOf("superadmin");
  const bytes = sizes.reduce((sum, [, each]) => sum + each, 0);
  console.info(`${sizes.length} scripts, ${bytes} bytes`);
  expect(bytes).toBeLessThanOrEqual(MAX_ADMIN_BYTES);
});

it(`opening a restaurant's site loads at most ${MAX_OPENED_BYTES} bytes of scripts`, async () => {
  const sizes = new Map(await sizesOf("bobingen"));
  const opened = OPENED.map((name) => sizes.get(name) ?? Number.NaN);
  const bytes = opened.reduce((sum, each) => sum + each, 0);
  console.info(OPENED.map((name, at) => `${name} ${opened[at]}`).join(", "), `= ${bytes} bytes`);
  expect(bytes).toBeLessThanOrEqual(MAX_OPENED_BYTES);
  expect(sizes.get("index")).toBeLessThanOrEqual(MAX_ENTRY_BYTES);
});

browserTest(
  "a restaurant's page asks for no other script until it is used",
  async ({ newVisitor }) => {
    // Schemas load only for a stored restaurant or menu that differs from the bundled one.
    await resetBackend();
    const { page } = await newVisitor();
    const asked = new Set<string>();
    page.on("request", (request) => {
      const [, name] = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
      if (name) asked.add(name);
    });
    await openMenu(page);
    await page.getByText(deliveryCheckTexts.de.question).first().waitFor();
    await page.waitForLoadState("networkidle");
    expect([...asked].sort()).toEqual([...OPENED].sort());
  },
);
