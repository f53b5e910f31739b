import { inject } from "vitest";
import { directCallUrl } from "@/hosting/lib/direct-call-url";
import { localWebConfig } from "@/hosting/lib/local-web-config";
import "./provided-context";

/** Credentials of a call. */
export interface CallCredentials {
  readonly idToken?: string;
  readonly appCheckToken?: string;
  /** Header `X-Forwarded-For`. */
  readonly forwardedFor?: string;
}

/** A refusal on the wire (docs/rules.md#calls). */
interface CallError {
  readonly status: string;
  readonly message: string;
  readonly details?: { reason?: string } & Record<string, unknown>;
}

/** The response of a call, with either `result` or `error`. */
export interface CallAnswer {
  readonly http: number;
  readonly result?: Record<string, unknown>;
  readonly error?: CallError;
}

/** Calls a Cloud Function over HTTP. */
export async function callFunction(
  name: string,
  data: unknown,
  credentials: CallCredentials = {},
): Promise<CallAnswer> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (credentials.idToken) headers.authorization = `Bearer ${credentials.idToken}`;
  if (credentials.appCheckToken) headers["x-firebase-appcheck"] = credentials.appCheckToken;
  if (credentials.forwardedFor) headers["x-forwarded-for"] = credentials.forwardedFor;
  const body = JSON.stringify({ data });
  const response = await fetch(callUrl(name), { method: "POST", headers, body });
  return { http: response.status, ...((await response.json()) as object) };
}

/** Direct address of a call. */
export function callUrl(name: string): string {
  return directCallUrl(inject("backendPorts"), name);
}

/** Exchanges the debug token for a valid App Check token. */
export async function appCheckToken(): Promise<string> {
  const { authPort, projectId, appId, appCheckDebugToken } = localWebConfig(inject("backendPorts"));
  const response = await fetch(
    `http://127.0.0.1:${authPort}/v1/projects/${projectId}/apps/${appId}:exchangeDebugToken`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ debugToken: appCheckDebugToken }),
    },
  );
  return ((await response.json()) as { token: string }).token;
}
