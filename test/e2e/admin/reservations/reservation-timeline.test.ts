import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { MINUTE_MS, toInstant } from "@/domain/time/berlin-time";
import { signIn } from "@/test/harness/accounts";
import { adminGet, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { storeReservation } from "../../support/admin-reservations";
import { adminTest as it } from "../../support/admin-test";
import { DESKTOP } from "../../support/browser";
import { BOBINGEN, tomorrow } from "../../support/reservations";

const TABLES = [
  { id: "a", name: "1", room: "Gaststube", seats: 4 },
  { id: "b", name: "2", room: "Gaststube", seats: 4 },
  { id: "c", name: "3", room: "Garten", seats: 4 },
];

/** Stores a reservation for two, tomorrow. @returns its id */
function storeAt(hour: number, table: string, name: string): Promise<string> {
  const start_at = toInstant(tomorrow(), hour * 60);
  return storeReservation({
    start_at,
    end_at: new Date(start_at + 90 * MINUTE_MS),
    party_size: 2,
    table_ids: [table],
    contact: { name, phone: "089 99998-150" },
  });
}

/** Takes a table for two by telephone, tomorrow at 19:00, as another member of the team. */
async function takeTable(table: string): Promise<void> {
  const request = {
    reservation_id: randomUUID(),
    resto_key: BOBINGEN,
    kind: "telephone",
    contact: { name: "Schneller", phone: "089 99998-151" },
    date: tomorrow(),
    time: "19:00",
    party_size: 2,
    table_ids: [table],
  };
  const answer = await callFunction(
    "createStaffBooking",
    request,
    await signIn("koch@example.com"),
  );
  expect(answer).toHaveProperty("result");
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point to grab a bar, and the point to drop it: in another row, some quarters of an hour later. */
async function dragPath(bar: Locator, row: Locator, quarters: number): Promise<[Point, Point]> {
  await bar.scrollIntoViewIfNeeded();
  const [from, to, track] = await Promise.all([
    bar.boundingBox(),
    row.boundingBox(),
    row.locator("[data-track]").boundingBox(),
  ]);
  if (!from || !to || !track) throw new Error("the timeline is not visible");
  // Two guests stay for six quarters of an hour.
  const column = from.width / 6;
  const start = { x: from.x + column * 1.5, y: from.y + from.height / 2 };
  return [start, { x: start.x + quarters * column, y: to.y + to.height / 2 }];
}

async function drag(page: Page, [from, to]: readonly [Point, Point]): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.getByTestId("ghost").waitFor();
  await page.mouse.up();
}

it("moves a reservation to another table and time by dragging, undoes it, and refuses a taken table, also one taken just now", async ({
  openReservations,
}) => {
  await adminPatch(`public/${BOBINGEN}`, { tables: TABLES });
  const id = await storeAt(19, "a", "Frau Berg");
  const { page, day, faults } = await openReservations(DESKTOP);
  await day.go("next");
  await day.view("timeline");
  await day.row("a").locator(`[data-bar="${id}"]`).waitFor();
  await drag(page, await dragPath(day.bar(id), day.row("c"), 2));
  await day.row("c").locator(`[data-bar="${id}"]`).waitFor();
  await page.getByText(day.plan.moved("Frau Berg", "19:30 Uhr, Tisch 3")).waitFor();
  expect(await adminGet(`reservations/${id}`)).toMatchObject({
    local_time: "19:30",
    table_ids: ["c"],
  });
  // The view stays on the device.
  await page.reload();
  await day.ready();
  await day.go("next");
  await day.row("c").locator(`[data-bar="${id}"]`).waitFor();

  await drag(page, await dragPath(day.bar(id), day.row("b"), 0));
  await page.getByRole("button", { name: day.plan.undo }).click();
  await page.getByText(day.plan.movedBack("Frau Berg", "19:30 Uhr, Tisch 3")).waitFor();
  await day.row("c").locator(`[data-bar="${id}"]`).waitFor();
  expect(await adminGet(`reservations/${id}`)).toMatchObject({ table_ids: ["c"] });

  await storeAt(20, "b", "Herr Tal");
  await day.row("b").getByText("Herr Tal").waitFor();
  await drag(page, await dragPath(day.bar(id), day.row("b"), 0));
  await page.getByText(day.plan.taken("Tisch 2", "19:30", "Herr Tal, 2 Personen")).waitFor();
  await day.row("c").locator(`[data-bar="${id}"]`).waitFor();
  const { version } = (await adminGet(`reservations/${id}`)) ?? {};
  expect(await adminGet(`reservations/${id}`)).toMatchObject({ table_ids: ["c"] });

  await page.route("**/changeReservation", async (route) => {
    if (route.request().method() === "POST") await takeTable("a");
    await route.continue();
  });
  await drag(page, await dragPath(day.bar(id), day.row("a"), 0));
  await page.getByText(day.texts.problems.tableTaken).waitFor();
  await day.row("c").locator(`[data-bar="${id}"]`).waitFor();
  expect(await adminGet(`reservations/${id}`)).toMatchObject({ table_ids: ["c"], version });
  expect(faults).toEqual([]);
});

it("moves a reservation by touch after a long press", async ({ openReservations }) => {
  await adminPatch(`public/${BOBINGEN}`, { tables: TABLES });
  const id = await storeAt(19, "a", "Frau Berg");
  const { page, day } = await openReservations(DESKTOP);
  await day.go("next");
  await day.view("timeline");
  const [from, to] = await dragPath(day.bar(id), day.row("c"), 1);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [from]);
  // The long press has picked it up.
  await page.getByTestId("ghost").waitFor();
  for (let step = 1; step <= 6; step += 1) {
    const share = step / 6;
    const x = from.x + (to.x - from.x) * share;
    await touch("touchMove", [{ x, y: from.y + (to.y - from.y) * share }]);
  }
  await touch("touchEnd", []);
  await day.row("c").locator(`[data-bar="${id}"]`).waitFor();
  await expect
    .poll(() => adminGet(`reservations/${id}`))
    .toMatchObject({ local_time: "19:15", table_ids: ["c"] });
});

it("shows the guests of each service of the week, opens a day, and offers a table to its waitlist in one tap", async ({
  openReservations,
}) => {
  const at = (time: number) => toInstant(tomorrow(), time * 60);
  await adminPatch(`public/${BOBINGEN}`, { tables: TABLES });
  const [waiting] = await Promise.all([
    storeReservation({ status: "waiting" }),
    storeReservation({ start_at: at(12), party_size: 3 }),
    storeReservation({ start_at: at(19), party_size: 5 }),
    storeReservation({ start_at: at(20), party_size: 6, status: "requested" }),
    storeReservation({ start_at: at(20), party_size: 8, status: "cancelled" }),
  ]);
  const { page, day } = await openReservations(DESKTOP);
  await day.go("next");
  await day.view("week");
  const tile = page.locator(`[data-week-day="${tomorrow()}"]`);
  await tile.getByText(day.plan.requests(1)).waitFor();
  expect(await tile.locator('[data-service="lunch"] strong').innerText()).toBe("3");
  expect(await tile.locator('[data-service="dinner"] strong').innerText()).toBe("11");
  await tile.getByRole("button").click();
  await page.locator('[data-parties="3"]').waitFor();

  await day.openWaitlist();
  await day.entry(waiting).getByRole("button", { name: day.plan.offer }).click();
  await day
    .entry(waiting)
    .getByText(/Tisch angeboten, gehalten bis/)
    .waitFor();
  expect(await adminGet(`reservations/${waiting}`)).toMatchObject({ status: "offered" });
});
