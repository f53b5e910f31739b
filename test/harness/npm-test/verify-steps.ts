/** One step of `npm test`. */
export interface VerifyStep {
  readonly name: string;
  /** Module below node_modules and its arguments, run by this Node.js. */
  readonly command: readonly [module: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
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
function suite(project: string): VerifyStep {
  const command = [BINARIES.vitest, "run", "--project", project] as const;
  return { name: `${project} tests`, command, isSuite: true };
}

function suiteIn(timeZone: string, project: string, env: VerifyStep["env"] = {}): VerifyStep {
  const step = suite(project);
  return { ...step, name: `${step.name}, TZ ${timeZone}`, env: { TZ: timeZone, ...env } };
}

/** One part of a long suite, with its own backend and browser. */
function shard(project: string, part: number, parts: number): VerifyStep {
  const { command, isSuite } = suite(project);
  const name = `${project} tests, part ${part} of ${parts}`;
  return { name, command: [...command, `--shard=${part}/${parts}`], isSuite };
}

/** How many steps run in parallel: most use little more than half a core, so three fill two cores. */
export const PARALLEL_STEPS = 3;

/**
 * The steps of `npm test` in the order in which they start: checks that take seconds, then suites,
 * the longest first, so that no core waits for the last one.
 */
export const verifySteps: readonly VerifyStep[] = [
  check("format and lint (biome)", "biome", "check", "."),
  check("lint (oxlint)", "oxlint", "--deny-warnings"),
  check("unused code (knip)", "knip"),
  check("code that only tests use (knip)", "knip", "--production"),
  check("types (tsc)", "tsc", "-p", "."),
  shard("e2e", 1, 2),
  shard("e2e", 2, 2),
  suite("dom*"),
  suite("functions*"),
  suite("model"),
  suite("commands"),
  suiteIn("UTC", "unit*"),
  suiteIn("America/Los_Angeles", "unit*", { SKIP_ANY_TIME_ZONE: "1" }),
  suite("rules"),
];
