import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { beforeEach, describe, expect, it } from "vitest";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { draftToRestaurant, restaurantToDraft } from "@/domain/tenant/draft/restaurant-draft";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { savedRestaurantSchema } from "@/domain/tenant/save-restaurant-request.schema";
import { parseRestaurantOrThrow } from "@/domain/tenant/stored-restaurant";
import { draftErrors } from "@/features/admin/restaurant-editor/draft/restaurant-form.schema";
import { ReservationsSection } from "@/features/admin/restaurant-editor/sections/reservations-section";
import { nextTable } from "@/features/admin/restaurant-editor/sections/tables/next-table";
import { TablesSection } from "@/features/admin/restaurant-editor/sections/tables/tables-section";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderAdmin } from "../../../../render-admin";

const { rows, fields, hints, faults } = restaurantEditorTexts.de;

const withTables: Restaurant = {
  ...restoBobingen,
  tables: [
    { id: "a", name: "1", room: "Fenster", seats: 2 },
    { id: "b", name: "2", room: "Fenster", seats: 2 },
    { id: "c", name: "3", seats: 4 },
  ],
  table_joins: [
    ["a", "b"],
    ["a", "b", "c"],
  ],
};

let typed: RestaurantDraft;

function Editor({ restaurant }: { restaurant: Restaurant }) {
  const form = useForm<RestaurantDraft>({ defaultValues: restaurantToDraft(restaurant) });
  const values = useWatch({ control: form.control });
  useEffect(() => {
    typed = values as RestaurantDraft;
  });
  return (
    <FormProvider {...form}>
      <ReservationsSection paysOnline />
      <TablesSection />
    </FormProvider>
  );
}

const open = (restaurant: Restaurant = withTables) =>
  renderAdmin(<Editor restaurant={restaurant} />);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const saved = () =>
  parseRestaurantOrThrow(savedRestaurantSchema.parse(draftToRestaurant(typed, restoBobingen.key)));
const errors = () => draftErrors(typed, restoBobingen.key, "de");

beforeEach(() => {
  typed = restaurantToDraft(restoBobingen);
});

describe("the tables of the restaurant editor", () => {
  it("are converted to a draft and back without changes", () => {
    const draft = restaurantToDraft(withTables);
    const value = savedRestaurantSchema.parse(draftToRestaurant(draft, withTables.key));
    expect(parseRestaurantOrThrow(value)).toMatchObject({
      tables: withTables.tables,
      table_joins: withTables.table_joins,
    });
    const without = draftToRestaurant(restaurantToDraft(restoBobingen), restoBobingen.key);
    expect(without).not.toHaveProperty("tables");
    expect(without).not.toHaveProperty("table_joins");
  });

  it("replace the field for seats and show their sum", async () => {
    open(restoBobingen);
    screen.getByLabelText(fields.tables["reservation_policy.seats"], {
      exact: false,
      selector: "input",
    });
    await press(rows.addTable);
    screen.getByText(hints.seatsOfTables(2, 1));
    expect(
      screen.queryByRole("textbox", {
        name: new RegExp(`^${fields.tables["reservation_policy.seats"]}\\*`),
      }),
    ).toBeNull();
  });

  it("continue number, room and seats of the last one", async () => {
    open();
    await press(rows.addTable);
    expect(typed.tables.at(-1)).toMatchObject({ name: "4", room: "", seats: "4" });
    expect(new Set(typed.tables.map(({ table_id }) => table_id)).size).toBe(4);
    expect(errors()).toEqual([]);
  });

  it("leave the combinations when they are removed", async () => {
    open();
    await press(rows.remove(`${fields.plan["tables.name"]} 1`));
    expect(typed.tables.map(({ table_id }) => table_id)).toEqual(["b", "c"]);
    expect(typed.table_joins).toEqual([{ table_ids: ["b", "c"] }]);
  });

  it("are combined by choosing them, two at least", async () => {
    open();
    await press(rows.addJoin);
    const row = within(screen.getByRole("group", { name: rows.joinNumber(3) }));
    const choose = (name: string) =>
      userEvent.selectOptions(
        row.getByLabelText(rows.joinTable),
        within(row.getByLabelText(rows.joinTable)).getByRole("option", { name }),
      );
    await choose("3");
    expect(errors()).toEqual([{ path: "table_joins.2.table_ids", message: faults.JOIN_TOO_SMALL }]);
    await choose("2 · Fenster");
    row.getByText(rows.seats(6));
    expect(errors()).toEqual([]);
    expect(saved().table_joins?.at(-1)).toEqual(["c", "b"]);
  });

  it("are reported at their name if it is used twice", () => {
    const {
      tables: [first, ...others],
      ...rest
    } = restaurantToDraft(withTables);
    if (!first) throw new Error("the sample has tables");
    const draft = { ...rest, tables: [first, ...others.map((table) => ({ ...table, name: "1" }))] };
    expect(draftErrors(draft, withTables.key, "de")).toEqual([
      { path: "tables.1.name", message: faults.DUPLICATE_TABLE },
      { path: "tables.2.name", message: faults.DUPLICATE_TABLE },
    ]);
  });
});

it.each([
  [[], "1"],
  [["Terrasse 4"], "Terrasse 5"],
  [["Terrasse 5", "Terrasse 4"], "Terrasse 6"],
  [["Theke"], ""],
])("after the tables %j comes %j", (names, next) => {
  const tables = names.map((name) => ({ table_id: name, name, room: "", seats: "2" }));
  expect(nextTable(tables, "new").name).toBe(next);
});
