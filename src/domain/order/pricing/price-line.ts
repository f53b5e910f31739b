import type { MenuItem, MenuOption } from "../../menu/menu.schema";
import { checkChoices } from "../../menu/options/check-choices";
import type { Choices } from "../../menu/options/choices.schema";
import { extrasCents } from "../../menu/options/extras";
import { sortedOptionGroups } from "../../menu/options/sorted-option-groups";
import { centsFromEuros } from "../../money/money";
import { type Refusal, refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import type { OrderLine } from "../order.schema";
import type { OrderLineRequest } from "../order-requests.schema";

/**
 * Prices one requested line from the menu, without its deposit.
 * @returns ITEM_UNAVAILABLE with the field `choices.<group>` for an option that is not on the menu,
 * INVALID if {@link checkChoices} refuses the choices for another reason
 */
export function priceLine(item: MenuItem, request: OrderLineRequest): Result<OrderLine, Refusal> {
  const checked = checkChoices(item, request.choices);
  if (!checked.ok) {
    const { group, reason } = checked.error;
    const isGone = reason === "UNKNOWN_GROUP" || reason === "UNKNOWN_OPTION";
    return err(refusal(isGone ? "ITEM_UNAVAILABLE" : "INVALID", { field: `choices.${group}` }));
  }
  const unit_cents = centsFromEuros(item.preis) + extrasCents(item.settings, request.choices);
  const chosen = chosenOptions(item, request.choices);
  return ok({
    item_id: item.id,
    category: item.category,
    ...(item.number ? { number: item.number } : {}),
    name: item.name,
    qty: request.qty,
    unit_cents,
    line_cents: unit_cents * request.qty,
    choices: Object.fromEntries(chosen.map(({ setting, value }) => [setting, value])),
    choice_names: chosen.flatMap(({ options }) => options.map(({ label }) => label)),
    ...(request.note ? { note: request.note } : {}),
    ...addOnsOf(
      item,
      chosen.flatMap(({ options }) => options),
    ),
    vat: item.vat,
    ...(item.min_age === undefined ? {} : { min_age: item.min_age }),
  });
}

interface Chosen {
  readonly setting: string;
  readonly value: string | string[];
  readonly options: MenuOption[];
}

/** The chosen options in display order; groups without a choice are left out. */
function chosenOptions(item: MenuItem, choices: Choices): Chosen[] {
  return sortedOptionGroups(item).flatMap(([setting, { type, options }]) => {
    const picked = Object.hasOwn(choices, setting) ? choices[setting] : undefined;
    const selected = options.filter(({ value }) =>
      Array.isArray(picked) ? picked.includes(value) : picked === value,
    );
    const [first] = selected;
    if (!first) return [];
    const value = type === "radio" ? first.value : selected.map((option) => option.value);
    return [{ setting, value, options: selected }];
  });
}

// For an undeclared dish, the codes of its options alone would look like a complete declaration.
function addOnsOf(item: MenuItem, options: readonly MenuOption[]): Pick<OrderLine, "add_ons"> {
  if (!item.add_ons) return {};
  const codes = options.flatMap((option) => option.add_ons ?? []);
  return { add_ons: [...new Set([...item.add_ons, ...codes])] };
}
