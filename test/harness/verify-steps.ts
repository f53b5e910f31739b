/** One step of `npm test`. */
export interface VerifyStep {
  readonly name: string;
  /** Module below node_modules and its arguments, run by this Node.js. */
  readonly command: readonly [module: string, ...args: string[]];
  readonly timeZone?: string;
  /** Whether the step runs vitest and counts by its report; other steps count as one test. */
  readonly isSuite: boolean;
}

const BINARIES = {
  biome: "@biomejs/biome/bin/biome",
  oxlint: "oxlint/bin/oxlint",
  knip: "knip/bin/knip.js",
  tsc: "typescript/bin/tsc",
  vitest: "vitest/vitest.mjs",
};

function check(name: string, binary: keyof typeof BINARIES, ...args: string[]): VerifyStep {
  return { name, command: [BINARIES[binary], ...args], isSuite: false };
}

function suite(project: string, timeZone?: string): VerifyStep {
  const name = timeZone ? `${project} tests, TZ ${timeZone}` : `${project} tests`;
  const command = [BINARIES.vitest, "run", "--project", project] as const;
  return { name, command, isSuite: true, ...(timeZone && { timeZone }) };
}

/** Everything `npm test` runs, cheapest first. */
export const verifySteps: readonly VerifyStep[] = [
  check("format and lint (biome)", "biome", "check", "."),
  check("lint (oxlint)", "oxlint", "--deny-warnings"),
  check("unused code (knip)", "knip"),
  check("types (tsc)", "tsc", "-p", "."),
  suite("unit", "UTC"),
  suite("unit", "America/Los_Angeles"),
  suite("dom"),
  suite("rules"),
  suite("functions"),
  suite("e2e"),
];
