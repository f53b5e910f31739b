import { expect, test } from "vitest";
import { renderMail } from "@/domain/mail/render-mail";

const FRAME = {
  to: "toni@example.com",
  subject: "Ihr Tisch\nam Fenster",
  language: "de",
  color: "#b3261e",
} as const;

test("each kind of block has its own form in text and HTML", () => {
  const mail = renderMail(FRAME, [
    { kind: "paragraph", text: "Guten Tag," },
    { kind: "important", text: "Suppe & Reis" },
    { kind: "heading", text: "Tisch" },
    {
      kind: "rows",
      rows: [
        ["Code", "CDFG"],
        ["Tag", "Mi <3.3.>"],
      ],
    },
    {
      kind: "lines",
      lines: [
        { title: "2 × Nudeln", price: "25,30 €", details: ["groß, Ei", "Wunsch: scharf"] },
        { title: "1 × Reis", price: "1,00 €", details: [] },
      ],
    },
    { kind: "link", text: "Ansehen", href: "https://sample.example/order?a=1&b=2" },
  ]);
  expect(mail).toMatchInlineSnapshot(`
    {
      "message": {
        "html": "<!doctype html><html lang="de"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
    <title>Ihr Tisch am Fenster</title></head>
    <body style="margin:0;padding:24px 16px;background:#ffffff;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1c1b1a">
    <div style="max-width:600px;margin:0 auto;border-top:4px solid #b3261e;padding-top:16px">
    <p style="margin:0 0 12px">Guten Tag,</p>
    <p style="margin:0 0 12px"><strong>Suppe &amp; Reis</strong></p>
    <h2 style="font-size:18px;margin:24px 0 8px">Tisch</h2>
    <table role="presentation" width="100%" style="border-collapse:collapse;margin:0 0 12px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1c1b1a"><tr><td style="vertical-align:top;padding:4px 0">Code</td><td style="text-align:right;vertical-align:top;white-space:nowrap;padding:4px 0 4px 16px">CDFG</td></tr><tr><td style="vertical-align:top;padding:4px 0">Tag</td><td style="text-align:right;vertical-align:top;white-space:nowrap;padding:4px 0 4px 16px">Mi &lt;3.3.&gt;</td></tr></table>
    <table role="presentation" width="100%" style="border-collapse:collapse;margin:0 0 12px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1c1b1a;border-top:1px solid #d6d3d1;border-bottom:1px solid #d6d3d1"><tr><td style="vertical-align:top;padding:4px 0">2 × Nudeln<br><span style="font-size:14px;color:#57534e">groß, Ei</span><br><span style="font-size:14px;color:#57534e">Wunsch: scharf</span></td><td style="text-align:right;vertical-align:top;white-space:nowrap;padding:4px 0 4px 16px">25,30 €</td></tr><tr><td style="vertical-align:top;padding:4px 0">1 × Reis</td><td style="text-align:right;vertical-align:top;white-space:nowrap;padding:4px 0 4px 16px">1,00 €</td></tr></table>
    <p style="margin:0 0 12px"><a href="https://sample.example/order?a=1&amp;b=2">Ansehen</a></p>
    </div></body></html>",
        "subject": "Ihr Tisch am Fenster",
        "text": "Guten Tag,

    Suppe & Reis

    Tisch
    -----

    Code: CDFG
    Tag: Mi <3.3.>

    2 × Nudeln  25,30 €
        groß, Ei
        Wunsch: scharf
    1 × Reis  1,00 €

    Ansehen: https://sample.example/order?a=1&b=2
    ",
      },
      "to": "toni@example.com",
    }
  `);
});
