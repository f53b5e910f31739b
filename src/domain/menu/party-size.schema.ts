import * as z from "zod/mini";

const people = z.int().check(z.positive(), z.maximum(99));

/** Number of people that one portion is for, both inclusive. */
export const partySizeSchema = z
  .strictObject({ min: people, max: people })
  .check(z.refine(({ min, max }) => min <= max, { path: ["max"] }));

export type PartySize = z.infer<typeof partySizeSchema>;
