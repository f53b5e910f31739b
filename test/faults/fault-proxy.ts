import {
  createServer,
  type IncomingMessage,
  request as passOn,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { seededRandom } from "@/test/harness/seeded-random";
import { type Fault, type FaultRule, takeMatchingRule } from "./fault-rules";

/** Proxy between clients and one service of the backend that applies faults to requests. */
export interface FaultProxy {
  readonly port: number;
  /** Adds a rule that is tried before all earlier ones. */
  add(rule: FaultRule): void;
  /** Removes all rules. */
  clear(): void;
  /** Number of requests to which a fault was applied, by kind. */
  readonly struck: Readonly<Partial<Record<Fault["kind"], number>>>;
  /** Number of requests so far whose path contains this text; preflights do not count. */
  requestCount(path: string): number;
  /** Closes all connections and refuses new ones until {@link lead}, like a stopped backend. */
  cut(): void;
  /** Forwards to a backend on this port from now on. */
  lead(port: number): void;
  stop(): Promise<void>;
}

/** Starts a proxy in front of a port of this machine. */
export async function startFaultProxy(targetPort: number, seed = 1): Promise<FaultProxy> {
  let target = targetPort;
  let isCut = false;
  const rules: FaultRule[] = [];
  const struck: Partial<Record<Fault["kind"], number>> = {};
  const paths: string[] = [];
  const random = seededRandom(seed);

  const server = createServer(async (request, response) => {
    if (isCut) return void request.socket.destroy();
    if (request.method !== "OPTIONS") paths.push(request.url ?? "");
    const body = await readBody(request);
    if (body === null || isCut) return void request.socket.destroy();
    const fault = takeMatchingRule(rules, request, body.toString(), random)?.fault;
    if (fault) struck[fault.kind] = (struck[fault.kind] ?? 0) + 1;
    applyFault(fault, { request, body, response }, target);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    port: (server.address() as AddressInfo).port,
    struck,
    requestCount: (path) => paths.filter((each) => each.includes(path)).length,
    add: (rule) => void rules.unshift(rule),
    clear: () => void rules.splice(0),
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    lead(port) {
      target = port;
      isCut = false;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly body: Buffer;
  readonly response: ServerResponse;
}

/** @returns null if the connection closes first */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  try {
    return Buffer.concat(await request.toArray());
  } catch {
    return null;
  }
}

function applyFault(fault: Fault | undefined, exchange: Exchange, target: number): void {
  const { request, response } = exchange;
  if (fault?.kind === "refuse") return void request.socket.destroy();
  if (fault?.kind === "answer") {
    const origin = request.headers.origin ?? "*";
    const headers = { "content-type": fault.type, "access-control-allow-origin": origin };
    response.writeHead(fault.status, headers).end(fault.body);
    return;
  }
  const go = () => forward(fault, exchange, target);
  if (fault?.kind === "delay") setTimeout(go, fault.ms);
  else go();
}

function forward(
  fault: Fault | undefined,
  { request, body, response }: Exchange,
  target: number,
): void {
  const { method, url, headers } = request;
  const upstream = passOn({ host: "127.0.0.1", port: target, method, path: url, headers });
  // A connection that closes on one side is closed on the other.
  upstream.on("error", () => request.socket.destroy());
  response.on("close", () => upstream.destroy());
  upstream.on("response", (answer) => {
    answer.on("error", () => request.socket.destroy());
    if (fault?.kind === "drop-answer") {
      return void answer.resume().on("end", () => request.socket.destroy());
    }
    if (fault?.kind === "buffer") return bufferAnswer(answer, response);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    response.flushHeaders();
    answer.pipe(response);
  });
  upstream.end(body);
}

function bufferAnswer(answer: IncomingMessage, response: ServerResponse): void {
  const parts: Buffer[] = [];
  answer.on("data", (part: Buffer) => parts.push(part));
  answer.on("end", () => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    response.end(Buffer.concat(parts));
  });
}
