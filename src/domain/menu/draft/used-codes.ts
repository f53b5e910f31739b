import type { Menu } from "../menu.schema";

/** Every code of an allergen or additive that a dish or an option carries, once. */
export function usedCodes(menu: Pick<Menu, "items">): string[] {
  const codes = menu.items.flatMap(({ add_ons, settings }) => [
    ...(add_ons ?? []),
    ...Object.values(settings).flatMap(({ options }) =>
      options.flatMap((option) => option.add_ons ?? []),
    ),
  ]);
  return [...new Set(codes)];
}
