import { describe, expect, it } from "vitest";
import { type SmtpFault, smtpOutcome } from "@/domain/mail/smtp-outcome";

describe("smtpOutcome", () => {
  it.each<[string, SmtpFault, string, boolean]>([
    [
      "an unknown recipient",
      {
        code: "EENVELOPE",
        responseCode: 550,
        response: "550 5.1.1 <gast@example.com>: no such user",
        command: "RCPT TO",
      },
      "EENVELOPE RCPT TO 550 5.1.1",
      true,
    ],
    [
      "a text that is refused",
      { code: "EMESSAGE", responseCode: 554, response: "554 5.7.1 spam", command: "DATA" },
      "EMESSAGE DATA 554 5.7.1",
      true,
    ],
    [
      "a full mailbox",
      { code: "EENVELOPE", responseCode: 452, response: "452 4.2.2 full", command: "RCPT TO" },
      "EENVELOPE RCPT TO 452 4.2.2",
      false,
    ],
    [
      "a wrong password",
      { code: "EAUTH", responseCode: 535, response: "535 5.7.8 no", command: "AUTH PLAIN" },
      "EAUTH AUTH 535 5.7.8",
      false,
    ],
    [
      "a sender that is not set up yet",
      { code: "EENVELOPE", responseCode: 550, response: "550 no relay", command: "MAIL FROM" },
      "EENVELOPE MAIL FROM 550",
      false,
    ],
    [
      "a refused command that only contains the name of one for a recipient",
      { code: "EENVELOPE", responseCode: 550, response: "550 15.1.1 no", command: "X RCPT TO" },
      "EENVELOPE X 550",
      false,
    ],
    [
      "a status of several digits",
      { code: "EMESSAGE", responseCode: 500, response: "500 5.10.123 no", command: "data" },
      "EMESSAGE 500 5.10.123",
      true,
    ],
    ["no connection", { code: "ESOCKET", command: "CONN" }, "ESOCKET CONN", false],
    ["an unknown fault", {}, "unknown", false],
  ])(
    "%s: codes without addresses, permanent only if this mail is refused",
    (_what, fault, error, isPermanent) => {
      expect(smtpOutcome(fault)).toEqual({ ok: false, error, isPermanent });
    },
  );
});
