import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen } from "../../lib/listen";
import { LOCAL_PUSH_KEY } from "../../lib/local-web-config";
import { isLoopbackHost } from "../payment/state/loopback";
import { vapidProblem } from "./check-vapid";
import { createDevices, type Device, type Devices } from "./devices";
import { pushPage } from "./push-page";

/** Longest message that push services must take, bytes (RFC 8030). */
const MAX_BYTES = 4096;

/** A running local push service. */
export interface PushServer {
  readonly port: number;
  /** Without a trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

interface Running {
  readonly devices: Devices;
  readonly url: string;
}

/**
 * Starts the stand-in for the push services of the browsers: gives addresses to devices, checks and
 * decrypts what is sent to them, and shows it.
 *
 * - `POST /devices`: a new device, as `PushSubscription.toJSON` describes one
 * - `DELETE /devices/<id>`: it unsubscribes
 * - `POST /devices/<id>/answers`: a list of statuses with which the next messages are answered
 * - `GET /devices/<id>/messages`: what it got, newest first
 * - `POST /push/<id>`: a message
 * @param port 0 lets the system choose
 */
export async function startPushServer(port: number): Promise<PushServer> {
  let running: Running | null = null;
  const server = createServer((request, response) => {
    if (!running) return void response.destroy();
    answer(running, request, response).catch((fault: unknown) => {
      send(response, 500, String(fault));
    });
  });
  const listening = await listen(server, port, "127.0.0.1");
  const url = `http://127.0.0.1:${listening.port}`;
  running = { devices: createDevices(), url };
  return { port: listening.port, url, stop: listening.stop };
}

async function answer(
  running: Running,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { devices, url } = running;
  const { method = "GET", headers } = request;
  if (!isLoopbackHost(headers.host)) return send(response, 421, "only for this machine");
  // The pages of the sites subscribe from other ports.
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-allow-methods", "GET, POST, DELETE");
  const { pathname } = new URL(request.url ?? "/", url);
  if (method === "OPTIONS") return send(response, 204, "");
  if (pathname === "/") return send(response, 200, pushPage(devices.received()), "text/html");
  if (pathname === "/devices" && method === "POST") {
    const { id, device } = devices.add();
    const endpoint = `${url}/push/${id}`;
    return sendJson(response, 201, { endpoint, keys: device.keys.shared });
  }
  const [, kind, id = "", part] = /^\/(devices|push)\/([\w-]+)(?:\/(\w+))?$/.exec(pathname) ?? [];
  const device = devices.find(id);
  if (kind === "push" && method === "POST") {
    if (!device) return send(response, 410, "unsubscribed");
    return takeMessage(running, { id, device }, request, response);
  }
  if (!kind || !device) return send(response, 404, "not found");
  if (method === "DELETE") devices.remove(id);
  if (method === "POST" && part === "answers") {
    device.answers = JSON.parse((await buffer(request)).toString()) as number[];
  }
  sendJson(response, 200, part === "messages" ? devices.received(id) : []);
}

async function takeMessage(
  { devices, url }: Running,
  { id, device }: { readonly id: string; readonly device: Device },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers } = request;
  const body = await buffer(request);
  const status = device.answers.shift();
  if (status !== undefined) return send(response, status, "as asked");
  const expected = { origin: url, publicKey: LOCAL_PUSH_KEY };
  const problem = vapidProblem(headers.authorization, expected);
  if (problem) return send(response, 403, problem);
  if (body.length > MAX_BYTES) return send(response, 413, "too long");
  if (headers["content-encoding"] !== "aes128gcm" || headers.ttl === undefined) {
    return send(response, 400, "a header is missing");
  }
  devices.receive({
    device: id,
    received_at: new Date().toISOString(),
    ttl_s: Number(headers.ttl),
    topic: String(headers.topic ?? ""),
    urgency: String(headers.urgency ?? ""),
    text: device.keys.decrypt(body),
  });
  send(response, 201, "");
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  send(response, status, JSON.stringify(body), "application/json");
}

function send(response: ServerResponse, status: number, body: string, type = "text/plain"): void {
  response.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    "x-content-type-options": "nosniff",
  });
  response.end(body);
}
