import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { accountMailProblems } from "@/hosting/checks/account-mail-problems";
import { repoRoot } from "@/hosting/lib/repo-root";

const template = { subject: "Hallo", body: "%LINK%" };
const mails = (changes: object = {}) => ({
  notification: {
    sendEmail: {
      resetPasswordTemplate: template,
      verifyEmailTemplate: template,
      changeEmailTemplate: template,
      ...changes,
    },
  },
});

it("nothing in the product gives an account a display name", () => {
  const sources = ["src", "functions"]
    .flatMap((folder) =>
      readdirSync(join(repoRoot, folder), { recursive: true }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(repoRoot, path), "utf8"));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((text) => /updateProfile\(/.test(text))).toEqual([]);
});

describe("accountMailProblems", () => {
  it("accepts the templates of the repository", () => {
    const file = join(repoRoot, "hosting/firebase/account-mails.json");
    expect(accountMailProblems(JSON.parse(readFileSync(file, "utf8")))).toEqual([]);
  });

  it.each([
    [{ verifyEmailTemplate: { subject: "Hallo %DISPLAY_NAME%", body: "%LINK%" } }],
    [{ verifyEmailTemplate: { subject: "Hallo", body: "Hello %display_name%: %LINK%" } }],
  ])("refuses a display name in %o", (changes) => {
    expect(accountMailProblems(mails(changes))).toEqual([
      "verifyEmailTemplate repeats the display name, which a stranger chooses",
    ]);
  });

  it("refuses a template without its link, and a file without a template", () => {
    const noLink = { resetPasswordTemplate: { subject: "Hallo", body: "Guten Tag" } };
    expect(accountMailProblems(mails(noLink))).toEqual(["resetPasswordTemplate has no %LINK%"]);
    expect(accountMailProblems(mails({ changeEmailTemplate: undefined }))).toHaveLength(1);
  });
});
