import type * as z from "zod/mini";

/**
 * Parses a stored document with a strict schema, but ignores unknown fields, so that an older version
 * can read what a newer one wrote.
 */
export function parseStored<T>(
  schema: z.ZodMiniType<T>,
  value: unknown,
): ReturnType<typeof schema.safeParse> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed;
  const known = parsed.error.issues.reduce<unknown>(
    (rest, issue) =>
      issue.code === "unrecognized_keys" ? without(rest, issue.path, issue.keys) : rest,
    value,
  );
  return known === value ? parsed : schema.safeParse(known);
}

/** Copies a value without some keys of the object at a path. */
function without(value: unknown, path: readonly PropertyKey[], keys: readonly string[]): unknown {
  if (value === null || typeof value !== "object") return value;
  const [step, ...rest] = path;
  if (Array.isArray(value)) {
    return value.map((each, index) => (index === step ? without(each, rest, keys) : each));
  }
  const entries = Object.entries(value);
  return Object.fromEntries(
    step === undefined
      ? entries.filter(([key]) => !keys.includes(key))
      : entries.map(([key, each]) => [key, key === step ? without(each, rest, keys) : each]),
  );
}
