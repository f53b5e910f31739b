import { useStaffList } from "@/data/staff/use-staff-list";
import type { Read } from "@/data/use-read";
import { err, ok, type Result } from "@/domain/result/result";
import type {
  ListStaffAnswer,
  SetStaffAnswer,
  SetStaffRequest,
  StaffMember,
} from "@/domain/staff/staff-requests.schema";
import type { CallResult } from "@/firebase/callables/call";
import { callSetStaff } from "@/firebase/callables/team-callables";
import { withStepUp } from "@/state/account/step-up";
import { staffMemberKey } from "./staff-members";

/** The team and its changes. */
export interface Team {
  readonly list: ListStaffAnswer | null;
  readonly status: Read<unknown, unknown>["status"];
  readonly reload: () => void;
  /** Grants access, or revokes it if there are no restaurants, and updates the list. */
  readonly save: (request: SetStaffRequest) => Promise<Result<SetStaffAnswer, TeamError>>;
}

/** Reason why a change failed; also the key of its text in `teamTexts.problems`. */
export type TeamError =
  | "offline"
  | "unknown"
  | "notAllowed"
  | "signInAgain"
  | "notFound"
  | "restaurant"
  | "conflict"
  | "tooMany"
  | "other";

/** Loads the team. While it reloads, the old list stays. */
export function useTeam(): Team {
  const { value: list, status, reload, change } = useStaffList();

  const save: Team["save"] = async (request) => {
    const answer = await withStepUp(() => callSetStaff(request));
    if (!answer.ok) {
      const problem = teamErrorOf(answer.error);
      // The reloaded list shows whether the change was made, or the other change.
      if (problem === "unknown" || problem === "conflict") reload();
      return err(problem);
    }
    const { invited: _, ...member } = answer.value;
    const hasAccess = member.super || member.resto_keys.length > 0;
    change((before) => {
      if (!before) return null;
      const others = before.people.filter((each) => !isSame(each, member));
      return { ...before, people: hasAccess ? [...others, member] : others };
    });
    // The answer to a manager's new grant leaves out what the list has.
    const isIncomplete = member.uid !== null && member.last_sign_in_at === null;
    if (hasAccess && isIncomplete) reload();
    return ok(answer.value);
  };

  return { list, status, reload, save };
}

/** An answer without an account is about the invitation of its address. */
function isSame(one: StaffMember, other: StaffMember): boolean {
  return staffMemberKey(one) === staffMemberKey(other);
}

type CallProblem = Extract<CallResult<never>, { ok: false }>["error"];

function teamErrorOf(problem: CallProblem): TeamError {
  if (problem.kind === "offline") return "offline";
  if (problem.kind === "unknown-outcome") return "unknown";
  const { reason, field } = problem.refusal;
  if (reason === "NOT_ALLOWED" || reason === "NOT_SIGNED_IN") return "notAllowed";
  if (reason === "SIGN_IN_AGAIN") return "signInAgain";
  if (reason === "NOT_FOUND") return "notFound";
  if (reason === "VERSION_CONFLICT") return "conflict";
  if (reason === "RATE_LIMIT") return "tooMany";
  return reason === "INVALID" && field?.startsWith("resto_keys") ? "restaurant" : "other";
}
