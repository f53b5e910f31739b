import type { Menu } from "../menu.schema";

/** The allergen and additive codes used by dishes and options, without duplicates. */
export function usedCodes(menu: Pick<Menu, "items">): string[] {
  const codes = menu.items.flatMap(({ add_ons, settings }) => [
    ...(add_ons ?? []),
    ...Object.values(settings).flatMap(({ options }) =>
      options.flatMap((option) => option.add_ons ?? []),
    ),
  ]);
  return [...new Set(codes)];
}
