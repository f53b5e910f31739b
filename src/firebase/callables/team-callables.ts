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

/** Everybody who works for a restaurant; for super-administrators. */
export function callListStaff(): Promise<CallResult<ListStaffAnswer>> {
  return call("listStaff", null, listStaffAnswerSchema);
}

/** Grants restaurants to an address, or takes all away; safe to repeat (contract section 3). */
export function callSetStaff(request: SetStaffRequest): Promise<CallResult<SetStaffAnswer>> {
  return call("setStaff", request, setStaffAnswerSchema);
}

/** How restaurants are doing, for their people. */
export function callReadOverview(
  restoKeys: readonly string[],
): Promise<CallResult<OverviewAnswer>> {
  return call("readOverview", { resto_keys: restoKeys }, overviewAnswerSchema);
}

/** Tells that the board of these restaurants is open before their own people. */
export function callBoardSeen(
  restoKeys: readonly string[],
): Promise<CallResult<{ server_time: number }>> {
  return call("boardSeen", { resto_keys: restoKeys }, boardSeenAnswerSchema);
}
