import { useMemo } from "react";
import { useStaffList } from "@/data/staff/use-staff-list";
import type { StaffMember } from "@/domain/staff/staff-requests.schema";

/**
 * Names of the staff members by uid. Empty while they load and when loading fails, because the
 * audit log is useful without them.
 */
export function useTeamNames(): ReadonlyMap<string, string> {
  const { value } = useStaffList();
  return useMemo(() => new Map(value?.people.flatMap(nameOf)), [value]);
}

/** Leaves invitations out, and deleted accounts: the audit log shows them as former staff members. */
function nameOf({ uid, email, name }: StaffMember): [uid: string, name: string][] {
  const shown = email ?? name;
  return uid && shown ? [[uid, shown]] : [];
}
