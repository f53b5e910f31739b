import { isSameData } from "@/domain/stored-data/is-same-data";
import { type RestaurantDraft, restaurantDraftSchema } from "@/state/staff/restaurant-draft-atoms";

/** Comparable parts of a draft by id, for example `address.zip`, `hours/1` or `add_ons/A`. */
type DraftLines = ReadonlyMap<string, unknown>;

/** One difference; `undefined` means that the line is missing on that side. */
export interface DraftChange {
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Lists whose rows are identified by content, not by position. */
const ROW_NAMES: Readonly<Record<string, (row: Row) => string>> = {
  min_delivery_amount_by_zip: ({ zip, label }) => `${zip} ${label}`.trim(),
  cost_by_distance: ({ km }) => `${km}`,
  add_ons: ({ code }) => `${code}`,
};

type Row = Readonly<Record<string, unknown>>;

/** All lines that differ, in the order of the form. */
export function draftChanges(before: RestaurantDraft, after: RestaurantDraft): DraftChange[] {
  return lineChanges(draftLines(before), draftLines(after));
}

/** A change of the other save, with the value of this draft. */
export interface TheirChange extends DraftChange {
  readonly mine: unknown;
  /** Whether both sides changed the line to different values. */
  readonly isContested: boolean;
}

/** Changes of the other save since `base`. */
export function theirChanges({ base, mine, theirs }: Merge): TheirChange[] {
  const lines = draftLines(mine);
  return draftChanges(base, theirs).map((change) => {
    const own = lines.get(change.id);
    const isContested = !isSameData(own, change.before) && !isSameData(own, change.after);
    return { ...change, mine: own, isContested };
  });
}

/** Two drafts with a common base. */
export interface Merge {
  readonly base: RestaurantDraft;
  readonly mine: RestaurantDraft;
  readonly theirs: RestaurantDraft;
}

/**
 * Merges two drafts. A line that only one side changed takes that side's value.
 * @param keepMine ids of lines changed by the other side for which this draft's value is kept
 */
export function mergedDraft(
  { base, mine, theirs }: Merge,
  keepMine: ReadonlySet<string>,
): RestaurantDraft {
  const merged = new Map(draftLines(theirs));
  const own = draftLines(mine);
  const foreign = new Set(draftChanges(base, theirs).map(({ id }) => id));
  const changed = draftChanges(base, mine).map(({ id }) => id);
  const kept = [...changed.filter((id) => !foreign.has(id)), ...keepMine];
  for (const id of kept) {
    if (own.has(id)) merged.set(id, own.get(id));
    else merged.delete(id);
  }
  return draftOfLines(merged);
}

/** Whether two drafts are equal, including the order of lists. */
export function isSameDraft(one: RestaurantDraft, other: RestaurantDraft): boolean {
  return isSameData(one, other);
}

function lineChanges(before: DraftLines, after: DraftLines): DraftChange[] {
  const ids = new Set([...after.keys(), ...before.keys()]);
  return [...ids].flatMap((id) => {
    const change = { id, before: before.get(id), after: after.get(id) };
    return isSameData(change.before, change.after) ? [] : [change];
  });
}

function draftLines(draft: RestaurantDraft): DraftLines {
  const lines = Object.entries(draft).flatMap(([field, value]): [string, unknown][] => {
    const nameOf = ROW_NAMES[field];
    if (field === "hours") return draft.hours.map((times, day) => [`hours/${day}`, times]);
    if (nameOf && Array.isArray(value)) {
      return (value as Row[]).map((row) => [`${field}/${nameOf(row)}`, row]);
    }
    if (typeof value !== "object" || Array.isArray(value)) return [[field, value]];
    return Object.entries(value).map(([part, text]) => [`${field}.${part}`, text]);
  });
  return new Map(lines);
}

function draftOfLines(lines: DraftLines): RestaurantDraft {
  const draft: Record<string, unknown> = Object.fromEntries(
    ["hours", ...Object.keys(ROW_NAMES)].map((field) => [field, []]),
  );
  for (const [id, value] of lines) {
    const [, field = "", mark, part = ""] = /^([^./]+)([./]?)(.*)$/s.exec(id) ?? [];
    if (mark === "/") (draft[field] as unknown[]).push(value);
    else if (mark === ".") draft[field] = { ...(draft[field] as object), [part]: value };
    else draft[field] = value;
  }
  return restaurantDraftSchema.parse(draft);
}
