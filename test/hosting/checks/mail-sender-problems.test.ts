import { expect, it } from "vitest";
import { mailSenderProblems } from "@/hosting/checks/mail-sender-problems";
import { tenants } from "@/tenant-configs/index";
import { mailSenders } from "@/tenant-configs/mail-senders";

const KEYS = ["le-vie", "pho3-peiting"];

it.each([
  ["an address of a tenant", { "le-vie": "tisch@le-vie.example" }, []],
  [
    "a key without a tenant",
    { "le-vi": "tisch@le-vie.example" },
    ["le-vi: is not the key of a tenant"],
  ],
  [
    "a text that is no address",
    { "le-vie": "le-vie.example" },
    ["le-vie: expected an e-mail address, is le-vie.example"],
  ],
])("%s", (_what, senders, problems) => {
  expect(mailSenderProblems(senders, KEYS)).toEqual(
    problems.map((problem) => `tenant-configs/mail-senders.ts: ${problem}`),
  );
});

it("the configured senders have no problems", () => {
  expect(mailSenderProblems(mailSenders, Object.keys(tenants))).toEqual([]);
});
