import { itemIssues, menuIssues } from "@/domain/menu/draft/menu-issues";
import { normaliseMenu } from "@/domain/menu/draft/normalise-menu";
import type { Menu } from "@/domain/menu/menu.schema";
import { readMenuCsv } from "@/domain/menu/transfer/read-menu-csv";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Language } from "@/domain/text/language";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { issueSentence } from "../draft/menu-problems";
import { inSlices } from "./in-slices";
import { type ReadMenu, readMenuJson } from "./read-menu-json";

const MAX_BYTES = 2 * 1024 * 1024;
/** Maximum length of a problem in characters: a file can contain names of any length. */
const MAX_PROBLEM_LENGTH = 300;

/** Result of reading a menu file. */
export interface MenuFile extends ReadMenu {
  readonly name: string;
}

interface ReadingContext {
  readonly menu: Menu;
  readonly restaurant: Restaurant;
  readonly language: Language;
}

/** Reads a menu file without blocking the page. CSV updates the draft, JSON replaces it. */
export async function readMenuFile(file: File, context: ReadingContext): Promise<MenuFile> {
  const { menu, language } = context;
  const texts = menuEditorTexts[language];
  const { name } = file;
  if (file.size > MAX_BYTES) return { name, menu, problems: [texts.tooLarge] };
  // Fails if the file was moved or changed after it was selected.
  const text = await file.text().catch(() => null);
  if (text === null) return { name, menu, problems: [texts.unreadable] };
  const steps = /\.json$/i.test(name) ? readMenuJson(text, menu, language) : readCsv(text, context);
  const read = await inSlices(withIssues(steps, context));
  return { name, menu: read.menu, problems: read.problems.map(shortened) };
}

function* readCsv(text: string, context: ReadingContext): Generator<void, ReadMenu> {
  const { language } = context;
  const texts = menuEditorTexts[language];
  const { menu, issues } = yield* readMenuCsv(text, context.menu, context.restaurant);
  const problems = issues.map(
    (issue) => `${texts.line(issue.line)}: ${texts.csv[issue.code](issue)}`,
  );
  return { menu, problems };
}

/** Adds the reasons why the menu that was read cannot be saved. */
function* withIssues(
  steps: Generator<void, ReadMenu>,
  { menu: before, restaurant, language }: ReadingContext,
): Generator<void, ReadMenu> {
  const { menu, problems } = yield* steps;
  if (menu === before) return { menu, problems };
  const finished = normaliseMenu(menu);
  const known = new Map<unknown, ReturnType<typeof itemIssues>>();
  for (const item of finished.items) {
    yield;
    known.set(item, itemIssues(item, restaurant));
  }
  const issues = menuIssues(finished, restaurant, (item) => known.get(item) ?? []);
  const sentences = issues.map((issue) => issueSentence(issue, menu, language));
  return { menu, problems: [...problems, ...sentences] };
}

function shortened(problem: string): string {
  return problem.length > MAX_PROBLEM_LENGTH
    ? `${problem.slice(0, MAX_PROBLEM_LENGTH)} …`
    : problem;
}
