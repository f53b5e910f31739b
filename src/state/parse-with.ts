import type * as z from "zod/mini";

/** Validator for stored values: the value as the schema reads it, null where it does not fit. */
export function parseWith<T>(schema: z.ZodMiniType<T>): (value: unknown) => T | null {
  return (value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : null;
  };
}
