import { describe, expect, it } from "vitest";
import { parseSmtpUrl } from "@/functions/mail/smtp-url";

describe("parseSmtpUrl", () => {
  it("reads server, user, password and sender", () => {
    expect(
      parseSmtpUrl(
        "smtps://shop%40resto.example:p%2Fa%3Ass@mail.example?from=hallo%2Bx@resto.example",
      ),
    ).toEqual({
      host: "mail.example",
      port: 465,
      secure: true,
      auth: { user: "shop@resto.example", pass: "p/a:ss" },
      sender: "hallo+x@resto.example",
    });
  });

  it("uses the user as the sender, and port 587 for STARTTLS", () => {
    expect(parseSmtpUrl("smtp://shop%40resto.example:secret@mail.example")).toMatchObject({
      port: 587,
      secure: false,
      sender: "shop@resto.example",
    });
    expect(parseSmtpUrl("smtp://mail.example:2525?from=a@resto.example")).toEqual({
      host: "mail.example",
      port: 2525,
      secure: false,
      sender: "a@resto.example",
    });
  });

  it.each([
    ["", "is missing or not a URL"],
    ["https://a:geheim@mail.example", "does not begin with smtps:// or smtp://"],
    ["smtps://shop:geheim@mail.example", "names no sender"],
    ["smtps://shop:geheim@mail.example?from=a@b,c@d", "names no sender"],
    ["smtps://a%40b.example:geheim%zz@mail.example", "contains a %"],
  ])("refuses %j and does not repeat the password", (url, problem) => {
    const refuse = () => parseSmtpUrl(url);
    expect(refuse).toThrow(problem);
    expect(refuse).not.toThrow(/geheim/);
  });
});
