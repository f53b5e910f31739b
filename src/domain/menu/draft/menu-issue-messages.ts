import type { Restaurant } from "../../tenant/restaurant.schema";
import type { Menu } from "../menu.schema";
import { type ConsistencyIssue, type MenuPath, menuConsistencyIssues } from "./menu-consistency";

/**
 * What {@link menuConsistencyIssues} finds, in words for people who write menus as files.
 * @returns one technical sentence per problem, starting with the path; empty for a sound menu
 */
export function menuIssueMessages(menu: Menu, restaurant: Pick<Restaurant, "add_ons">): string[] {
  return menuConsistencyIssues(menu, restaurant).map(
    (fault) => `${namedPath(menu, fault.path)}: ${sentence(fault)}`,
  );
}

function sentence({ code, found = "" }: ConsistencyIssue): string {
  switch (code) {
    case "DUPLICATE_ID":
      return "id used twice";
    case "DUPLICATE_OPTION":
      return "option used twice";
    case "UNKNOWN_CATEGORY":
      return `unknown category ${found}`;
    case "UNKNOWN_CODE":
      return `unknown code ${found}`;
    case "PRICE_TOO_PRECISE":
      return "price finer than a cent";
    case "BOUNDS_ON_RADIO":
      return "min and max belong to checkboxes";
    case "MIN_ABOVE_MAX":
      return "min above max";
    case "MIN_ABOVE_OPTIONS":
      return "min above the number of options";
  }
}

/** Positions in lists as the ids that stand there; the last part is told by the sentence. */
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
