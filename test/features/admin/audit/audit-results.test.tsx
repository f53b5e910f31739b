import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { AuditLog } from "@/data/staff/use-audit-log";
import { AuditResults } from "@/features/admin/audit/audit-results";
import { auditTexts } from "@/i18n/admin/audit-texts";
import { renderAdmin } from "../../render-admin";

const entry: AuditLog["entries"][number] = {
  id: "one",
  at: Date.UTC(2027, 2, 3, 12),
  by: "system",
  uid: null,
  action: "order.expired",
  target: "orders/x",
  resto_key: null,
};

it("keeps the focus on the button for older entries and loads them once", async () => {
  const readMore = vi.fn();
  const page = (status: AuditLog["status"]) => (
    <AuditResults
      log={{ status, entries: [entry], hasMore: true, readMore, reload: () => {} }}
      restaurants={[]}
      names={new Map()}
      onSelectAccount={() => {}}
    />
  );
  const { rerender } = renderAdmin(page("ready"));
  const more = screen.getByRole("button", { name: auditTexts.de.more });
  await userEvent.click(more);
  rerender(page("loading"));
  expect(more).toHaveFocus();
  await userEvent.click(more);
  expect(readMore).toHaveBeenCalledOnce();
});

it("shows the masked contact that an entry about a guest concerns", () => {
  const searched = { ...entry, action: "guest.searched", target: "guests/+49…010" };
  const log: AuditLog = {
    status: "ready",
    entries: [{ ...searched, by: "staff" }],
    hasMore: false,
    readMore: () => {},
    reload: () => {},
  };
  renderAdmin(
    <AuditResults log={log} restaurants={[]} names={new Map()} onSelectAccount={() => {}} />,
  );
  const text = auditTexts.de.about(auditTexts.de.actions["guest.searched"], "+49…010");
  expect(screen.getByText(text)).toBeVisible();
});

it("names the order or reservation of an entry by its code, if the entry has one", () => {
  const log: AuditLog = {
    status: "ready",
    entries: [
      { ...entry, code: "K7QM" },
      { ...entry, id: "old", action: "reservation.expired" },
    ],
    hasMore: false,
    readMore: () => {},
    reload: () => {},
  };
  renderAdmin(
    <AuditResults log={log} restaurants={[]} names={new Map()} onSelectAccount={() => {}} />,
  );
  const { about, actions } = auditTexts.de;
  expect(screen.getByText(about(actions["order.expired"], "K7QM"))).toBeVisible();
  expect(screen.getByText(actions["reservation.expired"])).toBeVisible();
});
