import fc from "fast-check";
import { IGNORED, listOf, mapOf, recordOf } from "@/domain/revision/part";

export interface Row {
  readonly id: string;
  readonly group: string;
  readonly size: number;
}

/** A document with a part of every kind. */
export interface Sample {
  readonly rev: number;
  readonly title: string;
  readonly note?: string;
  readonly address: { readonly zip: string; readonly city: string };
  readonly days: Readonly<Record<string, { readonly from: number; readonly until: number }>>;
  readonly rows: readonly Row[];
}

export const sampleParts = recordOf<Sample>({
  rev: IGNORED,
  address: recordOf(),
  days: mapOf(recordOf()),
  rows: listOf<Row>({ idOf: ({ id }) => id, of: recordOf<Row>(), groupOf: ({ group }) => group }),
});

export const sample: Sample = {
  rev: 1,
  title: "Karte",
  address: { zip: "86399", city: "Bobingen" },
  days: { mon: { from: 11, until: 22 }, tue: { from: 11, until: 22 } },
  rows: [
    { id: "a", group: "x", size: 1 },
    { id: "b", group: "x", size: 2 },
    { id: "c", group: "x", size: 3 },
    { id: "d", group: "y", size: 4 },
  ],
};

const word = fc.constantFrom("one", "two", "three");
const number = fc.nat({ max: 3 });

/** Documents with few different values, so that two of them often agree and often differ. */
export const anySample: fc.Arbitrary<Sample> = fc.record(
  {
    rev: fc.constant(1),
    title: word,
    note: word,
    address: fc.record({ zip: word, city: word }),
    days: fc.dictionary(
      fc.constantFrom("mon", "tue", "wed"),
      fc.record({ from: number, until: number }),
    ),
    rows: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom("a", "b", "c", "d", "e"),
        group: fc.constantFrom("x", "y"),
        size: number,
      }),
      { selector: ({ id }) => id },
    ),
  },
  { requiredKeys: ["rev", "title", "address", "days", "rows"] },
);
