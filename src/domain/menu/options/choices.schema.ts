import * as z from "zod/mini";

const choiceRecordSchema = z.record(
  z.string().check(z.maxLength(60)),
  z.union([
    z.string().check(z.maxLength(60)),
    z.array(z.string().check(z.maxLength(60))).check(z.maxLength(40)),
  ]),
);

/** Chosen option values by option group: one value for a radio, a list for a checkbox. */
export const choicesSchema = z.pipe(
  // `z.record` drops this key silently; refuse it instead.
  z.custom<z.infer<typeof choiceRecordSchema>>(
    (value) => typeof value !== "object" || value === null || !Object.hasOwn(value, "__proto__"),
  ),
  choiceRecordSchema,
);

export type Choices = z.infer<typeof choicesSchema>;
