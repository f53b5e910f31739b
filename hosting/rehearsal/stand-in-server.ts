import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A request of the deployment tool to a service of Google. */
export interface ServiceCall {
  /** Host name of the service, for example `firebasehosting.googleapis.com`. */
  readonly service: string;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
}

/** Answers one kind of call: the body as JSON, `null` for a document that does not exist. */
export interface Route {
  readonly service: string;
  readonly method: string;
  /** Must match the whole path; its groups are passed on. */
  readonly path: RegExp;
  /** @returns JSON, or null for 404 */
  answer(groups: readonly string[], call: ServiceCall): object | null;
}

/** A running stand-in. */
export interface StandInServer {
  /** Address of a service; the tool appends version and path. */
  readonly urlOf: (service: string) => string;
  /** Calls without a route, as `METHOD service/path`. */
  readonly unknownCalls: readonly string[];
  stop(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function readCall(request: IncomingMessage): Promise<ServiceCall> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand-in");
  const [, service = "", path = ""] = /^\/([^/]+)(\/.*)?$/.exec(pathname) ?? [];
  return {
    service,
    method: request.method ?? "GET",
    path: decodeURIComponent(path),
    query: searchParams,
    body: await bodyOf(request),
  };
}

/** Starts a server on loopback that answers calls to any service by the given routes. */
export async function startStandInServer(
  routesOf: (urlOf: (service: string) => string) => readonly Route[],
): Promise<StandInServer> {
  const unknownCalls: string[] = [];
  let routes: readonly Route[] = [];

  function answerTo(call: ServiceCall): { status: number; body: object } {
    for (const route of routes) {
      if (route.service !== call.service || route.method !== call.method) continue;
      const match = route.path.exec(call.path);
      if (!match || match[0] !== call.path) continue;
      const body = route.answer(match.slice(1), call);
      if (body !== null) return { status: 200, body };
      return { status: 404, body: errorBody(404, "NOT_FOUND", "does not exist") };
    }
    unknownCalls.push(`${call.method} ${call.service}${call.path}`);
    return { status: 501, body: errorBody(501, "UNIMPLEMENTED", "unknown to the stand-in") };
  }

  const server = createServer(async (request, response) => {
    const { status, body } = answerTo(await readCall(request));
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const urlOf = (service: string) => `http://127.0.0.1:${port}/${service}`;
  routes = routesOf(urlOf);
  return {
    urlOf,
    unknownCalls,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function errorBody(code: number, status: string, message: string): object {
  return { error: { code, status, message } };
}
