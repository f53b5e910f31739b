import * as z from "zod/mini";

/** The schema of an optional form field: blank text counts as absent. */
export function optionalTextSchema(schema: z.ZodMiniType<string | undefined, string | undefined>) {
  return z.pipe(
    z.transform((text: string) => (text.trim() === "" ? undefined : text)),
    schema,
  );
}
