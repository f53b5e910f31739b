import { REFUSAL_REASONS, type RefusalReason } from "@/domain/result/refusal";
import { type Node, nameOf, sourceOf } from "./source";

const REASONS: ReadonlySet<unknown> = new Set(REFUSAL_REASONS);
/** The frame's own reasons depend on the definition of the call, not on its code. */
const FRAME = "defineCallable";
/** Types that wrap a value. */
const WRAPPERS = new Set(["TSAsExpression", "TSNonNullExpression", "TSSatisfiesExpression"]);

/** Names and reasons in the code of one declaration. */
interface Contents {
  readonly names: ReadonlySet<string>;
  readonly reasons: ReadonlySet<unknown>;
}

const contents = new Map<Node, Contents>();

/**
 * All reasons that a declaration, or what it refers to, can refuse with. Comparisons with a reason do
 * not count. An upper bound: which branches a caller takes is not known.
 */
export function reachableReasons(path: string, name: string): RefusalReason[] {
  const reached = new Set<string>();
  const reasons = new Set<unknown>();
  const follow = (from: string, each: string): void => {
    const id = `${from} ${each}`;
    if (each === FRAME || reached.has(id)) return;
    reached.add(id);
    const { declarations, imports } = sourceOf(from);
    const declaration = declarations.get(each)?.node;
    const imported = imports.get(each);
    if (declaration) {
      const found = contentsOf(declaration);
      for (const reason of found.reasons) reasons.add(reason);
      for (const used of found.names) follow(from, used);
    } else if (imported) follow(imported.path, imported.name);
  };
  follow(path, name);
  return REFUSAL_REASONS.filter((reason) => reasons.has(reason));
}

function contentsOf(declaration: Node): Contents {
  const known = contents.get(declaration);
  if (known) return known;
  const names = new Set<string>();
  const reasons = new Set<unknown>();
  const walk = (node: Node): void => {
    if (node.type.startsWith("TS") && !WRAPPERS.has(node.type)) return;
    if (node.type === "Identifier") names.add(nameOf(node) ?? "");
    if (REASONS.has(node.value)) reasons.add(node.value);
    for (const part of partsOf(node)) walk(part);
  };
  walk(declaration);
  const found = { names, reasons };
  contents.set(declaration, found);
  return found;
}

/** Nodes below a node, without names of properties and texts that something is compared with. */
function partsOf(node: Node): Node[] {
  const isComparison = node.type === "BinaryExpression";
  return Object.entries(node)
    .filter(([part]) => !((part === "key" || part === "property") && !node.computed))
    .filter(([part]) => !(node.type === "SwitchCase" && part === "test"))
    .flatMap(([, value]) => [value].flat())
    .filter(
      (value): value is Node => typeof value === "object" && value !== null && "type" in value,
    )
    .filter(({ type }) => !(isComparison && type === "Literal"));
}
