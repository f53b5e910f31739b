import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

/** Result of one run of vitest, as this reporter writes it. */
export interface SuiteReport {
  readonly passed: number;
  /**
   * A line for each failed test with its error, each file that does not load and each error outside
   * of tests.
   */
  readonly failures: readonly string[];
}

const firstLine = (text: string) => text.split("\n", 1)[0] ?? "";

function moduleFailures(module: TestModule): string[] {
  const file = relative(process.cwd(), module.moduleId);
  const failed = [...module.children.allTests("failed")].map((test) => {
    const [error] = test.result().errors ?? [];
    return `${test.fullName}: ${firstLine(error?.message ?? "")}`;
  });
  const errors = module.errors().map(({ message }) => firstLine(message));
  return [...failed, ...errors].map((text) => `${file}: ${text}`);
}

/**
 * Writes a {@link SuiteReport} to a file. Unlike vitest's JSON report it contains errors outside of
 * tests, which end a run with an error although every test passed.
 */
export class SuiteReporter implements Reporter {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  onTestRunEnd: NonNullable<Reporter["onTestRunEnd"]> = (modules, unhandledErrors) => {
    const report: SuiteReport = {
      passed: modules.flatMap((module) => [...module.children.allTests("passed")]).length,
      failures: [
        ...modules.flatMap(moduleFailures),
        ...unhandledErrors.map(
          ({ name, message, stack }) =>
            `outside of tests: ${name}: ${firstLine(message)} ${stack?.match(/\n\s+at .*/)?.[0].trim() ?? ""}`,
        ),
      ],
    };
    writeFileSync(this.#file, JSON.stringify(report));
  };
}
