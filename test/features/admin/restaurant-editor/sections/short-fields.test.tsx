import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { NumberField } from "@/admin-ui/form/number-field";
import { ShortFields } from "@/features/admin/restaurant-editor/sections/short-fields";
import { renderAdmin } from "../../../render-admin";

it("short fields stand in columns although their own styles come later", () => {
  renderAdmin(
    <ShortFields>
      <NumberField label="Personen" value="2" onValueChange={() => {}} />
    </ShortFields>,
  );
  const field = screen.getByText("Personen").parentElement as HTMLElement;
  expect(getComputedStyle(field).display).toBe("grid");
});
