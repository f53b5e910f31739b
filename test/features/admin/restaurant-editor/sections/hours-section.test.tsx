import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { expect, it } from "vitest";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { restaurantToDraft } from "@/domain/tenant/draft/restaurant-draft";
import { HoursSection } from "@/features/admin/restaurant-editor/sections/hours/hours-section";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderAdmin } from "../../../render-admin";

const allDays = { 0: null, 1: [["11:30", "14:00"] as [string, string]], 2: null, 3: null };

function Editor() {
  const hours = { ...allDays, 4: null, 5: null, 6: null };
  const defaultValues = restaurantToDraft({ ...restoBobingen, hours });
  const form = useForm<RestaurantDraft>({ defaultValues });
  return (
    <FormProvider {...form}>
      <HoursSection />
    </FormProvider>
  );
}

it("names start and end of opening hours, and completes a time that was typed in part", async () => {
  renderAdmin(<Editor />);
  const hours = within(screen.getByRole("region", { name: "Öffnungszeiten" }));
  expect(hours.getByRole("textbox", { name: "Startzeit" })).toHaveValue("11:30");
  const end = hours.getByRole("textbox", { name: "Endzeit" });
  expect(end).toHaveValue("14:00");
  await userEvent.clear(end);
  await userEvent.type(end, "15");
  await userEvent.tab();
  expect(end).toHaveValue("15:00");
});
