import { escapeHtml } from "@/domain/text/escape-html";
import { LOCAL_PORTS } from "../../lib/ports";

const SITES = `<p><a class="button" href="http://localhost:${LOCAL_PORTS.customer}/system">Zur Website</a> <a class="button quiet" href="http://localhost:${LOCAL_PORTS.admin}/">Zur Verwaltung</a></p>`;

/** Page that the link of an account mail leads to; in production, Firebase serves one. */
export function accountPage(title: string, text: string): string {
  return document(title, `<p>${escapeHtml(text)}</p>${SITES}`);
}

/** Form for a new password, which posts to the same address. */
export function passwordPage(oobCode: string): string {
  return document(
    "Neues Passwort festlegen",
    `<form method="post" action="/account">
      <input type="hidden" name="oobCode" value="${escapeHtml(oobCode)}">
      <label>Neues Passwort
        <input type="password" name="newPassword" required minlength="6" autocomplete="new-password">
      </label>
      <button type="submit">Speichern</button>
    </form>`,
  );
}

function document(title: string, content: string): string {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)}</title><link rel="stylesheet" href="/inbox.css"></head>
    <body class="account"><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
}
