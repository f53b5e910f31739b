import { startFaultProxy } from "@/test/faults/fault-proxy";

/** A built site whose server drops the first connections for every file that is loaded on demand. */
export interface LossySite {
  /** Without a trailing slash. */
  readonly url: string;
  /** The number of dropped connections so far. */
  dropped(): number;
  stop(): Promise<void>;
}

/** Chromium repeats a request on its own when a connection that it has used before is dropped. */
const DROPPED = 3;

/** Serves a built site at a second address. */
export async function startLossySite(siteUrl: string): Promise<LossySite> {
  const proxy = await startFaultProxy(Number(new URL(siteUrl).port));
  const parts = await partsOf(siteUrl);
  for (const path of parts.keys()) proxy.add({ path, fault: { kind: "refuse" }, times: DROPPED });
  return {
    url: `http://localhost:${proxy.port}`,
    dropped: () => proxy.struck.refuse ?? 0,
    stop: () => proxy.stop(),
  };
}

/** Scripts and style sheets that a built site loads on demand, with their texts by name. */
export async function partsOf(siteUrl: string): Promise<ReadonlyMap<string, string>> {
  const texts = await filesOf(siteUrl);
  for (const entry of await entriesOf(siteUrl)) texts.delete(entry);
  return texts;
}

/** All scripts and style sheets that a built site can load, with their texts by name. */
export async function filesOf(siteUrl: string): Promise<Map<string, string>> {
  const known = new Set(await entriesOf(siteUrl));
  const texts = new Map<string, string>();
  // A set also visits what is added to it meanwhile.
  for (const name of known) {
    const text = await read(siteUrl, `assets/${name}`);
    texts.set(name, text);
    for (const mentioned of namesIn(text)) known.add(mentioned);
  }
  return texts;
}

async function entriesOf(siteUrl: string): Promise<string[]> {
  return namesIn(await read(siteUrl, "app.html"));
}

async function read(siteUrl: string, path: string): Promise<string> {
  return (await fetch(`${siteUrl}/${path}`)).text();
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/(?:assets|\.)\/([\w.-]+\.(?:js|css))["'`]/g)].map(
    ([, name = ""]) => name,
  );
}
