import { isSameData } from "../stored-data/is-same-data";
import { type Change, type PartPath, pathKey } from "./changes";
import { idsByGroup, isReordered, ORDER, withMissing } from "./list-order";
import {
  type DocumentPart,
  elementsOf,
  fieldsOf,
  type ListPart,
  type MapPart,
  VALUE,
} from "./part";

/** Two documents that were both edited from `base`. */
export interface Versions<T> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

/** A change of the other side; `after` is their value. */
export interface TheirChange extends Change {
  readonly mine: unknown;
  /** Both sides changed this part to different values. */
  readonly isConflict: boolean;
}

export interface Merged<T> {
  readonly document: T;
  /** Changes of the other side that differ from `mine`. */
  readonly theirChanges: readonly TheirChange[];
}

/** Side of a conflict unless somebody selects one: mine, or theirs if mine removed the part. */
export function keepsMineByDefault({ isConflict, mine }: TheirChange): boolean {
  return isConflict && mine !== undefined;
}

/**
 * Merges two documents part by part. A part that one side changed comes from that side; an element
 * that one side removed and the other changed is a conflict.
 * @param keepsMine whether a part that the other side changed keeps the value of `mine`
 */
export function mergeDocuments<T>(
  part: DocumentPart,
  versions: Versions<T>,
  keepsMine: (change: TheirChange) => boolean = keepsMineByDefault,
): Merged<T> {
  const theirChanges: TheirChange[] = [];
  const decide: Decide = (change) => {
    theirChanges.push(change);
    return keepsMine(change);
  };
  // Every value comes from one of three documents of this type.
  const document = mergeAt([], part, versions, decide) as T;
  return { document, theirChanges };
}

/** Selects `mine` for these changes, `theirs` for all others. */
export function keepingMine(keys: ReadonlySet<string>): (change: TheirChange) => boolean {
  return ({ path }) => keys.has(pathKey(path));
}

type Decide = (change: TheirChange) => boolean;

function mergeAt(
  path: PartPath,
  part: DocumentPart,
  versions: Versions<unknown>,
  decide: Decide,
): unknown {
  const { base, mine, theirs } = versions;
  if (theirs === base || mine === theirs) return mine;
  if (part.kind === "ignored") return theirs;
  if (mine === undefined || theirs === undefined || part.kind === "value") {
    return mergeValue(path, versions, decide);
  }
  switch (part.kind) {
    case "record": {
      const sides = { base: fieldsOf(base), mine: fieldsOf(mine), theirs: fieldsOf(theirs) };
      const fields = new Set([...Object.keys(sides.mine), ...Object.keys(sides.theirs)]);
      return Object.fromEntries(
        [...fields].flatMap((field) => {
          const of = part.fields[field] ?? VALUE;
          const value = mergeAt([...path, field], of, versionsOf(sides, field), decide);
          return value === undefined ? [] : [[field, value]];
        }),
      );
    }
    case "map":
      return Object.fromEntries(mergeElements(path, part, versions, decide).merged);
    case "list":
      return mergeList(path, part, versions, decide);
  }
}

function mergeValue(path: PartPath, { base, mine, theirs }: Versions<unknown>, decide: Decide) {
  if (isSameData(theirs, base) || isSameData(mine, theirs)) return mine;
  const kind = theirs === undefined ? "removed" : base === undefined ? "added" : "changed";
  const isConflict = !isSameData(mine, base);
  return decide({ path, kind, before: base, after: theirs, mine, isConflict }) ? mine : theirs;
}

function mergeElements(
  path: PartPath,
  part: MapPart | ListPart,
  { base, mine, theirs }: Versions<unknown>,
  decide: Decide,
) {
  const sides = {
    base: elementsOf(part, base),
    mine: elementsOf(part, mine),
    theirs: elementsOf(part, theirs),
  };
  const merged = new Map<string, unknown>();
  for (const id of new Set([...sides.mine.keys(), ...sides.theirs.keys()])) {
    const of = {
      base: sides.base.get(id),
      mine: sides.mine.get(id),
      theirs: sides.theirs.get(id),
    };
    const value = mergeAt([...path, id], part.of, of, decide);
    if (value !== undefined) merged.set(id, value);
  }
  return { merged, sides };
}

function mergeList(path: PartPath, part: ListPart, versions: Versions<unknown>, decide: Decide) {
  const { merged, sides } = mergeElements(path, part, versions, decide);
  return [...idsByGroup(part, merged)].flatMap(([group, ids]) => {
    const within = new Set(ids);
    const inGroup = (elements: ReadonlyMap<string, unknown>) =>
      [...elements.keys()].filter((id) => within.has(id));
    const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map(inGroup) as [
      string[],
      string[],
      string[],
    ];
    const isMoved = isReordered(base, mine);
    const isTheirMove = isReordered(base, theirs) && isReordered(mine, theirs);
    const at = [...path, ORDER, group];
    const change = { path: at, kind: "moved", before: base, after: theirs, mine } as const;
    const takesTheirs = isTheirMove
      ? part.isOrdered && !decide({ ...change, isConflict: isMoved })
      : !isMoved;
    const order = takesTheirs ? withMissing(theirs, mine) : withMissing(mine, theirs);
    return order.map((id) => merged.get(id));
  });
}

function versionsOf(
  { base, mine, theirs }: Versions<Readonly<Record<string, unknown>>>,
  field: string,
): Versions<unknown> {
  return { base: base[field], mine: mine[field], theirs: theirs[field] };
}
