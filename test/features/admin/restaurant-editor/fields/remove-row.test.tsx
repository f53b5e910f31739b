import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { EditorSection } from "@/features/admin/restaurant-editor/fields/editor-section";
import { RemoveRow } from "@/features/admin/restaurant-editor/fields/remove-row";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { renderAdmin } from "@/test/features/render-admin";

const { rows, sections } = restaurantEditorTexts.de;

function Rows() {
  const [names, setNames] = useState(["089 99998-010", "089 99998-011"]);
  return names.map((name) => (
    <RemoveRow
      key={name}
      what={name}
      onRemove={() => setNames(names.filter((other) => other !== name))}
    />
  ));
}

it("moves the focus to the section when a row is removed", async () => {
  renderAdmin(
    <EditorSection name="contact">
      <Rows />
    </EditorSection>,
  );
  await userEvent.click(screen.getByRole("button", { name: rows.remove("089 99998-010") }));
  const section = screen.getByRole("region", { name: sections.contact });
  await waitFor(() => expect(section).toHaveFocus());
  screen.getByRole("button", { name: rows.remove("089 99998-011") });
});
