import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import type { StaffMember } from "@/domain/staff/staff-requests.schema";
import { TeamPage } from "@/features/admin/team/team-page";
import { callListStaff } from "@/firebase/callables/team-callables";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderAdmin } from "../../render-admin";

/** A staff member of Bobingen. */
export const cook: StaffMember = {
  uid: "koch",
  gone: false,
  email: "koch@example.com",
  name: "Kim Koch",
  pending_until: null,
  moved: false,
  disabled: false,
  last_sign_in_at: Date.UTC(2027, 2, 3),
  resto_keys: ["resto-bobingen"],
  role: "staff",
  super: false,
};

/** Shows the team as super-administrator. The test mocks the calls of the team. */
export function openWith(...people: StaffMember[]): void {
  vi.mocked(callListStaff).mockResolvedValue({ ok: true, value: { people, complete: true } });
  renderAdmin(<TeamPage restaurants={[restoBobingen]} isSuper />);
}

export const rows = () => screen.findAllByRole("listitem");

/** Queries of one row, the first is 0. */
export async function row(at: number) {
  const found = (await rows())[at];
  if (!found) throw new Error(`no row ${at}`);
  return within(found);
}

/** Presses the button with this name. */
export function press(name: string): Promise<void> {
  return userEvent.click(screen.getByRole("button", { name }));
}
