import type * as z from "zod/mini";

/** Validator for stored values: the parsed value, or null when it does not match the schema. */
export function parseWith<T>(schema: z.ZodMiniType<T>): (value: unknown) => T | null {
  return (value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : null;
  };
}
