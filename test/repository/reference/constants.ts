import { type Node, nameOf, sourceOf } from "./source";

/** A constant of a file: a number, a text, or a list or an object of them. */
export type Constant =
  | number
  | string
  | readonly Constant[]
  | { readonly [name: string]: Constant };

/** The constants of a file that are written in capitals and known before the run, by their names. */
export function constantsIn(path: string): ReadonlyMap<string, Constant> {
  const named = [...sourceOf(path).declarations].flatMap(([name, { node }]) => {
    const value = /^[A-Z][A-Z0-9_]+$/.test(name) ? evaluate(node.init, path) : null;
    return value === null ? [] : [[name, value] as const];
  });
  return new Map(named);
}

/** The value of an expression; null if it is not known before the run. */
function evaluate(expression: unknown, path: string): Constant | null {
  const node = expression as Node | null | undefined;
  if (!node) return null;
  if (node.type === "Literal") return literalOf(node.value);
  if (node.type === "Identifier") return named(nameOf(node) ?? "", path);
  if (node.type === "TSAsExpression") return evaluate(node.expression, path);
  if (node.type === "ArrayExpression") {
    const values = (node.elements as Node[]).map((each) => evaluate(each, path));
    return values.every((each) => each !== null) ? values : null;
  }
  if (node.type === "ObjectExpression") {
    const members = (node.properties as Node[]).map(
      ({ key, value }) => [nameOf(key) ?? "", evaluate(value, path)] as const,
    );
    const known = members.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
    return known.length === members.length ? Object.fromEntries(known) : null;
  }
  if (node.type === "MemberExpression") {
    const object = evaluate(node.object, path) as Readonly<Record<string, Constant>> | null;
    return object?.[nameOf(node.property) ?? ""] ?? null;
  }
  if (node.type === "BinaryExpression") {
    const left = evaluate(node.left, path);
    const right = evaluate(node.right, path);
    if (typeof left !== "number" || typeof right !== "number") return null;
    return (
      { "*": left * right, "+": left + right, "-": left - right, "/": left / right }[
        String(node.operator)
      ] ?? null
    );
  }
  return null;
}

function literalOf(value: unknown): Constant | null {
  return typeof value === "number" || typeof value === "string" ? value : null;
}

function named(name: string, path: string): Constant | null {
  const { declarations, imports } = sourceOf(path);
  const imported = imports.get(name);
  if (imported) return named(imported.name, imported.path);
  return evaluate(declarations.get(name)?.node.init, path);
}
