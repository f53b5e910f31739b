import { useEffect, useState } from "react";
import type { StaffPerson } from "@/domain/staff/staff-requests.schema";
import { callListStaff } from "@/firebase/callables/people-callables";

/**
 * Names of the people with grants by their uid; empty until they are known, and where they cannot
 * be read: the trail is worth showing without them.
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

/** Deleted accounts have none any more: the trail calls them former members. */
function nameOf({ uid, email, name }: StaffPerson): [uid: string, name: string][] {
  const shown = email ?? name;
  return shown ? [[uid, shown]] : [];
}
