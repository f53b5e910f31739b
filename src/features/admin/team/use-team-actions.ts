import { useState } from "react";
import type { SetStaffRequest, StaffMember } from "@/domain/staff/staff-requests.schema";
import { callSignOutEverywhere } from "@/firebase/callables/account-callables";
import { teamTexts } from "@/i18n/admin/team-texts";
import { useTexts } from "@/i18n/use-texts";
import { staffMemberName } from "./staff-members";
import type { Team, TeamError } from "./use-team";

/** Result of the last change. */
export interface TeamNoticeState {
  readonly tone: "success" | "warning" | "danger";
  readonly text: string;
  /** Request that undoes the change. */
  readonly undo: SetStaffRequest | null;
}

/** Changes of the team; each one sets a notice. */
export interface TeamActions {
  readonly notice: TeamNoticeState | null;
  readonly grant: (
    request: SetStaffRequest,
    before: StaffMember | null,
  ) => Promise<TeamError | null>;
  readonly revoke: (member: StaffMember) => Promise<void>;
  readonly undo: (request: SetStaffRequest) => Promise<void>;
  /** Sends a new link; the old one stops working. */
  readonly resend: (member: StaffMember) => Promise<void>;
  /** Ends all sessions of a staff member. */
  readonly signOut: (member: StaffMember) => Promise<void>;
  readonly dismiss: () => void;
}

/** Grants, revokes and invites. */
export function useTeamActions(save: Team["save"]): TeamActions {
  const texts = useTexts(teamTexts);
  const [notice, setNotice] = useState<TeamNoticeState | null>(null);
  const showNotice = (
    tone: TeamNoticeState["tone"],
    text: string,
    undo: SetStaffRequest | null = null,
  ) => setNotice({ tone, text, undo });

  async function grant(request: SetStaffRequest, before: StaffMember | null) {
    const answer = await save(before ? { ...request, seen: seenOf(before) } : request);
    if (!answer.ok && answer.error === "conflict") {
      // The form is based on old grants; the reloaded list shows the current ones.
      showNotice("danger", texts.problems.conflict);
      return null;
    }
    if (!answer.ok) return answer.error;
    const { email, invited } = answer.value;
    const address = email ?? request.email ?? texts.noAddress;
    // Undoing the change of an invitation would send a third mail.
    const back =
      before?.email && !invited ? requestOf(before, before.email) : { ...request, resto_keys: [] };
    const name = staffMemberName(answer.value, address);
    if (invited) showNotice("success", texts.invited(address), before ? null : back);
    else showNotice("success", before ? texts.changed(name) : texts.granted(name), back);
    return null;
  }

  return {
    notice,
    grant,
    revoke: async (member) => {
      const { email, uid, role, moved } = member;
      const isByUid = uid !== null && (moved || email === null);
      const answer = await save({
        ...(isByUid ? { uid } : { email: email ?? undefined }),
        role,
        resto_keys: [],
        seen: seenOf(member),
      });
      if (!answer.ok) showNotice("danger", texts.problems[answer.error]);
      else if (member.gone) showNotice("success", texts.removed);
      else {
        // Undoing anything else would send an invitation.
        const isUndoable = email !== null && !isByUid && member.pending_until === null;
        const name = staffMemberName(member, texts.noAddress);
        const text = member.pending_until === null ? texts.revoked(name) : texts.withdrawn(name);
        showNotice("success", text, isUndoable ? requestOf(member, email) : null);
      }
    },
    undo: async (request) => {
      const answer = await save(request);
      if (answer.ok) setNotice(null);
      else showNotice("danger", texts.problems[answer.error], request);
    },
    resend: async (member) => {
      if (member.email !== null) {
        const answer = await save({ ...requestOf(member, member.email), seen: seenOf(member) });
        if (answer.ok) showNotice("success", texts.invited(member.email));
        else showNotice("danger", texts.problems[answer.error]);
      }
    },
    signOut: async (member) => {
      const answer = await callSignOutEverywhere(member.uid ?? undefined);
      if (answer.ok) {
        showNotice("success", texts.signedOut(staffMemberName(member, texts.noAddress)));
      } else {
        const isOffline = answer.error.kind === "offline";
        showNotice("danger", isOffline ? texts.problems.offline : texts.problems.other);
      }
    },
    dismiss: () => setNotice(null),
  };
}

function seenOf({ role, resto_keys }: StaffMember): SetStaffRequest["seen"] {
  return { role, resto_keys };
}

function requestOf({ role, resto_keys }: StaffMember, email: string): SetStaffRequest {
  return { email, role, resto_keys };
}
