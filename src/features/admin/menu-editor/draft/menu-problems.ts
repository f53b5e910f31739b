import type { DraftProblem } from "@/admin-ui/revisions/problem-list";
import type { MenuIssue } from "@/domain/menu/draft/menu-issues";
import type { Menu } from "@/domain/menu/menu.schema";
import type { Refusal } from "@/domain/result/refusal";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Language } from "@/domain/text/language";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { displayName } from "../dish/display-name";
import type { EditorView } from "../editor-context";
import { fieldOf, issueText } from "./issue-text";

interface ProblemContext {
  readonly menu: Menu;
  readonly issues: readonly MenuIssue[];
  readonly language: Language;
  readonly show: (view: EditorView) => void;
}

/** The issues of a menu as problems that lead to their dish or category. */
export function menuProblems({ menu, issues, language, show }: ProblemContext): DraftProblem[] {
  return issues.map((issue) => {
    const [list, index] = issue.path;
    const entry = (list === "items" ? menu.items : menu.categories)[Number(index)];
    const text = issueText(issue, language);
    const kind = list === "items" ? "item" : "category";
    return {
      key: issue.path.join("."),
      message: entry ? `${displayName(entry.name, language)}: ${text}` : text,
      onOpen: () => show(entry ? { kind, id: entry.id } : { kind: "categories" }),
    };
  });
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
  const entry = (list === "items" ? menu.items : menu.categories)[Number(index)];
  const part = path.length > 0 ? fieldOf(path) : null;
  const name = entry ? displayName(entry.name, language) : restaurant.title;
  return part ? `${name} · ${menuEditorTexts[language].fields[part]}` : name;
}
