import { useState } from "react";
import type { SetStaffRequest, StaffMember } from "@/domain/staff/staff-requests.schema";
import { sendPasswordReset } from "@/firebase/auth/auth";
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
  readonly resend: (email: string) => Promise<void>;
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
    const { email, invited, verified } = answer.value;
    const address = email ?? request.email ?? texts.noAddress;
    const back = before?.email ? requestOf(before, before.email) : { ...request, resto_keys: [] };
    if (!verified) {
      // Also for an account that someone registered: the server has discarded its password, because
      // it may not have been the owner of the address.
      const sent = await sendPasswordReset(address);
      if (!sent.ok) showNotice("warning", texts.inviteUnsent(address));
      else if (invited) showNotice("success", texts.invited(address));
      else showNotice("warning", texts.pending(address), back);
    } else {
      const name = staffMemberName(answer.value, address);
      showNotice("success", before ? texts.changed(name) : texts.granted(name), back);
    }
    return null;
  }

  return {
    notice,
    grant,
    revoke: async (member) => {
      const { email, uid, role } = member;
      const answer = await save({
        ...(email === null ? { uid } : { email }),
        role,
        resto_keys: [],
        seen: seenOf(member),
      });
      if (!answer.ok) showNotice("danger", texts.problems[answer.error]);
      else if (member.gone) showNotice("success", texts.removed);
      else {
        // Undo needs an e-mail address: access cannot be granted by uid.
        const back = email === null ? null : requestOf(member, email);
        showNotice("success", texts.revoked(staffMemberName(member, texts.noAddress)), back);
      }
    },
    undo: async (request) => {
      const answer = await save(request);
      if (answer.ok) setNotice(null);
      else showNotice("danger", texts.problems[answer.error], request);
    },
    resend: async (email) => {
      const sent = await sendPasswordReset(email);
      showNotice(
        sent.ok ? "success" : "danger",
        sent.ok ? texts.resent(email) : texts.resendFailed,
      );
    },
    signOut: async (member) => {
      const answer = await callSignOutEverywhere(member.uid);
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
