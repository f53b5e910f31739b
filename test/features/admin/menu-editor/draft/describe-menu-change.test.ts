import { expect, it } from "vitest";
import { changeItem } from "@/domain/menu/draft/menu-edit";
import { menuParts } from "@/domain/menu/draft/menu-parts";
import { listChanges } from "@/domain/revision/changes";
import { describeMenuChange } from "@/features/admin/menu-editor/draft/describe-menu-change";
import { sampleMenu } from "@/test/features/sample-menu";

it("names the categories between which a dish was moved", () => {
  const moved = changeItem(sampleMenu, "edamame", (dish) => ({ ...dish, category: "drinks" }));
  const { nameOf, textOf } = describeMenuChange([moved], "de");
  const described = listChanges(menuParts, sampleMenu, moved).map((change) => [
    nameOf(change),
    textOf(change, change.before),
    textOf(change, change.after),
  ]);
  expect(described).toContainEqual([{ group: "Edamame", name: "Kategorie" }, "Suppen", "Getränke"]);
});
