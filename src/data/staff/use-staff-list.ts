import type { ListStaffAnswer } from "@/domain/staff/staff-requests.schema";
import type { CallProblem } from "@/firebase/callables/call-problem";
import { callListStaff } from "@/firebase/callables/team-callables";
import { type Read, useRead } from "../use-read";

/** Reads the staff members and invitations that the session may see. */
export function useStaffList(): Read<ListStaffAnswer, CallProblem> {
  return useRead("team", callListStaff);
}
