import type { AddOn } from "./add-ons";

/** One line of the legend. */
export interface LegendEntry {
  /** All codes with this meaning, for example "A, a". */
  readonly codes: string;
  readonly addOn: AddOn;
}

/** The legend of a restaurant by code (2, 10, A, B). Both cases of a letter share an entry. */
export function legendEntries(addOns: Readonly<Record<string, AddOn>>): LegendEntry[] {
  const byCode = new Map<string, { codes: string[]; addOn: AddOn }>();
  for (const [code, addOn] of Object.entries(addOns)) {
    const entry = byCode.get(code.toUpperCase());
    if (entry) entry.codes.push(code);
    else byCode.set(code.toUpperCase(), { codes: [code], addOn });
  }
  return [...byCode]
    .toSorted(([one], [other]) => compareCodes(one, other))
    .map(([, { codes, addOn }]) => ({ codes: codes.toSorted().join(", "), addOn }));
}

/** Order of add-on codes: numbers by value, then letters. */
export function compareCodes(one: string, other: string): number {
  return one.localeCompare(other, "de", { numeric: true });
}
