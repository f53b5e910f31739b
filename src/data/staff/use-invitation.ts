import type { InvitationAnswer, OpenInvitation } from "@/domain/staff/invitation-calls.schema";
import { signIn } from "@/firebase/auth/auth";
import type { CallProblem } from "@/firebase/callables/call-problem";
import { callAcceptInvitation, callReadInvitation } from "@/firebase/callables/team-callables";
import { useRead } from "../use-read";

/** State of the link on its page; `wrong` includes revoked and replaced links. */
type LinkState =
  | { readonly state: "loading" | "wrong" | "failed" }
  | Exclude<InvitationAnswer, OpenInvitation>
  | OpenInvitation;

/** Why accepting failed; `signIn`: the invitation is accepted, but the sign-in failed. */
export type AcceptProblem = "offline" | "unknown" | "password" | "tooMany" | "signIn";

/** The invitation behind a link. */
export interface InvitationLink {
  readonly link: LinkState;
  readonly reload: () => void;
  /** Accepts it and signs in. @returns null on success, and if the link is no longer open: see `link` */
  readonly accept: (password: string) => Promise<AcceptProblem | null>;
}

/**
 * Reads the invitation once; nothing changes before `accept`.
 * @param secret null if the address has none; give the component a `key` if it changes
 */
export function useInvitation(secret: string | null, onSignedIn: () => void): InvitationLink {
  // A fault is logged with the key, which therefore leaves out the secret.
  const { value, status, error, reload } = useRead(secret && "invitation", () =>
    callReadInvitation({ secret: secret ?? "" }),
  );
  const link = linkState();

  function linkState(): LinkState {
    if (secret === null) return { state: "wrong" };
    if (status === "failed") return { state: failedState(error) };
    return value && error === null ? value : { state: "loading" };
  }

  async function accept(password: string): Promise<AcceptProblem | null> {
    if (secret === null || link.state !== "open") return null;
    const answer = await callAcceptInvitation({ secret, password });
    const problem = answer.ok ? null : acceptProblemOf(answer.error);
    if (problem === "closed") {
      reload();
      return null;
    }
    // After a lost answer, the new password tells whether it was accepted.
    if (problem !== null && problem !== "unknown") return problem;
    const signedIn = await signIn(link.email, password);
    if (signedIn.ok) onSignedIn();
    return signedIn.ok ? null : (problem ?? "signIn");
  }

  return { link, reload, accept };
}

function failedState(problem: CallProblem | null): "wrong" | "failed" {
  const isWrong = problem?.kind === "refused" && problem.refusal.reason === "NOT_FOUND";
  return isWrong ? "wrong" : "failed";
}

function acceptProblemOf(problem: CallProblem): AcceptProblem | "closed" {
  if (problem.kind === "offline") return "offline";
  if (problem.kind === "unknown-outcome") return "unknown";
  const { reason } = problem.refusal;
  if (reason === "NOT_FOUND" || reason === "WRONG_STATE") return "closed";
  return reason === "RATE_LIMIT" ? "tooMany" : "password";
}
