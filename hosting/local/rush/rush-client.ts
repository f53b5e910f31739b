import { directCallUrl } from "../../lib/direct-call-url";
import { localWebConfig } from "../../lib/local-web-config";
import type { BackendPorts } from "../../lib/ports";

/** A signed-in account. */
export interface RushAccount {
  readonly uid: string;
  readonly idToken: string;
}

/** How a call ended: with an answer, a refusal, or an error that is neither. */
export type RushAnswer =
  | { readonly kind: "ok"; readonly result: Record<string, unknown>; readonly ms: number }
  | { readonly kind: "refused"; readonly reason: string; readonly ms: number }
  | { readonly kind: "error"; readonly message: string; readonly ms: number };

/** Calls the backend as a browser does, without a browser. */
export interface RushClient {
  /** Creates a guest account. */
  signUp(): Promise<RushAccount>;
  signIn(email: string, password: string): Promise<RushAccount>;
  /** @param withAppCheck sends a token of its own, as the calls that create something do */
  call(
    name: string,
    data: unknown,
    caller?: {
      readonly account?: RushAccount;
      readonly withAppCheck?: boolean;
      readonly address?: string;
    },
  ): Promise<RushAnswer>;
}

/** A browser gives up on a call after this time. */
const TIMEOUT_MS = 20_000;

export function rushClient(ports: BackendPorts): RushClient {
  const { projectId, appId, appCheckDebugToken } = localWebConfig(ports);
  const auth = `http://127.0.0.1:${ports.auth}`;

  async function account(method: string, body: object): Promise<RushAccount> {
    const answer = await post(`${auth}/identitytoolkit.googleapis.com/v1/${method}?key=local`, {
      ...body,
      returnSecureToken: true,
    });
    const { localId, idToken } = (await answer.json()) as { localId: string; idToken: string };
    if (!answer.ok || !idToken) throw new Error(`${method}: ${answer.status}`);
    return { uid: localId, idToken };
  }

  async function appCheckToken(): Promise<string> {
    const url = `${auth}/v1/projects/${projectId}/apps/${appId}:exchangeDebugToken`;
    const answer = await post(url, { debugToken: appCheckDebugToken });
    return ((await answer.json()) as { token: string }).token;
  }

  return {
    signUp: () => account("accounts:signUp", {}),
    signIn: (email, password) => account("accounts:signInWithPassword", { email, password }),
    async call(name, data, { account: caller, withAppCheck = false, address } = {}) {
      const headers: Record<string, string> = {};
      if (caller) headers.authorization = `Bearer ${caller.idToken}`;
      if (address) headers["x-forwarded-for"] = address;
      if (withAppCheck) headers["x-firebase-appcheck"] = await appCheckToken();
      const startedAt = performance.now();
      const ms = () => performance.now() - startedAt;
      try {
        const answer = await post(directCallUrl(ports, name), { data }, headers);
        const { result, error } = (await answer.json()) as CallBody;
        if (result) return { kind: "ok", result, ms: ms() };
        const reason = error?.details?.reason;
        if (reason) return { kind: "refused", reason, ms: ms() };
        return { kind: "error", message: `${name}: ${answer.status} ${error?.message}`, ms: ms() };
      } catch (error) {
        return { kind: "error", message: `${name}: ${String(error)}`, ms: ms() };
      }
    },
  };
}

interface CallBody {
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message?: string; readonly details?: { readonly reason?: string } };
}

function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
