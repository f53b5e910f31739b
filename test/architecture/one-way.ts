import { withoutComments } from "./imports";
import type { SourceFile } from "./source-files";

/** What one module does for all others: where it may be done by hand, and how that looks. */
const ONE_WAY: readonly { in: RegExp; notIn?: RegExp; hand: RegExp; rule: string }[] = [
  {
    in: /^src\//,
    notIn: /^src\/page-lifecycle\/lazy-part\.tsx$/,
    hand: /\bimport\s*\{[^}]*\blazy\b[^}]*\}\s*from\s*["']react["']/,
    rule: "components are loaded on demand by lazyPart",
  },
  {
    in: /^src\/features\//,
    hand: /\bstatus: "loading"(?! \|)|\("loading"\)|\b(?:call(?:List|Search|Read)[A-Z]|read[A-Z]\w*ToEdit\b)/,
    rule: "features read from the server by a hook of src/data",
  },
];

/** Files that do by hand what one module does for all, one line each. */
export function oneWayProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const code = withoutComments(text);
    return ONE_WAY.filter(
      (each) => each.in.test(path) && !each.notIn?.test(path) && each.hand.test(code),
    ).map(({ rule }) => `${path}: ${rule}`);
  });
}
