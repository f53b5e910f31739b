import type * as z from "zod/mini";
import { menuIssues } from "@/domain/menu/draft/menu-issues";
import { normaliseMenu } from "@/domain/menu/draft/normalise-menu";
import { type Menu, menuSchema } from "@/domain/menu/menu.schema";
import { readMenuCsv } from "@/domain/menu/transfer/read-menu-csv";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Language } from "@/domain/text/language";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { issueText } from "../draft/issue-text";
import { issueSentence } from "../draft/menu-problems";

const MAX_BYTES = 2 * 1024 * 1024;

/** Result of reading a menu file. */
export interface MenuFile {
  readonly name: string;
  readonly menu: Menu;
  /** Sentences that start with line or path; empty if the file can be imported. */
  readonly problems: readonly string[];
}

interface ReadingContext {
  readonly menu: Menu;
  readonly restaurant: Restaurant;
  readonly language: Language;
}

/** Reads a menu file. CSV updates the draft, JSON replaces it. */
export async function readMenuFile(file: File, context: ReadingContext): Promise<MenuFile> {
  const { menu, restaurant, language } = context;
  const texts = menuEditorTexts[language];
  const { name } = file;
  if (file.size > MAX_BYTES) return { name, menu, problems: [texts.tooLarge] };
  // Fails if the file was moved or changed after it was selected.
  const text = await file.text().catch(() => null);
  if (text === null) return { name, menu, problems: [texts.unreadable] };
  if (/\.json$/i.test(name)) return { name, ...readJson(text, context) };
  const read = readMenuCsv(text, menu, restaurant);
  const problems = read.issues.map(
    (issue) => `${texts.line(issue.line)}: ${texts.csv[issue.code](issue)}`,
  );
  return { name, menu: read.menu, problems: [...problems, ...issueTexts(read.menu, context)] };
}

function readJson(text: string, context: ReadingContext): Omit<MenuFile, "name"> {
  const { menu, language } = context;
  const texts = menuEditorTexts[language];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (fault) {
    const at = /position (\d+)/.exec(String(fault))?.[1];
    const line = at && texts.line(text.slice(0, Number(at)).split("\n").length);
    return { menu, problems: [line ? `${line}: ${texts.notJson}` : texts.notJson] };
  }
  const parsed = menuSchema.safeParse(withRevision(value, menu.rev), { reportInput: true });
  if (parsed.success) {
    return { menu: parsed.data, problems: issueTexts(parsed.data, context) };
  }
  return { menu, problems: parsed.error.issues.map((issue) => problemText(issue, language)) };
}

/** Text of a schema issue after its path. */
function problemText(form: z.core.$ZodIssue, language: Language): string {
  const texts = menuEditorTexts[language];
  const path = form.path.map(String);
  const start = path.length > 0 ? `${path.join(" › ")}: ` : "";
  if (form.code === "unrecognized_keys") return start + texts.unknownEntry(form.keys.join(", "));
  if (path.length === 0) return texts.notMenu;
  return start + issueText({ path, code: "FORM", form }, language);
}

/** The revision in a file is ignored. */
function withRevision(value: unknown, rev: number): unknown {
  return typeof value === "object" && value !== null ? { ...value, rev } : value;
}

function issueTexts(menu: Menu, { restaurant, language }: ReadingContext): string[] {
  return menuIssues(normaliseMenu(menu), restaurant).map((issue) =>
    issueSentence(issue, menu, language),
  );
}
