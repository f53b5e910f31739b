import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { callProxy } from "@/hosting/firebase/call-proxy";
import type { BackendPorts } from "@/hosting/lib/ports";
import { hostingTargets } from "@/hosting/targets";

/** A built site at a second address, whose pages use other backend ports. */
export interface RedirectedSite {
  /** Without a trailing slash. */
  readonly url: string;
  stop(): void;
}

const SERVICES = ["firestore", "auth"] as const;
const HOP_HEADERS = ["content-encoding", "content-length", "transfer-encoding", "etag"];

/**
 * Serves a built site with other backend ports in its scripts, which saves a second build.
 */
export async function redirectSite(
  siteUrl: string,
  built: BackendPorts,
  wanted: BackendPorts,
): Promise<RedirectedSite> {
  const target = hostingTargets.find((each) => each.target === "bobingen");
  if (!target) throw new Error("the site of the tests is not configured");
  const passCallOn = callProxy(target, wanted.functions);
  const server = createServer((request, response) => {
    passCallOn(request, response, () => void serve(request, response));
  });
  async function serve(request: IncomingMessage, response: ServerResponse) {
    const answer = await fetch(siteUrl + (request.url ?? "/")).catch(() => null);
    if (!answer) return void request.socket.destroy();
    const headers = Object.fromEntries(answer.headers);
    for (const name of HOP_HEADERS) delete headers[name];
    const body = Buffer.from(await answer.arrayBuffer());
    const isScript = /javascript/.test(headers["content-type"] ?? "");
    response
      .writeHead(answer.status, headers)
      .end(isScript ? replacePorts(body.toString(), built, wanted) : body);
  }
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function replacePorts(script: string, built: BackendPorts, wanted: BackendPorts): string {
  return SERVICES.reduce(
    (text, service) =>
      text.replace(new RegExp(`\\b${built[service]}\\b`, "g"), String(wanted[service])),
    script,
  );
}
