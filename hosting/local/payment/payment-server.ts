import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import type { Language } from "@/domain/text/language";
import { listen } from "../../lib/listen";
import { answerApi } from "./api/answer-api";
import { createIdempotencyKeys } from "./api/idempotency";
import { controlPage } from "./control/control-page";
import { answerControl, type Controlled } from "./control/control-routes";
import { formValues } from "./control/form-values";
import { failRefunds } from "./faults/fail-refunds";
import { createFaultControl } from "./faults/faults";
import { answerPage, type OpenAttempts } from "./pages/answer-page";
import type { PageAnswer } from "./pages/document";
import { ApiError } from "./state/api-error";
import { isLoopbackHost } from "./state/loopback";
import { createProvider } from "./state/provider";
import { createWebhooks } from "./webhooks/deliver-webhooks";

const PAGES = join(import.meta.dirname, "pages");
const STYLES = ["/payment.css", "/checkout.css", "/control.css"];
const TICK_MS = 1_000;
/** Chromium applies `form-action` to redirects too, and a payment ends at the shop. */
const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self' http://localhost:* http://127.0.0.1:*; base-uri 'none'; frame-ancestors 'none'";

/** A running local payment provider. */
export interface PaymentServer {
  /** Without a trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

interface Running extends Controlled {
  readonly attempts: OpenAttempts;
}

/**
 * Starts the stand-in for Stripe: its API, its hosted pages and the control of its faults. Everything
 * is in memory.
 * @param port 0 lets the system choose
 */
export async function startPaymentServer(port: number): Promise<PaymentServer> {
  let running: Running | null = null;
  const server = createServer((request, response) => {
    if (!running) {
      response.destroy();
      return;
    }
    answer(running, request, response).catch((fault: unknown) => {
      console.error(fault);
      sendJson(response, 500, { error: { type: "api_error", message: String(fault) } });
    });
  });
  const listening = await listen(server, port, "127.0.0.1");
  const url = `http://localhost:${listening.port}`;
  const control = createFaultControl();
  const provider = createProvider(url);
  const webhooks = createWebhooks(control);
  provider.onEvent(webhooks.queue);
  failRefunds(provider, control);
  running = { provider, keys: createIdempotencyKeys(), control, webhooks, attempts: new Map() };
  const ticks = setInterval(provider.settle, TICK_MS);
  return {
    url,
    async stop() {
      clearInterval(ticks);
      webhooks.setTarget(null);
      webhooks.clear();
      await listening.stop();
    },
  };
}

async function answer(
  running: Running,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { provider, attempts, control } = running;
  if (!isLoopbackHost(request.headers.host)) {
    return sendJson(response, 421, { error: { message: "only for this machine" } });
  }
  const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
  const method = request.method ?? "GET";
  const body = await text(request);
  provider.settle();
  if (pathname.startsWith("/v1/")) {
    const form = method === "GET" ? search.slice(1) : body;
    return sendApi(running, { request, response, path: pathname, body: form });
  }
  // A page of another origin must neither pay nor set faults.
  const isForeign = /cross-site|same-site/.test(String(request.headers["sec-fetch-site"] ?? ""));
  if (method !== "GET" && isForeign) return sendJson(response, 403, { error: "forbidden" });
  if (pathname.startsWith("/_control/"))
    return sendControl(running, { request, response, path: pathname, body });
  if (STYLES.includes(pathname)) {
    return send(response, 200, "text/css", readFileSync(join(PAGES, pathname)));
  }
  if (pathname === "/") {
    const html = controlPage(running, languageOf(request.headers["accept-language"]));
    return sendPage(response, { status: 200, html });
  }
  sendPage(
    response,
    answerPage(provider, attempts, control, {
      method,
      path: pathname,
      fields: new URLSearchParams(body),
      language: languageOf(request.headers["accept-language"]),
    }),
  );
}

/** A request with its path and content, and the response to it. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly body: string;
}

async function sendApi(
  { provider, keys, control }: Running,
  { request, response, path, body }: Exchange,
): Promise<void> {
  const method = request.method ?? "GET";
  const headers = request.headers as Record<string, string | undefined>;
  const answered = answerApi(provider, keys, control, { method, path, form: body, headers });
  const { lose, delay_ms } = control.faults.answers;
  const isLost = method === "POST" && control.happens("answers.lose", lose);
  if (method === "POST" && delay_ms > 0) await setTimeout(delay_ms);
  answered.finish();
  if (isLost) return void response.destroy();
  for (const [name, value] of Object.entries(answered.headers)) response.setHeader(name, value);
  const account = headers["stripe-account"];
  if (account) response.setHeader("stripe-account", account);
  response.setHeader("request-id", `req_${Date.now()}`);
  sendJson(response, answered.status, answered.body);
}

async function sendControl(
  running: Running,
  { request, response, path, body }: Exchange,
): Promise<void> {
  // Programs send JSON, the control page sends forms.
  const isForm = /^application\/x-www-form-urlencoded/.test(request.headers["content-type"] ?? "");
  try {
    const values: unknown = isForm ? formValues(body) : JSON.parse(body || "{}");
    const answered = await answerControl(running, request.method ?? "GET", path, values);
    running.provider.settle();
    if (isForm) return sendPage(response, { redirect: "/" });
    sendJson(response, 200, answered);
  } catch (error) {
    if (error instanceof SyntaxError) return sendJson(response, 400, { error: error.message });
    if (!(error instanceof ApiError)) throw error;
    sendJson(response, error.status, error.body);
  }
}

function languageOf(accepted: string | undefined): Language {
  return accepted?.toLowerCase().startsWith("en") ? "en" : "de";
}

function sendPage(response: ServerResponse, answered: PageAnswer): void {
  if ("redirect" in answered) {
    response.setHeader("location", answered.redirect);
    send(response, 303, "text/plain", "");
    return;
  }
  send(response, answered.status, "text/html", answered.html);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  send(response, status, "application/json", JSON.stringify(body));
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
  });
  response.end(body);
}
