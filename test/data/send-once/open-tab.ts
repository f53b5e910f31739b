import { vi } from "vitest";
import { type CreateOncePorts, createOnce } from "@/data/send-once/create-once";
import type { PendingSend } from "@/data/send-once/pending-send";
import type { TabLock } from "@/data/send-once/tab-lock";
import { type Answer, LOST } from "./answers";

interface Pending extends PendingSend {
  readonly id: string;
}

const FREE: TabLock = { run: (task) => task(), released: async () => {} };

/** A browser tab that stores one pending request; answers come one after the other, then none. */
export function openTab(
  answers: readonly Answer[],
  changes: Partial<CreateOncePorts<Pending>> = {},
) {
  const tab = { pending: null as Pending | null, uid: "u1" as string | null, now: 0 };
  const rest = [...answers];
  let ids = 0;
  const sent: { readonly id: string; readonly wasStored: boolean }[] = [];
  const onSucceeded = vi.fn();
  const beforeSending = vi.fn(() => null);
  const steps = {
    beforeSending,
    prepare: (_intent: string, uid: string) => ({ uid, startedAt: tab.now, id: `id-${++ids}` }),
    async call(pending: Pending) {
      sent.push({ id: pending.id, wasStored: tab.pending?.id === pending.id });
      return rest.shift() ?? LOST;
    },
    onSucceeded,
  };
  const once = createOnce<string, Pending, { readonly id: string }>(
    { current: steps },
    {
      wait: async () => {},
      random: () => 0.5,
      lock: FREE,
      readPending: () => tab.pending,
      storePending: (pending) => {
        tab.pending = pending;
      },
      currentUid: () => tab.uid,
      signIn: async () => tab.uid,
      isOnline: () => true,
      now: () => tab.now,
      ...changes,
    },
  );
  return { tab, once, sent, onSucceeded, beforeSending };
}
