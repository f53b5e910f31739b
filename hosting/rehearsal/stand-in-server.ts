import { createServer, type IncomingMessage } from "node:http";
import { listen } from "../lib/listen";

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

/** JSON, or null for a document that does not exist. */
type Answer = object | null;

/**
 * One kind of call, such as `GET run.googleapis.com/v1/projects/*`, and its answer. `*` is a step of
 * the path or its end, `**` several steps; they are passed on.
 */
export type Route = readonly [
  call: string,
  answer: Answer | ((steps: readonly string[], call: ServiceCall) => Answer),
];

export const json = <T>({ body }: ServiceCall) => JSON.parse(String(body)) as T;

function patternOf(call: string): RegExp {
  const source = call
    .replace(/[.()]/g, "\\$&")
    .replace(/\*+/g, (stars) => (stars === "*" ? "([^/:]+)" : "(.+)"));
  return new RegExp(`^${source}$`);
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
  let routes: readonly (readonly [RegExp, Route[1]])[] = [];

  function answerTo(call: ServiceCall): { status: number; body: object } {
    const name = `${call.method} ${call.service}${call.path}`;
    for (const [pattern, answer] of routes) {
      const match = pattern.exec(name);
      if (!match) continue;
      const body = typeof answer === "function" ? answer(match.slice(1), call) : answer;
      if (body !== null) return { status: 200, body };
      return { status: 404, body: errorBody(404, "NOT_FOUND", "does not exist") };
    }
    unknownCalls.push(name);
    return { status: 501, body: errorBody(501, "UNIMPLEMENTED", "unknown to the stand-in") };
  }

  const server = createServer(async (request, response) => {
    const { status, body } = answerTo(await readCall(request));
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  });
  const { port, stop } = await listen(server, 0, "127.0.0.1");
  const urlOf = (service: string) => `http://127.0.0.1:${port}/${service}`;
  routes = routesOf(urlOf).map(([call, answer]) => [patternOf(call), answer]);
  return { urlOf, unknownCalls, stop };
}

function errorBody(code: number, status: string, message: string): object {
  return { error: { code, status, message } };
}
