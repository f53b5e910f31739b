import { escapeHtml } from "../text/escape-html";
import type { Language } from "../text/language";
import type { Mail, MailBlock } from "./mail";
import { singleLine } from "./single-line";
import { unlinked } from "./unlinked";

/** Everything in a mail except its blocks. */
export interface MailFrame {
  readonly to: string;
  readonly subject: string;
  readonly language: Language;
  /** Color of the line at the top, `#rrggbb`. */
  readonly color: string;
}

/** Renders a mail as plain text and as HTML. Texts are escaped and contain no links. */
export function renderMail(frame: MailFrame, blocks: readonly MailBlock[]): Mail {
  const subject = singleLine(frame.subject);
  const text = `${blocks.map(blockAsText).join("\n\n")}\n`;
  return { to: frame.to, message: { subject, text, html: asHtml(frame, subject, blocks) } };
}

function blockAsText(block: MailBlock): string {
  switch (block.kind) {
    case "heading":
      return `${plain(block.text)}\n${"-".repeat(plain(block.text).length)}`;
    case "paragraph":
    case "important":
      return plain(block.text);
    case "link":
      return `${plain(block.text)}: ${block.href}`;
    case "rows":
      return block.rows.map(([label, value]) => `${plain(label)}: ${plain(value)}`).join("\n");
    case "lines":
      return block.lines
        .map(({ title, price, details }) =>
          [`${plain(title)}  ${price}`, ...details.map((each) => `    ${plain(each)}`)].join("\n"),
        )
        .join("\n");
  }
}

const FONT = "font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1c1b1a";
const SMALL = "font-size:14px;color:#57534e";
const AMOUNT = "text-align:right;vertical-align:top;white-space:nowrap;padding:4px 0 4px 16px";

function asHtml({ language, color }: MailFrame, title: string, blocks: readonly MailBlock[]) {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width">`,
    // Phones would otherwise turn numbers, dates and addresses into links.
    `<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">`,
    `<title>${escapeHtml(title)}</title></head>`,
    `<body style="margin:0;padding:24px 16px;background:#ffffff;${FONT}">`,
    `<div style="max-width:600px;margin:0 auto;border-top:4px solid ${escapeHtml(color)};padding-top:16px">`,
    ...blocks.map(blockAsHtml),
    "</div></body></html>",
  ].join("\n");
}

function blockAsHtml(block: MailBlock): string {
  switch (block.kind) {
    case "heading":
      return `<h2 style="font-size:18px;margin:24px 0 8px">${safe(block.text)}</h2>`;
    case "paragraph":
      return `<p style="margin:0 0 12px">${safe(block.text)}</p>`;
    case "important":
      return `<p style="margin:0 0 12px"><strong>${safe(block.text)}</strong></p>`;
    case "link":
      return `<p style="margin:0 0 12px"><a href="${escapeHtml(block.href)}">${safe(block.text)}</a></p>`;
    case "rows":
      return table(
        block.rows.map(([label, value]) => row(safe(label), safe(value))),
        "rows",
      );
    case "lines":
      return table(
        block.lines.map(({ title, price, details }) => {
          const small = details.map((each) => `<br><span style="${SMALL}">${safe(each)}</span>`);
          return row(`${safe(title)}${small.join("")}`, safe(price));
        }),
        "lines",
      );
  }
}

function safe(text: string): string {
  return escapeHtml(plain(text));
}

/** One line that contains no link. Only a block of the kind `link` makes one. */
function plain(text: string): string {
  return unlinked(singleLine(text));
}

function row(left: string, right: string): string {
  return `<tr><td style="vertical-align:top;padding:4px 0">${left}</td><td style="${AMOUNT}">${right}</td></tr>`;
}

/** A layout table: `role="presentation"` makes screen readers read it line by line. */
function table(rows: readonly string[], kind: "rows" | "lines"): string {
  const rule =
    kind === "lines" ? ";border-top:1px solid #d6d3d1;border-bottom:1px solid #d6d3d1" : "";
  return `<table role="presentation" width="100%" style="border-collapse:collapse;margin:0 0 12px;${FONT}${rule}">${rows.join("")}</table>`;
}
