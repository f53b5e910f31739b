import { useState } from "react";
import type { ReadPaymentAccountAnswer } from "@/domain/payment/accounts/payment-account-calls.schema";
import type { CallProblem } from "@/firebase/callables/call-problem";
import {
  callConnectPayments,
  callDisconnectPayments,
  callReadPaymentAccount,
} from "@/firebase/callables/payment-account-callables";
import { withStepUp } from "@/state/account/step-up";
import { useRead } from "../use-read";
import { type GuestProblem, guestProblemOf } from "./guest-problem";

/** A restaurant's account with the payment provider, and what a manager can do with it. */
export interface PaymentAccountTools {
  /** Null until it is known. */
  readonly answer: ReadPaymentAccountAnswer | null;
  /** `locked`: the manager must sign in again to see it. */
  readonly status: "loading" | "ready" | "failed" | "locked";
  readonly busy: boolean;
  readonly problem: GuestProblem | null;
  readonly reload: () => void;
  /** Reads it after a new sign-in. */
  readonly unlock: () => Promise<void>;
  /** Opens the provider's page. */
  readonly connect: () => Promise<void>;
  readonly disconnect: () => Promise<void>;
}

export function usePaymentAccount(
  restoKey: string,
  openPage: (url: string) => void = (url) => globalThis.location.assign(url),
): PaymentAccountTools {
  const read = useRead<ReadPaymentAccountAnswer, CallProblem>(`payments of ${restoKey}`, () =>
    callReadPaymentAccount(restoKey),
  );
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<GuestProblem | null>(null);

  /** Makes a protected call; null without an answer. */
  async function ask<T>(call: Parameters<typeof withStepUp<T>>[0]): Promise<T | null> {
    setBusy(true);
    setProblem(null);
    const answer = await withStepUp(call);
    setBusy(false);
    if (answer.ok) return answer.value;
    setProblem(guestProblemOf(answer.error));
    return null;
  }

  async function unlock(): Promise<void> {
    const answer = await ask(() => callReadPaymentAccount(restoKey));
    if (answer) read.change(() => answer);
  }

  return {
    answer: read.value,
    status: read.status === "failed" && isLocked(read.error) ? "locked" : read.status,
    busy,
    problem,
    reload: read.reload,
    unlock,
    async connect() {
      const answer = await ask(() => callConnectPayments(restoKey));
      if (answer) openPage(answer.url);
    },
    async disconnect() {
      if (await ask(() => callDisconnectPayments(restoKey))) await unlock();
    },
  };
}

function isLocked(error: CallProblem | null): boolean {
  return error?.kind === "refused" && error.refusal.reason === "SIGN_IN_AGAIN";
}
