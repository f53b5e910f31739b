import { readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { directCallUrl } from "@/hosting/lib/direct-call-url";
import { FETCHED_TOOLS, fetchedTool, RegistryUnreachable } from "@/hosting/lib/fetched-tool";
import { startTestBackend } from "@/test/harness/test-backend";

const FETCH_TIMEOUT_MS = 300_000;

afterEach(() => {
  vi.unstubAllEnvs();
});

it("the functions answer a call under the Node.js they are deployed to", {
  timeout: FETCH_TIMEOUT_MS,
}, async ({ skip }) => {
  if (`${process.platform}-${process.arch}` !== "linux-x64") {
    return skip("this Node.js package is for Linux x64");
  }
  const folder = await fetchedTool(FETCHED_TOOLS.node22).catch((error: unknown) => {
    if (!(error instanceof RegistryUnreachable)) throw error;
    console.warn(`Skipped: ${error.message}`);
    return null;
  });
  if (folder === null) return skip("no registry answers");
  const node = join(folder, "bin/node");
  vi.stubEnv("FIREEMU_NODE", node);
  const { ports, stop } = await startTestBackend();
  try {
    const quote = await fetch(directCallUrl(ports, "quoteOrder"), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        data: {
          resto_key: "resto-bobingen",
          type: "pickup",
          lines: [{ item_id: "miso-soup", qty: 2, choices: {} }],
        },
      }),
    });
    expect(await quote.json()).toMatchObject({ result: { quote: { total_cents: 756 } } });
    expect(runningPrograms()).toContain(node);
  } finally {
    await stop();
  }
});

/** Files that the processes of this machine run, as far as they can be read. */
function runningPrograms(): string[] {
  return readdirSync("/proc").flatMap((name) => {
    try {
      return [readlinkSync(`/proc/${name}/exe`)];
    } catch {
      return [];
    }
  });
}
