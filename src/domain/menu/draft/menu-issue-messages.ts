import type { Restaurant } from "../../tenant/restaurant.schema";
import type { Menu } from "../menu.schema";
import { type ConsistencyIssue, type MenuPath, menuConsistencyIssues } from "./menu-consistency";

/**
 * {@link menuConsistencyIssues} as messages for the command line, each starting with the path.
 * @returns empty if the menu is valid
 */
export function menuIssueMessages(menu: Menu, restaurant: Pick<Restaurant, "add_ons">): string[] {
  return menuConsistencyIssues(menu, restaurant).map(
    (issue) => `${namedPath(menu, issue.path)}: ${sentence(issue)}`,
  );
}

function sentence({ code, found = "" }: ConsistencyIssue): string {
  switch (code) {
    case "DUPLICATE_ID":
      return "duplicate id";
    case "DUPLICATE_OPTION":
      return "duplicate option";
    case "UNKNOWN_CATEGORY":
      return `unknown category ${found}`;
    case "UNKNOWN_CODE":
      return `unknown code ${found}`;
    case "PRICE_TOO_PRECISE":
      return "price finer than a cent";
    case "BOUNDS_ON_RADIO":
      return "min and max are for checkboxes only";
    case "MIN_ABOVE_MAX":
      return "min above max";
    case "MIN_ABOVE_OPTIONS":
      return "min above the number of options";
  }
}

/** The path with ids instead of list positions, without its last part. */
function namedPath(menu: Menu, [list, index, part, setting, options, option]: MenuPath): string {
  const at = Number(index);
  if (list === "categories") return `categories.${menu.categories[at]?.id}`;
  const item = menu.items[at];
  const names = ["items", item?.id];
  if (part === "settings") names.push(part, String(setting));
  if (options === "options") {
    names.push(item?.settings[String(setting)]?.options[Number(option)]?.value);
  }
  return names.join(".");
}
