import type { AddOn } from "./add-ons";

/** One line of the legend. */
export interface LegendEntry {
  /** The code as the menu writes it; "A, a" if it uses both cases. */
  readonly codes: string;
  readonly addOn: AddOn;
}

/**
 * The legend of a menu by code (2, 10, A, B): codes that no dish uses are left out. Both cases of a
 * letter share an entry.
 * @param used codes of the menu, see `usedCodes`
 */
export function legendEntries(
  addOns: Readonly<Record<string, AddOn>>,
  used: readonly string[],
): LegendEntry[] {
  const byCode = new Map<string, { codes: string[]; addOn: AddOn }>();
  for (const [code, addOn] of Object.entries(addOns)) {
    if (!used.includes(code)) continue;
    const entry = byCode.get(code.toUpperCase());
    if (entry) entry.codes.push(code);
    else byCode.set(code.toUpperCase(), { codes: [code], addOn });
  }
  return [...byCode]
    .toSorted(([one], [other]) => compareCodes(one, other))
    .map(([, { codes, addOn }]) => ({ codes: codes.toSorted().join(", "), addOn }));
}

/**
 * Order of add-on codes for `toSorted`: numbers by value, then letters. Compares characters, since a
 * phone takes 30 ms for its first comparison by a language's rules.
 */
export function compareCodes(one: string, other: string): number {
  return numberOf(one) - numberOf(other) || (one < other ? -1 : Number(one > other));
}

/** The number of a code; letters follow all numbers of at most three digits. */
function numberOf(code: string): number {
  const value = Number.parseInt(code, 10);
  return Number.isNaN(value) ? 1000 : value;
}
