import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import { signedInUid } from "@/data/send-once/signed-in-uid";
import type { ChangeGroupRequest } from "@/domain/cart/together/group-cart.schema";
import { signInAsGuest } from "@/firebase/auth/auth";
import type { CallResult } from "@/firebase/callables/call";
import { callChangeGroup, callJoinGroup } from "@/firebase/callables/together-callables";
import { togetherTexts } from "@/i18n/order/together-texts";
import { useRefusalText } from "@/i18n/use-refusal-text";
import { useTexts } from "@/i18n/use-texts";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtomValue, useStateStore } from "@/state/jotai-hooks";
import { groupMemberAtom } from "@/state/ordering/group-member-atom";
import { groupViewAtom } from "@/state/together/group-atoms";

/** The steps of a person in a group, with the problem of the last one. */
export interface GroupActions {
  readonly isBusy: boolean;
  readonly problem: string | null;
  /** @param id null starts a new group */
  readonly join: (id: string | null, name: string) => Promise<void>;
  readonly change: (step: ChangeGroupRequest["step"], uid?: string) => Promise<void>;
}

export function useGroupActions(): GroupActions {
  const texts = useTexts(togetherTexts).problem;
  const refusalText = useRefusalText();
  const store = useStateStore();
  const navigate = useNavigate();
  const { key } = useRestaurant();
  // The session is known only while somebody reads it.
  useAtomValue(authAtom);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function run(act: () => Promise<string | null>): Promise<void> {
    setBusy(true);
    setProblem(null);
    setProblem(await act());
    setBusy(false);
  }

  function problemOf(answer: CallResult<unknown>): string | null {
    if (answer.ok) return null;
    if (answer.error.kind !== "refused") return texts.offline;
    const { refusal } = answer.error;
    const { reason, field } = refusal;
    if (reason === "INVALID" && field === "lines") return texts.empty;
    if (reason === "SLOT_FULL" || reason === "WRONG_STATE" || reason === "NOT_FOUND") {
      return texts[reason];
    }
    const { title, help } = refusalText(refusal);
    return `${title}. ${help}`;
  }

  return {
    isBusy,
    problem,
    join: (id, name) =>
      run(async () => {
        const currentUid = () => store.get(authAtom).user?.uid ?? null;
        if ((await signedInUid(currentUid, signInAsGuest)) === null) return texts.offline;
        const former = store.get(groupMemberAtom);
        const group_id = id ?? newGroupId();
        const start = id === null ? { start: true } : {};
        const answer = await callJoinGroup({ group_id, resto_key: key, name, ...start });
        if (!answer.ok) return problemOf(answer);
        if (former && former.id !== group_id && !former.isDone) {
          await callChangeGroup({ group_id: former.id, step: "leave" });
        }
        const fresh = { synced: "", isOrdering: false, isDone: false };
        store.set(groupMemberAtom, { id: group_id, name, ...fresh });
        navigate(`${routes.checkout}#together=${group_id}`, { replace: true });
        return null;
      }),
    change: (step, uid) =>
      run(async () => {
        const member = store.get(groupMemberAtom);
        if (!member) return null;
        const answer = await callChangeGroup({ group_id: member.id, step, ...(uid && { uid }) });
        // A group that has ended is left, too.
        const isGone = !answer.ok && answer.error.kind === "refused" && step === "leave";
        if (!answer.ok && !isGone) return problemOf(answer);
        if (step === "leave") {
          store.set(groupMemberAtom, null);
          navigate(routes.home);
          return null;
        }
        const group = answer.ok ? answer.value.group : null;
        if (group) store.set(groupViewAtom, { status: "live", group });
        if (step === "lock" || step === "open") {
          store.set(groupMemberAtom, { ...member, isOrdering: step === "lock" });
        }
        if (step === "lock") navigate(routes.checkout);
        return null;
      }),
  };
}

/** 128 random bits as base64url. */
function newGroupId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
