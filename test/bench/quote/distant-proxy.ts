import {
  createServer,
  type IncomingMessage,
  request as passOn,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { listen } from "@/hosting/lib/listen";

/** A phone's round trip, as in `test/bench/slow-phone.ts`. */
export const ROUND_TRIP_MS = 150;
/** Of a connection before its first request: TCP and TLS 1.3. The look-up of the name is left out. */
const ROUND_TRIPS_TO_CONNECT = 2;

const ALLOWED = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "POST",
};

/** A server that a phone reaches over a distance. */
export interface DistantProxy {
  readonly port: number;
  readonly connections: () => number;
  /** Questions of browsers whether a page of another origin may call. */
  readonly preflights: () => number;
  stop(): Promise<void>;
}

/**
 * Passes requests on to a port of this machine. Each takes a round trip, and a new connection two more.
 * Answers preflights itself, as a function that other origins may call does.
 * @param pathOf the path behind the proxy
 */
export async function startDistantProxy(
  target: number,
  pathOf: (path: string) => string = (path) => path,
): Promise<DistantProxy> {
  const readyAt = new WeakMap<Socket, number>();
  let preflights = 0;
  let connections = 0;

  const server = createServer(async (request, response) => {
    const connecting = (readyAt.get(request.socket) ?? 0) - performance.now();
    await sleep(Math.max(0, connecting) + ROUND_TRIP_MS);
    if (request.method === "OPTIONS") {
      preflights += 1;
      return void response.writeHead(204, ALLOWED).end();
    }
    forward(request, response);
  });
  // A browser closes what it does not use; a server of the bench must not do so before.
  server.keepAliveTimeout = 60_000;
  server.on("connection", (socket) => {
    connections += 1;
    readyAt.set(socket, performance.now() + ROUND_TRIPS_TO_CONNECT * ROUND_TRIP_MS);
  });

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const { method, url = "/", headers } = request;
    const upstream = passOn({
      host: "localhost",
      port: target,
      method,
      path: pathOf(url),
      headers,
    });
    upstream.on("error", () => response.destroy());
    upstream.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...ALLOWED });
      answer.pipe(response);
    });
    request.pipe(upstream);
  }

  const { port, stop } = await listen(server, 0);
  return { port, connections: () => connections, preflights: () => preflights, stop };
}
