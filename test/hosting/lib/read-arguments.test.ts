import { describe, expect, it } from "vitest";
import { readArguments } from "@/hosting/lib/read-arguments";

const options = {
  "dry-run": { type: "boolean", default: false },
  hours: { type: "string", default: "24" },
  email: { type: "string" },
} as const;

const read = (args: string[], env: Record<string, string> = {}) =>
  readArguments({ args, options }, { npm_lifecycle_event: "migrate", ...env });

describe("readArguments", () => {
  it("returns options with their defaults", () => {
    expect(read(["--dry-run"]).values).toEqual({ "dry-run": true, hours: "24" });
  });

  it("refuses an option that npm has kept, because a dry run would not be dry", () => {
    expect(() => read([], { npm_config_dry_run: "true" })).toThrow(
      "npm has kept --dry-run for itself. Write two hyphens before the options: npm run migrate -- --dry-run …",
    );
  });

  it("ignores what npm knows from its own settings", () => {
    expect(
      read([], { npm_config_email: "ada@example.com", npm_config_dry_run: "" }).values,
    ).toEqual({ "dry-run": false, hours: "24" });
  });

  it.each([
    [["--nonsense"], "Unknown option '--nonsense'. "],
    [["nonsense"], "Unexpected argument 'nonsense'. "],
    [["--hours"], "Option '--hours <value>' argument missing. "],
  ])("lists the options beside what is wrong with %s", (args, problem) => {
    expect(() => read(args)).toThrow(
      `${problem}Options of npm run migrate: --dry-run, --hours, --email (docs/scripts.md).`,
    );
  });
});
