/** A security rules file with one change. */
export interface RulesChange {
  /** From 1. */
  readonly line: number;
  readonly kind: string;
  /** The new text, and the text that it replaces. */
  readonly replacement: string;
  /** The whole file with the change. */
  readonly text: string;
}

type Change = readonly [kind: string, pattern: RegExp, replace: (found: string) => string];

const CHANGES: readonly Change[] = [
  ["LogicalOperator", /&&|\|\|/g, (found) => (found === "&&" ? "||" : "&&")],
  ["EqualityOperator", /==|!=/g, (found) => (found === "==" ? "!=" : "==")],
  ["EqualityOperator", />=|<=/g, (found) => found.slice(0, 1)],
  ["EqualityOperator", /(?<= )[<>](?= )/g, (found) => `${found}=`],
  ["BooleanLiteral", /\b(?:true|false)\b/g, (found) => (found === "true" ? "false" : "true")],
  ["NumberLiteral", /\b\d+(?=[); ])/g, (found) => String(Number(found) + 1)],
  ["BooleanLiteral", /!(?=[\w(])/g, () => ""],
  ["ConditionalExpression", /(?<=\b(?:if|return) )[^;]+(?=;)/g, () => "true"],
];

/** All changes of the statements of a rules file. Comments stay as they are. */
export function rulesChanges(text: string): RulesChange[] {
  const code = text.replace(/\/\/.*$/gm, (comment) => " ".repeat(comment.length));
  return CHANGES.flatMap(([kind, pattern, replace]) =>
    [...code.matchAll(pattern)]
      .filter(({ 0: found }) => replace(found) !== found)
      .map(({ 0: found, index }) => ({
        line: code.slice(0, index).split("\n").length,
        kind,
        replacement: `${replace(found)} (was ${found})`,
        text: text.slice(0, index) + replace(found) + text.slice(index + found.length),
      })),
  );
}
