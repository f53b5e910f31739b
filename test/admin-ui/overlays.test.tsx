import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { showToast } from "@/admin-ui/feedback/toaster";
import { ActionMenu } from "@/admin-ui/overlay/action-menu";
import { ConfirmDialog } from "@/admin-ui/overlay/confirm-dialog";
import { PanelDialog } from "@/admin-ui/overlay/panel-dialog";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { renderAdmin } from "../features/render-admin";

const texts = kitTexts.de;
const remove: (() => void)[] = [];
afterEach(() =>
  act(() => {
    for (const each of remove.splice(0)) each();
  }),
);

it("a button keeps its name while it is busy", async () => {
  const close = () => {};
  renderAdmin(
    <ConfirmDialog
      open
      busy
      title="Löschen?"
      confirmLabel="Ja"
      onConfirm={close}
      onClose={close}
    />,
  );
  expect(await screen.findByRole("button", { name: "Ja" })).toBeDisabled();
});

it("a question before a dangerous action starts with the focus on Cancel", async () => {
  const onConfirm = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  renderAdmin(
    <ConfirmDialog
      open
      danger
      title="Gericht löschen?"
      confirmLabel="Löschen"
      onConfirm={onConfirm}
      onClose={onClose}
    />,
  );
  await screen.findByRole("alertdialog", { name: "Gericht löschen?" });
  const cancel = screen.getByRole("button", { name: texts.cancel });
  await waitFor(() => expect(cancel).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  expect(onClose).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Löschen" }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

it("closes a dialog with Escape and with its button", async () => {
  const onClose = vi.fn<() => void>();
  renderAdmin(
    <PanelDialog open title="Notiz" onClose={onClose}>
      <input aria-label="Text" />
    </PanelDialog>,
  );
  await screen.findByRole("dialog", { name: "Notiz" });
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: texts.close }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it("a toast undoes its action once", async () => {
  const onUndo = vi.fn<() => void>();
  renderAdmin(<p>page</p>);
  act(() => {
    remove.push(
      showToast({ title: "Abgelehnt", tone: "info", undo: { label: "Zurückholen", onUndo } }),
    );
  });
  await screen.findByText("Abgelehnt");
  await userEvent.dblClick(screen.getByRole("button", { name: "Zurückholen" }));
  expect(onUndo).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText("Abgelehnt")).toBeNull());
});

// @isolated, because Chakra's menus share listeners of the document with other open layers.
it("runs the chosen action of a menu", async () => {
  const onSelect = vi.fn<() => void>();
  renderAdmin(
    <ActionMenu
      label="Weitere Aktionen"
      items={[
        { value: "print", label: "Drucken", onSelect },
        { value: "block", label: "Sperren", onSelect: vi.fn<() => void>(), danger: true },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Weitere Aktionen" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Drucken" }));
  expect(onSelect).toHaveBeenCalledOnce();
});
