import { useEffect, useState } from "react";
import type { StaffMember } from "@/domain/staff/staff-requests.schema";
import { callListStaff } from "@/firebase/callables/team-callables";

/**
 * Names of the staff members by uid. Empty while they load and when loading fails, because the
 * audit log is useful without them.
 */
export function useTeamNames(): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isShown = true;
    callListStaff().then((answer) => {
      if (isShown && answer.ok) setNames(new Map(answer.value.people.flatMap(nameOf)));
    });
    return () => {
      isShown = false;
    };
  }, []);
  return names;
}

/** Leaves invitations out, and deleted accounts: the audit log shows them as former staff members. */
function nameOf({ uid, email, name }: StaffMember): [uid: string, name: string][] {
  const shown = email ?? name;
  return uid && shown ? [[uid, shown]] : [];
}
