import type { Menu } from "../../menu/menu.schema";
import type { Cart, CartItem } from "../cart.schema";
import { cartItemHash, makeCartItem } from "../cart-item";
import type { CartLine } from "../cart-lines";
import { cartItemCents } from "../cart-total";
import type { GroupCart, GroupLine, GroupPerson } from "./group-cart.schema";
import { labelledNote } from "./group-order";

/** One line of a person at the prices of this menu; zero for a dish that has left it. */
export function personLine(
  { uid }: Pick<GroupPerson, "uid">,
  line: GroupLine,
  { items }: Pick<Menu, "items">,
): CartLine {
  const { item_id: id, qty, choices, note } = line;
  const dish = items.find((each) => each.id === id);
  const gone: CartItem = { id, preis: 0, choices, settings: {}, hash: "" };
  const item = dish ? makeCartItem(dish, choices, note) : gone;
  const unit_cents = cartItemCents(item);
  return {
    hash: `${uid}/${JSON.stringify(line)}`,
    id,
    qty,
    unit_cents,
    line_cents: unit_cents * qty,
    // As it is in the group: the server compares it with the order.
    item: { ...item, choices },
    ...(note ? { note } : {}),
  };
}

/** All lines of a group as its host orders them: each note names the person. */
export function groupOrderLines(group: GroupCart, menu: Pick<Menu, "items">): CartLine[] {
  return group.people.flatMap((person) =>
    person.lines.map((line) => ({
      ...personLine(person, line, menu),
      note: labelledNote(person.name, line.note),
      person: person.name,
    })),
  );
}

/** The portions of a person's lines for the cart; without dishes that have left the menu. */
export function portionsOf(
  lines: readonly GroupLine[],
  { items }: Pick<Menu, "items">,
): CartItem[] {
  return lines.flatMap(({ item_id, qty, choices, note }) => {
    const dish = items.find(({ id }) => id === item_id);
    return dish ? Array.from({ length: qty }, () => makeCartItem(dish, choices, note)) : [];
  });
}

/** The part of a cart that an order of these lines does not have. */
export function withoutOrdered(cart: Cart, lines: readonly GroupLine[]): Cart {
  const ordered = new Map<string, number>();
  for (const { item_id, choices, qty, left_out } of lines) {
    const hash = cartItemHash(item_id, choices);
    if (!left_out) ordered.set(hash, (ordered.get(hash) ?? 0) + qty);
  }
  return cart.filter(({ hash }) => {
    const rest = ordered.get(hash) ?? 0;
    ordered.set(hash, rest - 1);
    return rest <= 0;
  });
}
