import { isSameData } from "../stored-data/is-same-data";
import { idsByGroup, idsIn, isReordered, ORDER } from "./list-order";
import { type DocumentPart, elementsOf, fieldsOf, type ListPart, VALUE } from "./part";

/**
 * Fields and ids from the root to a part of a document, for example `items`, `pho-bo`, `preis`. The
 * order of a list is at the path of the list, `@order`, and the group ("" for the only group).
 */
export type PartPath = readonly string[];

/** One difference between two documents. */
export interface Change {
  readonly path: PartPath;
  /** `added` and `removed` elements of lists and maps, `moved` the order of a list. */
  readonly kind: "added" | "removed" | "changed" | "moved";
  /** For `moved`: the ids that both sides have, in order. */
  readonly before: unknown;
  readonly after: unknown;
}

/** Unique among the paths of a document. */
export function pathKey(path: PartPath): string {
  return path.join("\n");
}

/** All differences between two documents, in the order of `after`; removed elements come last. */
export function listChanges(part: DocumentPart, before: unknown, after: unknown): Change[] {
  return changesAt([], part, before, after);
}

function changesAt(path: PartPath, part: DocumentPart, before: unknown, after: unknown): Change[] {
  if (before === after) return [];
  switch (part.kind) {
    case "ignored":
      return [];
    case "value":
      return isSameData(before, after) ? [] : [{ path, kind: "changed", before, after }];
    case "record": {
      const [was, is] = [fieldsOf(before), fieldsOf(after)];
      return [...new Set([...Object.keys(is), ...Object.keys(was)])].flatMap((field) =>
        changesAt([...path, field], part.fields[field] ?? VALUE, was[field], is[field]),
      );
    }
    case "map":
    case "list": {
      const [was, is] = [elementsOf(part, before), elementsOf(part, after)];
      return [
        ...elementChanges(path, part.of, was, is),
        ...(part.kind === "list" && part.isOrdered ? orderChanges(path, part, was, is) : []),
      ];
    }
  }
}

type Elements = ReadonlyMap<string, unknown>;

function elementChanges(path: PartPath, of: DocumentPart, was: Elements, is: Elements): Change[] {
  const present = [...is].flatMap(([id, after]): Change[] =>
    was.has(id)
      ? changesAt([...path, id], of, was.get(id), after)
      : [{ path: [...path, id], kind: "added", before: undefined, after }],
  );
  const removed = [...was].flatMap(([id, before]): Change[] =>
    is.has(id) ? [] : [{ path: [...path, id], kind: "removed", before, after: undefined }],
  );
  return [...present, ...removed];
}

function orderChanges(path: PartPath, part: ListPart, was: Elements, is: Elements): Change[] {
  const old = idsByGroup(part, was);
  return [...idsByGroup(part, is)].flatMap(([group, after]): Change[] => {
    const before = old.get(group) ?? [];
    if (!isReordered(before, after)) return [];
    const at = [...path, ORDER, group];
    return [{ path: at, kind: "moved", before: idsIn(before, after), after: idsIn(after, before) }];
  });
}
