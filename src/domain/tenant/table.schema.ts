import * as z from "zod/mini";
import { codeSchema } from "../text/text.schema";

const MAX_TABLES = 200;
const MAX_JOINS = 200;
const MAX_JOINED_TABLES = 10;

/** Id of a table; it stays when the table is renamed or moved to another room. */
export const tableIdSchema = codeSchema(40, /^[A-Za-z0-9_-]{1,40}$/);

const nameSchema = codeSchema(40, /\S/);

/** A table of a restaurant. */
export const tableSchema = z.strictObject({
  id: tableIdSchema,
  /** What staff call it, for example "7" or "Window 2"; unique in the restaurant. */
  name: nameSchema,
  room: z.optional(nameSchema),
  seats: z.int().check(z.positive(), z.maximum(100)),
});

export type Table = z.infer<typeof tableSchema>;

/** The tables of a restaurant, in the order of the list. */
export const tablesSchema = z.array(tableSchema).check(z.maxLength(MAX_TABLES));

/** Ids of tables that are pushed together for one party. */
const joinSchema = z.array(tableIdSchema).check(z.minLength(2), z.maxLength(MAX_JOINED_TABLES));

/** Combinations of tables. */
export const tableJoinsSchema = z.array(joinSchema).check(z.maxLength(MAX_JOINS));

/** {@link tableJoinsSchema} in Firestore, which has no nested arrays. */
export const storedTableJoinsSchema = z
  .array(z.object({ table_ids: joinSchema }))
  .check(z.maxLength(MAX_JOINS));

/** Either shape; the value is in the stored one. */
export const savedTableJoinsSchema = z
  .array(
    z.union([
      z.strictObject({ table_ids: joinSchema }),
      z.pipe(
        joinSchema,
        z.transform((table_ids) => ({ table_ids })),
      ),
    ]),
  )
  .check(z.maxLength(MAX_JOINS));
