import { createTransport } from "nodemailer";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withLocalLinks } from "@/hosting/local/mail/local-links";
import { type MailServer, startMailServer } from "@/hosting/local/mail/mail-server";
import { tenant as bobingen } from "@/tenant-configs/resto-bobingen";

/** Nobody listens there: the mail server only waits for the identity provider. */
const NO_PORT = 9;

let server: MailServer;

beforeAll(async () => {
  server = await startMailServer({ smtp: 0, inbox: 0, auth: NO_PORT });
});
afterAll(() => server.stop());
beforeEach(() => fetch(`${server.inboxUrl}/mails`, { method: "DELETE" }));

function send(changes: object = {}) {
  const transport = createTransport({ host: "127.0.0.1", port: server.smtpPort, ignoreTLS: true });
  return transport.sendMail({
    from: { name: "Pho drei", address: "pho3@example.com" },
    to: "gast@example.com",
    subject: "Grüße",
    text: `Ihre Bestellung: ${bobingen.url}/order`,
    html: "<p>Ihre Bestellung</p>",
    ...changes,
  });
}

async function list(): Promise<{ id: string; subject: string }[]> {
  return (await (await fetch(`${server.inboxUrl}/mails`)).json()) as never;
}

describe("the inbox", () => {
  it("lists what the mail server received, newest first", async () => {
    await send();
    await send({ subject: "Zweite", replyTo: "antwort@example.com" });
    expect(await list()).toMatchObject([
      { subject: "Zweite", replyTo: "antwort@example.com" },
      {
        subject: "Grüße",
        from: "Pho drei <pho3@example.com>",
        to: "gast@example.com",
        replyTo: "",
        text: expect.stringContaining("http://localhost:5173/order"),
        html: expect.stringContaining("Ihre Bestellung"),
      },
    ]);
  });

  it("offers attachments and the source of a mail", async () => {
    await send({ attachments: [{ filename: "Reservierung ä.ics", content: "BEGIN:VCALENDAR" }] });
    const [mail] = await list();
    expect(mail).toMatchObject({ attachments: ["Reservierung ä.ics"] });
    const at = (part: string) => fetch(`${server.inboxUrl}/mails/${mail?.id}/${part}`);
    const file = await at("0");
    expect((await file.text()).trim()).toBe("BEGIN:VCALENDAR");
    expect(file.headers.get("content-disposition")).toContain("Reservierung%20%C3%A4.ics");
    expect(await (await at("source")).text()).toContain("Message-ID: <");
    expect((await at("1")).status).toBe(404);
  });

  it("tells the page of every change", async () => {
    const { body } = await fetch(`${server.inboxUrl}/events`);
    const events = body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await events?.read())?.value).toContain("connected");
    await send();
    expect((await events?.read())?.value).toContain("changed");
    await events?.cancel();
  });

  it("is emptied by its own page, not by another site", async () => {
    await send();
    const erase = (site: string) =>
      fetch(`${server.inboxUrl}/mails`, { method: "DELETE", headers: { "sec-fetch-site": site } });
    expect((await erase("cross-site")).status).toBe(403);
    expect(await list()).toHaveLength(1);
    expect((await erase("same-origin")).status).toBe(204);
    expect(await list()).toEqual([]);
  });
});

describe("the local mail server", () => {
  it("refuses `rejected@…` for good", async () => {
    await expect(send({ to: "rejected@example.com" })).rejects.toMatchObject({ responseCode: 550 });
  });

  it("refuses `busy@…` always, and `busy1@…` once", async () => {
    for (const to of ["busy@example.com", "busy@example.com", "busy1@example.com"]) {
      await expect(send({ to })).rejects.toMatchObject({ responseCode: 451 });
    }
    await send({ to: "busy1@example.com" });
    expect(await list()).toHaveLength(1);
  });
});

it("links to sites that run on this machine lead there, others stay", () => {
  expect(withLocalLinks("https://example.com/order")).toBe("https://example.com/order");
  expect(withLocalLinks(`${bobingen.url}/order#x`)).toBe("http://localhost:5173/order#x");
});
