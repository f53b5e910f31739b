import type { DraftProblem } from "@/admin-ui/revisions/problem-list";
import type { MenuIssue } from "@/domain/menu/draft/menu-issues";
import type { Menu, MenuCategory, MenuItem } from "@/domain/menu/menu.schema";
import type { Refusal } from "@/domain/result/refusal";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Language } from "@/domain/text/language";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { displayName } from "../context/display-name";
import type { EditorView } from "../context/editor-context";
import { fieldOf, issueText } from "../context/issue-text";

interface ProblemContext {
  readonly menu: Menu;
  readonly issues: readonly MenuIssue[];
  readonly language: Language;
  readonly show: (view: EditorView) => void;
}

/** The issues of a menu as problems that lead to their dish or category. */
export function menuProblems({ menu, issues, language, show }: ProblemContext): DraftProblem[] {
  return issues.map((issue) => {
    const entry = entryAt(issue.path, menu);
    const kind = issue.path[0] === "items" ? "item" : "category";
    return {
      key: issue.path.join("."),
      message: issueSentence(issue, menu, language),
      onOpen: () => show(entry ? { kind, id: entry.id } : { kind: "categories" }),
    };
  });
}

/** An issue after the name of its dish or category. */
export function issueSentence(issue: MenuIssue, menu: Menu, language: Language): string {
  const entry = entryAt(issue.path, menu);
  const text = issueText(issue, language);
  return entry ? `${displayName(entry.name, language)}: ${text}` : text;
}

function entryAt(
  [list, index]: readonly PropertyKey[],
  menu: Menu,
): MenuItem | MenuCategory | undefined {
  return (list === "items" ? menu.items : menu.categories)[Number(index)];
}

interface RefusalContext {
  readonly menu: Menu;
  readonly restaurant: Restaurant;
  readonly language: Language;
}

/** Names dish and field for a path from the server, for example `value.items.3.preis`. */
export function refusedField({ field = "" }: Refusal, context: RefusalContext): string {
  const { menu, restaurant, language } = context;
  const [list, index, ...path] = field.replace(/^value\./, "").split(".");
  const entry = entryAt([list ?? "", index ?? ""], menu);
  const part = path.length > 0 ? fieldOf(path) : null;
  const name = entry ? displayName(entry.name, language) : restaurant.title;
  return part ? `${name} · ${menuEditorTexts[language].fields[part]}` : name;
}
