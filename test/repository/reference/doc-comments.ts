import { type Node, nameOf, sourceOf } from "./source";

/** Documentation comments of a source file. */
interface DocComments {
  /** Comment of a declaration; empty without one. */
  of(name: string): string;
  /** Comments of the fields of a declared object, interface or list of texts, by their names. */
  fields(name: string): ReadonlyMap<string, string>;
}

/** Reads the documentation comments of a file of the repository, as Markdown on one line each. */
export function docCommentsOf(path: string): DocComments {
  const { text, comments, declarations } = sourceOf(path);
  const before = ({ start }: Node): string => {
    const comment = comments.findLast(
      ({ value, end }) =>
        value.startsWith("*") && end <= start && text.slice(end, start).trim() === "",
    );
    return comment ? plain(comment.value) : "";
  };
  const fields = (name: string): Map<string, string> =>
    new Map(membersOf(declarations.get(name)?.node).flatMap((member) => [...commented(member)]));
  const commented = (member: Node): Iterable<readonly [string, string]> => {
    if (member.type === "SpreadElement") return fields(spreadName(member.argument as Node));
    const key = (member.key ?? member) as Node;
    return [[nameOf(key) ?? String(key.value), before(member)]];
  };
  return {
    of(name) {
      const found = declarations.get(name);
      return found ? before(found.statement) : "";
    },
    fields,
  };
}

/** Members of the first object, interface or list in a declaration. */
function membersOf(node: Node | null | undefined): Node[] {
  if (!node) return [];
  const { type, properties, elements, body } = node;
  const members = properties ?? elements ?? (type === "TSInterfaceBody" ? body : null);
  if (members) return members as Node[];
  const parts = [node.init, node.expression, body, ...((node.arguments as Node[]) ?? [])];
  return parts.map((part) => membersOf(part as Node)).find(({ length }) => length > 0) ?? [];
}

/** `prices` of `...prices` and of `...prices.shape`. */
function spreadName(argument: Node): string {
  return nameOf(argument.object) ?? nameOf(argument) ?? "";
}

/** A comment as Markdown on one line, up to its first tag. */
export function plain(comment: string): string {
  const [sentences = ""] = comment.replaceAll(/^\s*\* ?/gm, "").split(/^@/m);
  return sentences
    .replaceAll(/\{@link (\w+)\}/g, "`$1`")
    .replaceAll(/docs\/rules\.md#([\w-]+)/g, "[rules](rules.md#$1)")
    .replaceAll(/docs\/(\w+)\.md#([\w-]+)/g, "[$1]($1.md#$2)")
    .replaceAll("|", "\\|")
    .replaceAll(/\s+/g, " ")
    .trim();
}
