import { parseSync } from "vite";
import type { SourceFile } from "./source-files";

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const GLOBALS = new Set(["Array", "Boolean", "Infinity", "Math", "NaN", "Number", "Object"]);
/** Function calls whose result is known before the run. */
const SETTINGS = new Set(["runSize"]);
const FILLS = new Set(["add", "push", "set", "unshift"]);
/** Name of a constant that another file exports. */
const CONSTANT = /^[A-Z][A-Z0-9_]+$/;
const TYPES = new Set(["typeAnnotation", "typeArguments", "typeParameters", "returnType"]);

/** Figures that a test reports without having measured them, one line each. */
export function figureProblems(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ text }) => text.includes("recordFigure("))
    .flatMap(({ path, text }) => {
      const nodes = nodesBelow(parseSync(path, text).program);
      const isFixed = fixedNames(nodes);
      return nodes
        .filter(
          ({ type, callee }) => type === "CallExpression" && nameOf(callee) === "recordFigure",
        )
        .map(({ arguments: given }) => given as readonly Node[])
        .filter(([, , value]) => !value || !namesIn(value).some((name) => !isFixed(name)))
        .map(([row]) => `${path}: row ${String(row?.value)} reports a constant`);
    });
}

/** Recognises names with the same value in every run: constants, and values computed from them. */
function fixedNames(nodes: readonly Node[]): (name: string) => boolean {
  const changed = new Set(nodes.map(changedBy));
  const declared = nodes.filter(({ type }) => type === "VariableDeclarator");
  // A name counts as fixed while its value is examined, because functions may call each other.
  const known = new Map([...GLOBALS, ...SETTINGS].map((name) => [name, true]));
  const find = (name: string): boolean => {
    if (changed.has(name)) return false;
    const own = declared.filter(({ id }) => nameOf(id) === name);
    if (own.length === 0) return CONSTANT.test(name);
    return own.every(({ init }) => isNode(init) && namesIn(init).every(isFixed));
  };
  const isFixed = (name: string): boolean => {
    if (!known.has(name)) known.set(name, true).set(name, find(name));
    return known.get(name) === true;
  };
  return isFixed;
}

/** The variable that a node assigns to, or whose collection it fills. */
function changedBy({ type, left, argument, callee }: Node): string | undefined {
  if (type === "AssignmentExpression") return rootOf(left);
  if (type === "UpdateExpression") return rootOf(argument);
  const isFilled = type === "CallExpression" && isNode(callee) && isNode(callee.property);
  return isFilled && FILLS.has(nameOf(callee.property) ?? "") ? rootOf(callee.object) : undefined;
}

const rootOf = (node: unknown): string | undefined =>
  isNode(node) && isNode(node.object) ? rootOf(node.object) : nameOf(node);

/** Variables that an expression reads. */
function namesIn(node: Node): string[] {
  if (node.type === "Identifier") return [String(node.name)];
  return Object.entries(node).flatMap(([part, value]) => {
    const isKey = part === "key" || (part === "property" && !node.computed);
    return isKey || TYPES.has(part) ? [] : childrenOf(value).flatMap(namesIn);
  });
}

const nodesBelow = (node: unknown): Node[] =>
  childrenOf(node).flatMap((child) => [child, ...Object.values(child).flatMap(nodesBelow)]);

const childrenOf = (value: unknown): Node[] => [value].flat().filter(isNode);

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

const nameOf = (node: unknown) =>
  isNode(node) && node.type === "Identifier" ? String(node.name) : undefined;
