import { inject, onTestFinished } from "vitest";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { moveFunctionsClock } from "@/test/harness/functions-clock";

/**
 * Lets minutes pass for the backend: for the identity provider, which stamps sign-ins, and for the
 * functions, which ask how old they are. Sessions stay. At the end of the test, the time is right again.
 */
export async function passMinutes(minutes: number): Promise<void> {
  onTestFinished(() => setClocks(0));
  await setClocks(minutes * MINUTE_MS);
}

async function setClocks(offsetMs: number): Promise<void> {
  const { auth } = inject("backendPorts");
  const url = `http://127.0.0.1:${auth}/v1/sessions/default/clock:set`;
  const instant = new Date(Date.now() + offsetMs).toISOString();
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ instant, allowBackwards: true }),
  });
  if (!response.ok) throw new Error(`clock: ${response.status} ${await response.text()}`);
  moveFunctionsClock(inject("functionsClock"), offsetMs);
}
