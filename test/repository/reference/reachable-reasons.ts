import { REFUSAL_REASONS, type RefusalReason } from "@/domain/result/refusal";
import { type Node, nameOf, sourceOf } from "./source";

const REASONS: ReadonlySet<unknown> = new Set(REFUSAL_REASONS);
/** The frame's own reasons depend on the definition of the call, not on its code. */
const FRAME = "defineCallable";
/** Types that wrap a value. */
const WRAPPERS = new Set(["TSAsExpression", "TSNonNullExpression", "TSSatisfiesExpression"]);

/**
 * All reasons that a declaration, or what it refers to, can refuse with. Comparisons with a reason do
 * not count. An upper bound: which branches a caller takes is not known.
 */
export function reachableReasons(path: string, name: string): RefusalReason[] {
  const reached = new Set<string>();
  const reasons = new Set<unknown>();
  const follow = (from: string, each: string): void => {
    const { declarations, imports } = sourceOf(from);
    const declaration = declarations.get(each)?.node;
    const imported = imports.get(each);
    const id = `${from} ${each}`;
    if (each === FRAME || reached.has(id)) return;
    reached.add(id);
    if (declaration) walk(declaration, from);
    else if (imported) follow(imported.path, imported.name);
  };
  const walk = (node: Node, from: string): void => {
    if (node.type.startsWith("TS") && !WRAPPERS.has(node.type)) return;
    if (node.type === "Identifier") follow(from, nameOf(node) ?? "");
    if (REASONS.has(node.value)) reasons.add(node.value);
    for (const part of partsOf(node)) walk(part, from);
  };
  follow(path, name);
  return REFUSAL_REASONS.filter((reason) => reasons.has(reason));
}

/** Nodes below a node, without the names of properties and the texts that something is compared with. */
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
