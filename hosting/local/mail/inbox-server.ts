import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type Listening, listen } from "../../lib/listen";
import { repoRoot } from "../../lib/repo-root";
import { followAccountLink } from "./account-links";
import { accountPage, passwordPage } from "./account-page";
import { type Inbox, shownMail } from "./inbox";
import { withLocalLinks } from "./local-links";

const PAGE_FOLDER = join(repoRoot, "hosting/local/mail/page");
const FILES: Readonly<Record<string, readonly [file: string, type: string]>> = {
  "/": ["inbox.html", "text/html"],
  "/inbox.css": ["inbox.css", "text/css"],
  "/inbox.js": ["inbox.js", "text/javascript"],
};

// Mails bring inline styles and, at most, images of their own.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'self' http:";

export interface InboxServerOptions {
  readonly inbox: Inbox;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Port of the local identity provider, for the links of account mails. */
  readonly authPort: number;
}

/** Serves the inbox page, its data and the pages of account mails on this machine. */
export function startInboxServer(options: InboxServerOptions): Promise<Listening> {
  const server = createServer((request, response) => {
    answer(options, request, response).catch((fault: unknown) => {
      send(response, 500, "text/plain", String(fault));
    });
  });
  return listen(server, options.port);
}

async function answer(
  { inbox, authPort }: InboxServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const [, id, part] = /^\/mails\/([\w-]+)\/(source|\d+)$/.exec(pathname) ?? [];
  // A page of another origin must not delete mails or set passwords.
  const isForeign = /cross-site|same-site/.test(String(request.headers["sec-fetch-site"] ?? ""));
  if (request.method !== "GET" && isForeign) return send(response, 403, "text/plain", "forbidden");

  if (pathname === "/events") return sendEvents(inbox, response);
  if (pathname === "/mails" && request.method === "DELETE") {
    inbox.clear();
    return send(response, 204, "text/plain", "");
  }
  if (pathname === "/mails") {
    const list = JSON.stringify(inbox.list().map(shownMail));
    return send(response, 200, "application/json", withLocalLinks(list));
  }
  if (id && part) return sendPart(inbox, { id, part }, response);
  if (pathname === "/account") return answerAccount(authPort, request, searchParams, response);
  const [file, type] = FILES[pathname] ?? [];
  if (!file || !type) return send(response, 404, "text/plain", "not found");
  send(response, 200, type, readFileSync(join(PAGE_FOLDER, file)));
}

/** Server-sent events: one for each change of the inbox. */
function sendEvents(inbox: Inbox, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  response.write("retry: 1000\ndata: connected\n\n");
  const stop = inbox.onChange(() => response.write("data: changed\n\n"));
  response.on("close", stop);
}

/** The mail as it was sent, or an attachment by its number. */
function sendPart(
  inbox: Inbox,
  { id, part }: { id: string; part: string },
  response: ServerResponse,
): void {
  const mail = inbox.find(id);
  if (mail && part === "source") {
    send(response, 200, "text/plain", mail.source);
    return;
  }
  const attachment = mail?.parsed.attachments[Number(part)];
  if (!attachment) {
    send(response, 404, "text/plain", "not found");
    return;
  }
  const name = encodeURIComponent(attachment.filename ?? "anhang");
  response.setHeader("content-disposition", `attachment; filename*=UTF-8''${name}`);
  const { content } = attachment;
  const body = typeof content === "string" ? content : Buffer.from(content as ArrayBuffer);
  send(response, 200, attachment.mimeType, body);
}

async function answerAccount(
  authPort: number,
  request: IncomingMessage,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const isPost = request.method === "POST";
  const fields = isPost ? new URLSearchParams(await text(request)) : query;
  const oobCode = fields.get("oobCode") ?? "";
  const newPassword = fields.get("newPassword") ?? undefined;
  if (!isPost && query.get("requestType") === "PASSWORD_RESET") {
    return send(response, 200, "text/html", passwordPage(oobCode));
  }
  const email = await followAccountLink(authPort, { oobCode, newPassword });
  const page =
    email === null
      ? accountPage(
          "Der Link gilt nicht mehr",
          "Er ist benutzt oder abgelaufen, oder das Passwort ist zu kurz. Lassen Sie sich einen neuen schicken.",
        )
      : accountPage(isPost ? "Passwort gespeichert" : "Adresse bestätigt", email);
  send(response, email === null ? 400 : 200, "text/html", page);
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  const charset = type.startsWith("text/") ? "; charset=utf-8" : "";
  response.writeHead(status, {
    "content-type": `${type}${charset}`,
    "cache-control": "no-store",
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
  });
  response.end(body);
}
