import {
  boardSeenAnswerSchema,
  MAX_OVERVIEW_KEYS,
  type OverviewAnswer,
  overviewAnswerSchema,
} from "@/domain/report/overview.schema";
import { err, ok } from "@/domain/result/result";
import {
  type AcceptInvitationRequest,
  type InvitationAccepted,
  type InvitationAnswer,
  invitationAcceptedSchema,
  invitationAnswerSchema,
  type ReadInvitationRequest,
} from "@/domain/staff/invitation-calls.schema";
import {
  type ListStaffAnswer,
  listStaffAnswerSchema,
  type SetStaffAnswer,
  type SetStaffRequest,
  setStaffAnswerSchema,
} from "@/domain/staff/staff-requests.schema";
import { type CallResult, call } from "./call";

/** Lists staff members: all for super-administrators, their own teams for managers. */
export function callListStaff(): Promise<CallResult<ListStaffAnswer>> {
  return call("listStaff", null, listStaffAnswerSchema);
}

/**
 * Grants restaurants and a role to an address, or revokes all. Repeating it sends a pending
 * invitation again.
 */
export function callSetStaff(request: SetStaffRequest): Promise<CallResult<SetStaffAnswer>> {
  return call("setStaff", request, setStaffAnswerSchema);
}

/** Reads what the link of an invitation offers; writes nothing. */
export function callReadInvitation(
  request: ReadInvitationRequest,
): Promise<CallResult<InvitationAnswer>> {
  return call("readInvitation", request, invitationAnswerSchema);
}

/** Accepts an invitation with a new password. After a lost answer, the link is used. */
export function callAcceptInvitation(
  request: AcceptInvitationRequest,
): Promise<CallResult<InvitationAccepted>> {
  return call("acceptInvitation", request, invitationAcceptedSchema);
}

/** Figures of the overview page, for the restaurants' staff; several calls for many restaurants. */
export async function callReadOverview(
  restoKeys: readonly string[],
): Promise<CallResult<OverviewAnswer>> {
  const count = Math.max(1, Math.ceil(restoKeys.length / MAX_OVERVIEW_KEYS));
  const calls = Array.from({ length: count }, (_, at) => {
    const keys = restoKeys.slice(at * MAX_OVERVIEW_KEYS, (at + 1) * MAX_OVERVIEW_KEYS);
    return call("readOverview", { resto_keys: keys }, overviewAnswerSchema);
  });
  const all: OverviewAnswer[] = [];
  for (const answer of await Promise.all(calls)) {
    if (!answer.ok) return err(answer.error);
    all.push(answer.value);
  }
  return ok({
    restaurants: all.flatMap(({ restaurants }) => restaurants),
    server_time: Math.max(...all.map(({ server_time }) => server_time)),
  });
}

/**
 * Sends the heartbeat of an open order board.
 * @param build of this site
 */
export function callBoardSeen(
  restoKeys: readonly string[],
  board: { readonly build: string; readonly is_armed: boolean },
): Promise<CallResult<{ server_time: number }>> {
  return call("boardSeen", { resto_keys: restoKeys, ...board }, boardSeenAnswerSchema);
}
