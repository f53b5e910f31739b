import {
  createServer,
  type IncomingMessage,
  request as passOn,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { type Fault, type FaultRule, seededRandom, takeMatchingRule } from "./fault-rules";

/** Stands between a client and one service of the backend and does to its requests what rules say. */
export interface FaultProxy {
  readonly port: number;
  /** Adds a rule before all others. */
  add(rule: FaultRule): void;
  /** Forgets all rules. */
  clear(): void;
  /** How many requests were struck, by kind of fault. */
  readonly struck: Readonly<Partial<Record<Fault["kind"], number>>>;
  /** Ends every open connection and answers nobody until {@link lead}, as a dead backend does. */
  cut(): void;
  /** Leads to a backend on this port from now on. */
  lead(port: number): void;
  stop(): Promise<void>;
}

/** Starts a proxy in front of a port of this machine. */
export async function startFaultProxy(targetPort: number, seed = 1): Promise<FaultProxy> {
  let target = targetPort;
  let isCut = false;
  const rules: FaultRule[] = [];
  const struck: Partial<Record<Fault["kind"], number>> = {};
  const random = seededRandom(seed);

  const server = createServer((request, response) => {
    if (isCut) return void request.socket.destroy();
    const fault = takeMatchingRule(rules, request, random)?.fault;
    if (fault) struck[fault.kind] = (struck[fault.kind] ?? 0) + 1;
    applyFault(fault, request, response, target);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    port: (server.address() as AddressInfo).port,
    struck,
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

function applyFault(
  fault: Fault | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  target: number,
): void {
  if (fault?.kind === "refuse") return void request.socket.destroy();
  if (fault?.kind === "answer") {
    const origin = request.headers.origin ?? "*";
    const headers = { "content-type": fault.type, "access-control-allow-origin": origin };
    request.resume().on("end", () => response.writeHead(fault.status, headers).end(fault.body));
    return;
  }
  const go = () => forward(fault, request, response, target);
  if (fault?.kind === "delay") setTimeout(go, fault.ms);
  else go();
}

function forward(
  fault: Fault | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  target: number,
): void {
  const { method, url, headers } = request;
  const upstream = passOn({ host: "127.0.0.1", port: target, method, path: url, headers });
  // Whoever is gone on one side is gone on the other.
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
  request.pipe(upstream);
}

function bufferAnswer(answer: IncomingMessage, response: ServerResponse): void {
  const parts: Buffer[] = [];
  answer.on("data", (part: Buffer) => parts.push(part));
  answer.on("end", () => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    response.end(Buffer.concat(parts));
  });
}
