import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { expect, it } from "vitest";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { restaurantToDraft } from "@/domain/tenant/draft/restaurant-draft";
import { MinimumRows } from "@/features/admin/restaurant-editor/sections/delivery/minimum-rows";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderAdmin } from "@/test/features/render-admin";

const { rows, fields } = restaurantEditorTexts.de;

function Minimums({ amounts }: { amounts: readonly string[] }) {
  const form = useForm<RestaurantDraft>({
    defaultValues: {
      ...restaurantToDraft(restoBobingen),
      min_delivery_amount_by_zip: amounts.map((min_delivery_amount, index) => ({
        zip: "86399",
        label: `Ort ${index + 1}`,
        min_delivery_amount,
      })),
    },
  });
  return (
    <FormProvider {...form}>
      <MinimumRows />
    </FormProvider>
  );
}

it("sorts towns by their minimum, 0 euros first and invalid amounts last", async () => {
  renderAdmin(<Minimums amounts={["20", "viel", "0", "9,50", ""]} />);
  await userEvent.click(screen.getByRole("button", { name: rows.sortByAmount }));
  const amounts = screen.getAllByLabelText<HTMLInputElement>(
    fields.delivery["min_delivery_amount_by_zip.min_delivery_amount"],
  );
  expect(amounts.map(({ value }) => value)).toEqual(["0", "9,50", "20", "viel", ""]);
});
