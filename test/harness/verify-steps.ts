/** One step of `npm test`. */
export interface VerifyStep {
  readonly name: string;
  /** Module below node_modules and its arguments, run by this Node.js. */
  readonly command: readonly [module: string, ...args: string[]];
  readonly timeZone?: string;
  /** Whether the step runs vitest and is counted by its report; others count as one test. */
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

/** @param project a name or, with `*`, a pattern of vitest's projects */
function suite(project: string, timeZone?: string): VerifyStep {
  const name = timeZone ? `${project} tests, TZ ${timeZone}` : `${project} tests`;
  const command = [BINARIES.vitest, "run", "--project", project] as const;
  return { name, command, isSuite: true, ...(timeZone && { timeZone }) };
}

/** One part of a long suite, with its own backend and browser. */
function shard(project: string, part: number, parts: number): VerifyStep {
  const { command, isSuite } = suite(project);
  const name = `${project} tests, part ${part} of ${parts}`;
  return { name, command: [...command, `--shard=${part}/${parts}`], isSuite };
}

/**
 * The steps of `npm test`, cheapest first. Steps of one group run in parallel: most suites use one
 * worker, so two of them fill two cores.
 */
export const verifySteps: readonly (readonly VerifyStep[])[] = [
  [check("format and lint (biome)", "biome", "check", ".")],
  [check("lint (oxlint)", "oxlint", "--deny-warnings")],
  [check("unused code (knip)", "knip"), check("types (tsc)", "tsc", "-p", ".")],
  [suite("unit*", "UTC"), suite("unit*", "America/Los_Angeles")],
  [suite("rules"), suite("commands")],
  [suite("dom*"), suite("functions")],
  // End-to-end tests mostly wait, so two parts in parallel take little more than half the time.
  [shard("e2e", 1, 2), shard("e2e", 2, 2)],
];
