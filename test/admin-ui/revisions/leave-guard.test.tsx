import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, MemoryRouter, useLocation } from "react-router-dom";
import { expect, it } from "vitest";
import { LeaveGuard } from "@/admin-ui/revisions/leave-guard";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { renderAdmin } from "@/test/features/render-admin";

const { leave: texts } = revisionTexts.de;

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

function editor(isDirty: boolean) {
  return (
    <MemoryRouter initialEntries={["/editor"]}>
      <Link to="/reports?days=7#orders">Reports</Link>
      <Address />
      <LeaveGuard isDirty={isDirty} />
    </MemoryRouter>
  );
}

const clickLink = () => userEvent.click(screen.getByRole("link", { name: "Reports" }));
const question = () => screen.queryByRole("alertdialog", { name: texts.title });
const address = () => document.querySelector("output")?.textContent;

it("asks before a link leaves unsaved changes, and follows the whole link", async () => {
  renderAdmin(editor(true));
  await clickLink();
  await waitFor(() => expect(question()).not.toBeNull());
  expect(address()).toBe("/editor");
  await userEvent.click(screen.getByRole("button", { name: texts.leave }));
  expect(address()).toBe("/reports?days=7#orders");
});

it("stays on the page with unsaved changes on request", async () => {
  renderAdmin(editor(true));
  await clickLink();
  await userEvent.click(await screen.findByRole("button", { name: texts.stay }));
  await waitFor(() => expect(question()).toBeNull());
  expect(address()).toBe("/editor");
});

it("follows links without a question if everything is saved", async () => {
  renderAdmin(editor(false));
  await clickLink();
  expect(address()).toBe("/reports?days=7#orders");
});

it("does not repeat its question with the next change after a save has answered it", async () => {
  const { rerender } = renderAdmin(editor(true));
  await clickLink();
  await waitFor(() => expect(question()).not.toBeNull());
  rerender(editor(false));
  await waitFor(() => expect(question()).toBeNull());
  rerender(editor(true));
  // Dialogs open in a task of their own.
  await act(() => new Promise(requestAnimationFrame));
  expect(question()).toBeNull();
});
