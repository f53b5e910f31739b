import { withoutComments } from "./imports";
import type { SourceFile } from "./source-files";

/** Code whose result depends on more than its arguments, or that has side effects. */
const IMPURE: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["the clock", /\bDate\.now\b|\bnew Date\(\s*\)|(?<!new )\bDate\(\s*\)/],
  ["the clock", /(?<![.\w])performance\./],
  ["randomness", /\bMath\.random\b|(?<![.\w])crypto\b/],
  ["the time zone of the machine", /\.get(?:FullYear|Month|Date|Day|Hours|Minutes)\(/],
  ["the browser", /(?<![.\w])(?:window|document|navigator|location)\./],
  ["storage", /(?<![.\w])(?:local|session)Storage\b/],
  ["the network", /(?<![.\w])fetch\(/],
  ["the process", /(?<![.\w])(?:process|globalThis|console)\./],
  ["timers", /(?<![.\w])set(?:Timeout|Interval)\(/],
];

/** Impure code in the domain, one line each. */
export function purityProblems(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith("src/domain/"))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return IMPURE.filter(([, pattern]) => pattern.test(code)).map(
        ([what]) => `${path}: the domain must not depend on ${what}`,
      );
    });
}
