import type * as z from "zod/mini";
import type { Restaurant } from "../../tenant/restaurant.schema";
import { typedTexts } from "../../text/typed-texts";
import { type Menu, type MenuItem, menuCategorySchema, menuItemSchema } from "../menu.schema";
import {
  type ConsistencyCode,
  itemConsistencyIssues,
  type MenuPath,
  menuConsistencyIssues,
} from "./menu-consistency";
import { normaliseCategory, normaliseItem } from "./normalise-menu";

/** A reason why a menu cannot be saved. */
export interface MenuIssue {
  readonly path: MenuPath;
  /** `FORM` if a single value does not match the schema; `form` has the details. */
  readonly code: ConsistencyCode | "FORM";
  readonly form?: z.core.$ZodIssue;
}

const savedItemSchema = menuItemSchema.check(typedTexts);
const savedCategorySchema = menuCategorySchema.check(typedTexts);

type Codes = Pick<Restaurant, "add_ons">;

/** All issues of a single dish; paths are relative to the dish. */
export function itemIssues(item: MenuItem, restaurant: Codes): MenuIssue[] {
  const finished = normaliseItem(item);
  const issues = formIssues(savedItemSchema.safeParse(finished, { reportInput: true }));
  return issues.length > 0 ? issues : itemConsistencyIssues([], finished, restaurant);
}

/**
 * All reasons why a menu cannot be saved, in the order of the menu.
 * @param issuesOf replaces {@link itemIssues}, so that editors can cache unchanged dishes
 */
export function menuIssues(
  menu: Menu,
  restaurant: Codes,
  issuesOf: (item: MenuItem) => readonly MenuIssue[] = (item) => itemIssues(item, restaurant),
): MenuIssue[] {
  const own = menu.items.map(issuesOf);
  // Checks across dishes: duplicate ids and unknown categories.
  const bare = menu.items.map((item) => ({ ...item, preis: 0, settings: {}, add_ons: [] }));
  const noCategory: MenuIssue[] =
    menu.categories.length === 0 ? [{ path: ["categories"], code: "FORM" }] : [];
  return [
    ...noCategory,
    ...menu.categories.flatMap((category, index) => {
      const finished = normaliseCategory(category);
      const parsed = savedCategorySchema.safeParse(finished, { reportInput: true });
      return within(["categories", index], formIssues(parsed));
    }),
    ...own.flatMap((issues, index) => within(["items", index], issues)),
    ...menuConsistencyIssues({ ...menu, items: bare }, restaurant),
  ];
}

function formIssues(parsed: z.core.util.SafeParseResult<unknown>): MenuIssue[] {
  if (parsed.success) return [];
  return parsed.error.issues.map((form) => ({
    path: form.path.map((part) => (typeof part === "symbol" ? String(part) : part)),
    code: "FORM" as const,
    form,
  }));
}

function within(path: MenuPath, issues: readonly MenuIssue[]): MenuIssue[] {
  return issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
}
