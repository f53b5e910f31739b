import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { directCallUrl } from "@/hosting/lib/direct-call-url";
import type { BackendPorts } from "@/hosting/lib/ports";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import { ALWAYS_OPEN } from "@/test/harness/always-open";

/** Bobingen, open around the clock, with staff who accept every order. */
export interface ChaosShop {
  open(): Promise<void>;
  /** Moves the server clock forward, so that rate limits start again. */
  advance(minutes: number): Promise<void>;
  /** Accepts every placed order. */
  acceptAll(): Promise<void>;
  setStatus(id: string, version: number, step: object): Promise<void>;
  orders(): Promise<{ id: string; uid: string; code: string }[]>;
}

/** @param ports returns the ports of the backend that is running; read before every call */
export function chaosShop(ports: () => BackendPorts): ChaosShop {
  const admin = () => backendAdmin(ports());
  let shiftedMinutes = 0;

  async function setStatus(id: string, version: number, step: object): Promise<void> {
    const idToken = await cookToken(ports());
    const answer = await fetch(directCallUrl(ports(), "setOrderStatus"), {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ data: { id, version, ...step } }),
    });
    if (!answer.ok) throw new Error(`setOrderStatus ${answer.status}: ${await answer.text()}`);
  }

  return {
    setStatus,
    open: () => admin().patch("public/resto-bobingen", ALWAYS_OPEN),
    async advance(minutes) {
      shiftedMinutes += minutes;
      await admin().write([
        { path: "limits/_clock", data: { offset_ms: shiftedMinutes * 60_000 } },
      ]);
    },
    async acceptAll() {
      for (const { id, data } of await admin().list("orders")) {
        if (data.status !== "placed") continue;
        await setStatus(id, Number(data.version), { to: "accepted", eta_minutes: 30 });
      }
    },
    async orders() {
      const found = await admin().list("orders");
      return found.map(({ id, data }) => {
        return { id, uid: String(data.creator_uid), code: String(data.code) };
      });
    },
  };
}

async function cookToken({ auth }: BackendPorts): Promise<string> {
  const method = "accounts:signInWithPassword?key=local";
  const answer = await fetch(
    `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/${method}`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        email: "koch@example.com",
        password: DEMO_PASSWORD,
        returnSecureToken: true,
      }),
    },
  );
  return ((await answer.json()) as { idToken: string }).idToken;
}
