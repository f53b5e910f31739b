import * as z from "zod/mini";
import {
  type Menu,
  type MenuCategory,
  type MenuItem,
  menuCategorySchema,
  menuItemSchema,
  menuSchema,
} from "@/domain/menu/menu.schema";
import { MAX_DISHES } from "@/domain/menu/transfer/read-menu-csv";
import type { Language } from "@/domain/text/language";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { issueText } from "../context/issue-text";

/** A menu as read from a file. */
export interface ReadMenu {
  readonly menu: Menu;
  /** Sentences that start with line or path; empty if the file can be imported. */
  readonly problems: readonly string[];
}

/** Maximum number of values in one dish or category: more than 30 groups of 40 options need. */
const MAX_VALUES = 10_000;

const entries = z.array(z.unknown());
const outlineSchema = z.strictObject({
  rev: menuSchema.shape.rev,
  categories: entries.check(z.minLength(1)),
  items: entries,
});

/** Reads a menu from JSON; pauses after every dish. */
export function* readMenuJson(
  text: string,
  menu: Menu,
  language: Language,
): Generator<void, ReadMenu> {
  const texts = menuEditorTexts[language];
  const refused = (problems: readonly string[]) => ({ menu, problems });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (fault) {
    const at = /position (\d+)/.exec(String(fault))?.[1];
    const line = at && texts.line(text.slice(0, Number(at)).split("\n").length);
    return refused([line ? `${line}: ${texts.notJson}` : texts.notJson]);
  }
  const outline = outlineSchema.safeParse(withRevision(value, menu.rev), { reportInput: true });
  if (!outline.success) {
    return refused(outline.error.issues.map((issue) => problemText(issue, issue.path, language)));
  }
  const { categories, items } = outline.data;
  if (Math.max(categories.length, items.length) > MAX_DISHES) {
    return refused([texts.csv.TOO_MANY_DISHES({ line: 1, code: "TOO_MANY_DISHES" })]);
  }
  const problems: string[] = [];
  const read = {
    rev: menu.rev,
    categories: yield* readEntries<MenuCategory>("categories", categories, menuCategorySchema),
    items: yield* readEntries<MenuItem>("items", items, menuItemSchema),
  };
  return problems.length > 0 ? refused(problems) : { menu: read, problems };

  function* readEntries<Entry>(
    list: string,
    found: readonly unknown[],
    schema: z.ZodMiniType<Entry>,
  ): Generator<void, Entry[]> {
    const parsed: Entry[] = [];
    for (const [at, entry] of found.entries()) {
      yield;
      if (hasMoreValues(entry, MAX_VALUES)) {
        problems.push(`${list} › ${at}: ${texts.tooDetailed}`);
        continue;
      }
      const { data, error } = schema.safeParse(entry, { reportInput: true });
      if (data !== undefined) parsed.push(data);
      for (const issue of error?.issues ?? []) {
        problems.push(problemText(issue, [list, at, ...issue.path], language));
      }
    }
    return parsed;
  }
}

/** Text of a schema issue after its path. */
function problemText(
  form: z.core.$ZodIssue,
  at: readonly PropertyKey[],
  language: Language,
): string {
  const texts = menuEditorTexts[language];
  const path = at.map(String);
  const start = path.length > 0 ? `${path.join(" › ")}: ` : "";
  if (form.code === "unrecognized_keys") return start + texts.unknownEntry(form.keys.join(", "));
  if (path.length === 0) return texts.notMenu;
  return start + issueText({ path, code: "FORM", form }, language);
}

/** The revision in a file is ignored. */
function withRevision(value: unknown, rev: number): unknown {
  return typeof value === "object" && value !== null ? { ...value, rev } : value;
}

/** Whether a value contains more values than this, at any depth. */
function hasMoreValues(value: unknown, most: number): boolean {
  const waiting = [value];
  for (let count = 0; count <= most; count += 1) {
    if (waiting.length === 0) return false;
    const next = waiting.pop();
    if (typeof next === "object" && next !== null) {
      for (const member of Object.values(next)) waiting.push(member);
    }
  }
  return true;
}
