import { expect } from "vitest";
import { stationEditorTexts } from "@/i18n/admin/restaurant/station-editor-texts";
import { adminGet } from "@/test/harness/admin";
import { adminTest as it } from "../../support/admin-test";
import { problemsAtWidths } from "../../support/screen-problems";

const texts = stationEditorTexts.de;
const storedStations = async () => (await adminGet("public/resto-bobingen"))?.stations;

it("divides the kitchen into stations by keyboard, and gives each its categories and dishes", async ({
  openRestaurantEditor,
}) => {
  const { page, editor, faults } = await openRestaurantEditor();
  await editor.open("stations");
  const add = page.getByRole("button", { name: texts.add });
  for (const [row, name] of ["Küche", "Sushi", "Bar"].entries()) {
    await add.press("Enter");
    await editor.field(`stations.${row}.name`).focus();
    await page.keyboard.type(name);
  }
  const select = (label: string) => page.getByLabel(label, { exact: true });
  await select("Maki").selectOption("Sushi");
  await select("Tee & Kaffee").selectOption("Bar");
  await select(texts.addDish).selectOption({ label: "50 Pad Thai" });
  await select("Pad Thai").selectOption("Sushi");
  expect(await problemsAtWidths(page, "stations")).toEqual([]);
  await editor.save();
  await editor.saved();
  const saved = { name: "Sushi", categories: ["maki"], dishes: ["pad-thai"] };
  expect(await storedStations()).toMatchObject([
    { name: "Küche", categories: [], dishes: [] },
    saved,
    { name: "Bar", categories: ["hot-drinks"], dishes: [] },
  ]);

  // A category of a removed station falls to the first.
  await page.getByRole("button", { name: editor.texts.rows.remove("Station Bar") }).press("Enter");
  expect(await select("Tee & Kaffee").locator("option:checked").textContent()).toBe("Küche");
  // Two stations of one name could not be told apart.
  await editor.field("stations.0.name").fill("sushi");
  await editor.save();
  await page.getByTestId("problem-list").waitFor();
  await editor.field("stations.0.name").fill("Küche");
  await editor.save();
  await editor.saved();
  expect(await storedStations()).toMatchObject([{ name: "Küche" }, saved]);
  expect(faults).toEqual([]);
});
