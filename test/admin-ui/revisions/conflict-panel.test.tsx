import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ConflictPanel } from "@/admin-ui/revisions/conflict-panel";
import type { DescribeChange } from "@/admin-ui/revisions/describe-change";
import { recordOf } from "@/domain/revision/part";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { renderAdmin } from "@/test/features/render-admin";

const { conflict: texts } = revisionTexts.de;

interface Form {
  readonly title: string;
  readonly owner: string;
  readonly tax: string;
}

const base: Form = { title: "Alt", owner: "Linh", tax: "1" };
const mine: Form = { ...base, title: "Meins", tax: "2" };
const theirs: Form = { ...base, title: "Ihres", owner: "Neu" };
const describeChange: DescribeChange = {
  nameOf: ({ path }) => ({ name: path.join(".") }),
  textOf: (_change, value) => String(value),
};

function renderConflict() {
  const onResolve = vi.fn<(merged: Form) => void>();
  const conflict = { part: recordOf<Form>(), versions: { base, mine, theirs } };
  renderAdmin(
    <ConflictPanel conflict={conflict} describe={describeChange} onResolve={onResolve} />,
  );
  return onResolve;
}

const side = (field: string, name: RegExp) =>
  within(screen.getByRole("group", { name: texts.choose(field) })).getByRole("radio", { name });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("a conflict preselects the draft where both sides changed a field, else the other save", async () => {
  const onResolve = renderConflict();
  expect(screen.getByRole("heading", { name: texts.title })).toHaveFocus();
  expect(side("title", /Meins/)).toBeChecked();
  expect(side("owner", /Neu/)).toBeChecked();
  await press(texts.apply);
  expect(onResolve).toHaveBeenCalledWith({ title: "Meins", owner: "Neu", tax: "2" });
});

it("a conflict is merged with the selected sides", async () => {
  const onResolve = renderConflict();
  await userEvent.click(side("title", /Ihres/));
  await userEvent.click(side("owner", /Linh/));
  await press(texts.apply);
  expect(onResolve).toHaveBeenCalledWith({ title: "Ihres", owner: "Linh", tax: "2" });
});

it("one button selects the same side for every conflicting field", async () => {
  const onResolve = renderConflict();
  await press(texts.takeTheirs);
  await press(texts.apply);
  expect(onResolve).toHaveBeenLastCalledWith({ title: "Ihres", owner: "Neu", tax: "2" });
  await press(texts.keepMine);
  await press(texts.apply);
  expect(onResolve).toHaveBeenLastCalledWith(mine);
});

it("a conflict can be resolved by discarding the draft", async () => {
  const onResolve = renderConflict();
  await press(texts.discard);
  expect(onResolve).toHaveBeenCalledWith(theirs);
});
