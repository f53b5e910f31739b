import {
  boardSeenAnswerSchema,
  type OverviewAnswer,
  overviewAnswerSchema,
} from "@/domain/staff/overview.schema";
import {
  type ListStaffAnswer,
  listStaffAnswerSchema,
  type SetStaffAnswer,
  type SetStaffRequest,
  setStaffAnswerSchema,
} from "@/domain/staff/staff-requests.schema";
import { type CallResult, call } from "./callables";

/** Lists the staff members of all restaurants; for super-administrators. */
export function callListStaff(): Promise<CallResult<ListStaffAnswer>> {
  return call("listStaff", null, listStaffAnswerSchema);
}

/** Grants restaurants and a role to an address, or revokes all; safe to repeat. */
export function callSetStaff(request: SetStaffRequest): Promise<CallResult<SetStaffAnswer>> {
  return call("setStaff", request, setStaffAnswerSchema);
}

/** Figures of the overview page, for the restaurants' staff. */
export function callReadOverview(
  restoKeys: readonly string[],
): Promise<CallResult<OverviewAnswer>> {
  return call("readOverview", { resto_keys: restoKeys }, overviewAnswerSchema);
}

/**
 * Sends the heartbeat of an open order board.
 * @param build of this site
 */
export function callBoardSeen(
  restoKeys: readonly string[],
  build: string,
): Promise<CallResult<{ server_time: number }>> {
  return call("boardSeen", { resto_keys: restoKeys, build }, boardSeenAnswerSchema);
}
