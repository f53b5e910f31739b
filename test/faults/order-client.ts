import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { deleteApp, initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from "firebase/auth";
import { getFunctions, httpsCallableFromURL } from "firebase/functions";
import type { SendEvent } from "@/data/send-once/send-machine";
import { sendUntilKnown } from "@/data/send-once/send-until-known";
import type { PlaceOrderRequest } from "@/domain/order/order-requests.schema";
import { type PlaceOrderAnswer, placeOrderAnswerSchema } from "@/domain/order/pricing/quote.schema";
import { err, ok } from "@/domain/result/result";
import { callProblemOf } from "@/firebase/callables/call-problem";
import { withTimeout } from "@/firebase/connection/with-timeout";
import { backendAdmin, type SeedAccount } from "@/hosting/firebase/backend-admin";
import { directCallUrl } from "@/hosting/lib/direct-call-url";
import { localWebConfig } from "@/hosting/lib/local-web-config";
import type { BackendPorts } from "@/hosting/lib/ports";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";

const CALL_TIMEOUT_MS = 20_000;

/** A guest without a page: the Firebase client and the protocol the checkout sends orders with. */
export interface OrderClient {
  readonly uid: string;
  /** Lost answers so far. */
  readonly lost: () => number;
  /** Sends an order as the checkout does: under the same id until its outcome is known. */
  send(request: PlaceOrderRequest): Promise<SendEvent<PlaceOrderAnswer>>;
  /** Signs in again, as a page does after a reload. */
  signIn(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates accounts with verified e-mail addresses, which may order without an App Check token. */
export async function createVerifiedAccounts(
  ports: BackendPorts,
  count: number,
): Promise<SeedAccount[]> {
  const accounts = Array.from({ length: count }, () => {
    const uid = `guest-${randomUUID().slice(0, 8)}`;
    const email = `${uid}@example.com`;
    return { uid, email, password: DEMO_PASSWORD, displayName: "Toni Test", emailVerified: true };
  });
  await backendAdmin(ports).createAccounts(accounts);
  await nextSecond();
  return accounts;
}

/**
 * Waits for the next second of the clock: the backend compares sign-ins with the account's creation
 * in whole seconds and rejects tokens of the same second.
 */
async function nextSecond(): Promise<void> {
  const created = Math.floor(Date.now() / 1000);
  while (Math.floor(Date.now() / 1000) === created) await setTimeout(50);
}

/**
 * Signs an existing account in.
 * @param speedUp factor by which pauses between retries are shorter than in a page
 */
export async function startOrderClient(
  ports: BackendPorts,
  account: SeedAccount,
  speedUp = 1,
): Promise<OrderClient> {
  const { projectId, appId, apiKey } = localWebConfig(ports);
  const app = initializeApp({ projectId, appId, apiKey }, account.uid);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true });
  const functions = getFunctions(app, "europe-west3");
  const placeOrder = httpsCallableFromURL(functions, directCallUrl(ports, "placeOrder"));
  let lost = 0;

  async function place(request: PlaceOrderRequest) {
    try {
      const { data } = await withTimeout(placeOrder(request), CALL_TIMEOUT_MS);
      return ok(placeOrderAnswerSchema.parse(data));
    } catch (fault) {
      return err(callProblemOf(fault));
    }
  }

  async function signIn(): Promise<void> {
    await signInWithEmailAndPassword(auth, account.email, account.password);
  }

  await signIn();
  return {
    uid: account.uid,
    lost: () => lost,
    signIn,
    send: (request) =>
      sendUntilKnown(
        {
          call: () => place(request),
          onLost: () => {
            lost += 1;
          },
        },
        {
          wait: (ms) => setTimeout(ms / speedUp),
          random: Math.random,
        },
      ),
    stop: () => deleteApp(app),
  };
}
