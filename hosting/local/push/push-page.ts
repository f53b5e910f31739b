import { escapeHtml } from "@/domain/text/escape-html";
import type { ReceivedPush } from "./devices";

const STYLE =
  "body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}article{border:1px solid #8886;border-radius:.75rem;padding:.75rem 1rem;margin:.75rem 0}h1{font-size:1.4rem}h2{font-size:1rem;margin:0}p{margin:.25rem 0}small{opacity:.8;overflow-wrap:anywhere}";

/** The page with every message, newest first. Renews itself. */
export function pushPage(received: readonly ReceivedPush[]): string {
  const list = received.map(article).join("") || "<p>Noch keine Nachricht.</p>";
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Push-Nachrichten</title><style>${STYLE}</style></head>
<body><main><h1>Push-Nachrichten</h1>
<p>Was an Geräte gesendet wurde, deren Browser keinen Push-Dienst erreicht, entschlüsselt.</p>
${list}</main></body></html>`;
}

function article({ text, received_at, topic, ttl_s, device }: ReceivedPush): string {
  const { title = "", body = "", link = "" } = JSON.parse(text) as Record<string, string>;
  const time = new Date(received_at).toLocaleTimeString("de-DE");
  return `<article><h2>${escapeHtml(title)}</h2><p>${escapeHtml(body)}</p>
<p><small>${time} · ${escapeHtml(link)} · ${escapeHtml(topic)} · TTL ${ttl_s} s · ${device.slice(0, 8)}</small></p></article>`;
}
