import { createServer, request as passOn } from "node:http";
import type { AddressInfo } from "node:net";
import type { Cost } from "./cost";

/** Counts the documents that clients read from and write to a Firestore behind it. */
export interface CountingProxy {
  readonly port: number;
  readonly cost: () => Cost;
  stop(): Promise<void>;
}

/** Documents in the answers of listeners and of single requests. */
const READ = /"documentChange"|"documentDelete"|"found"\s*:|"missing"\s*:/g;
/** Writes in the requests of the client. */
const WRITTEN = /"update"\s*:\s*\{\s*"name"|"delete"\s*:\s*"projects/g;

/** Longest pattern that two parts of an answer could share. */
const OVERLAP = 16;

export async function startCountingProxy(target: number): Promise<CountingProxy> {
  let [reads, writes] = [0, 0];
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray());
    const { method, url, headers } = incoming;
    writes += decoded(body).match(WRITTEN)?.length ?? 0;
    const upstream = passOn({ host: "127.0.0.1", port: target, method, path: url, headers });
    upstream.on("error", () => outgoing.destroy());
    outgoing.on("close", () => upstream.destroy());
    upstream.on("response", (answer) => {
      let rest = "";
      answer.on("data", (part: Buffer) => {
        const text = rest + part.toString();
        const found = [...text.matchAll(READ)];
        reads += found.length;
        const last = found.at(-1);
        // What is counted already must not be counted again with the next part.
        rest = text.slice(Math.max(text.length - OVERLAP, last ? last.index + last[0].length : 0));
      });
      answer.on("error", () => outgoing.destroy());
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      outgoing.flushHeaders();
      answer.pipe(outgoing);
    });
    upstream.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cost: () => ({ reads, writes, calls: 0 }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function decoded(body: Buffer): string {
  try {
    return decodeURIComponent(body.toString().replaceAll("+", " "));
  } catch {
    return body.toString();
  }
}
