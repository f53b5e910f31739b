import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inject } from "vitest";
import "@/test/harness/provided-context";

/** The built site at a second address, where a new version can be deployed. */
export interface UpdatedSite {
  readonly url: string;
  /** Replaces the service worker by that of another version, as a deployment does. */
  deploy(): void;
  stop(): void;
}

/** Serves the files of the built site. */
export async function startUpdatedSite(): Promise<UpdatedSite> {
  let deployed = false;
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const answer = await fetch(inject("siteUrl") + path).catch(() => null);
    if (!answer) return void request.socket.destroy();
    let body = Buffer.from(await answer.arrayBuffer());
    if (deployed && path === "/service-worker.js") {
      body = Buffer.from(body.toString().replace(/index-[\w-]+\.js/g, "index-newer.js"));
    }
    const headers = Object.fromEntries(answer.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "etag"]) {
      delete headers[name];
    }
    response.writeHead(answer.status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      deployed = true;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
