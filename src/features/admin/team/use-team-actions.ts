import { useState } from "react";
import type { SetStaffRequest, StaffPerson } from "@/domain/staff/staff-requests.schema";
import { sendPasswordReset } from "@/firebase/auth/auth";
import { teamTexts } from "@/i18n/admin/team-texts";
import { useTexts } from "@/i18n/use-texts";
import { staffMemberName } from "./staff-member-name";
import type { Team, TeamError } from "./use-team";

/** What has just been done, or why not. */
export interface TeamNoticeState {
  readonly tone: "success" | "warning" | "danger";
  readonly text: string;
  /** What takes it back. */
  readonly undo: SetStaffRequest | null;
}

/** Changes of the team, each followed by a note. */
export interface TeamActions {
  readonly note: TeamNoticeState | null;
  readonly grant: (
    request: SetStaffRequest,
    before: StaffPerson | null,
  ) => Promise<TeamError | null>;
  readonly revoke: (person: StaffPerson) => Promise<void>;
  readonly undo: (request: SetStaffRequest) => Promise<void>;
  readonly resend: (email: string) => Promise<void>;
  readonly dismiss: () => void;
}

/** Grants, revokes and invites, and says what became of it. */
export function useTeamActions(save: Team["save"]): TeamActions {
  const texts = useTexts(teamTexts);
  const [note, setNote] = useState<TeamNoticeState | null>(null);
  const say = (tone: TeamNoticeState["tone"], text: string, undo: SetStaffRequest | null = null) =>
    setNote({ tone, text, undo });

  async function grant(request: SetStaffRequest, before: StaffPerson | null) {
    const answer = await save(before ? { ...request, seen: seenOf(before) } : request);
    if (!answer.ok && answer.error === "conflict") {
      // The form shows what was; the list will show what is.
      say("danger", texts.problems.conflict);
      return null;
    }
    if (!answer.ok) return answer.error;
    const { email, invited, verified, last_sign_in_at } = answer.value;
    const address = email ?? request.email ?? texts.noAddress;
    const back = before?.email ? requestOf(before, before.email) : { ...request, resto_keys: [] };
    if (invited) {
      const sent = await sendPasswordReset(address);
      if (sent.ok) say("success", texts.invited(address));
      else say("warning", texts.inviteUnsent(address));
    } else if (!verified && last_sign_in_at !== null) {
      // Somebody else may have registered the address before its owner.
      say("warning", texts.unverified(address), back);
    } else {
      const name = staffMemberName(answer.value, address);
      say("success", before ? texts.changed(name) : texts.granted(name), back);
    }
    return null;
  }

  return {
    note,
    grant,
    revoke: async (person) => {
      const { email, uid, role } = person;
      const answer = await save({
        ...(email === null ? { uid } : { email }),
        role,
        resto_keys: [],
        seen: seenOf(person),
      });
      if (!answer.ok) say("danger", texts.problems[answer.error]);
      else if (person.gone) say("success", texts.removed);
      else {
        // Only an address can be granted anything again.
        const back = email === null ? null : requestOf(person, email);
        say("success", texts.revoked(staffMemberName(person, texts.noAddress)), back);
      }
    },
    undo: async (request) => {
      const answer = await save(request);
      if (answer.ok) setNote(null);
      else say("danger", texts.problems[answer.error], request);
    },
    resend: async (email) => {
      const sent = await sendPasswordReset(email);
      say(sent.ok ? "success" : "danger", sent.ok ? texts.resent(email) : texts.resendFailed);
    },
    dismiss: () => setNote(null),
  };
}

function seenOf({ role, resto_keys }: StaffPerson): SetStaffRequest["seen"] {
  return { role, resto_keys };
}

function requestOf({ role, resto_keys }: StaffPerson, email: string): SetStaffRequest {
  return { email, role, resto_keys };
}
