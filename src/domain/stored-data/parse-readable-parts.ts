import type * as z from "zod/mini";

type Parsed<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: z.core.$ZodError };

/** The readable parts of a stored document, and the paths of the others, for example `items.3`. */
export interface ReadableParts<T> {
  readonly data: T;
  readonly dropped: readonly string[];
}

/**
 * Parses a stored document without the parts that cannot be parsed. A list or a map loses the broken
 * entry, any other field is left out, which gives it its default.
 * @param onProblem gets the error if the whole document cannot be parsed
 * @returns null if a required field is broken
 */
export function parseReadableParts<T>(
  parse: (value: unknown) => Parsed<T>,
  value: object,
  onProblem: (error: Error) => void = () => {},
): ReadableParts<T> | null {
  const parsed = parse(value);
  if (parsed.success) return { data: parsed.data, dropped: [] };
  onProblem(parsed.error);
  const paths = parsed.error.issues.map(({ path }) => path.slice(0, 2).map(String));
  const rest = Object.entries(value).flatMap(([key, field]) => {
    const broken = paths.filter(([first]) => first === key).map(([, entry]) => entry);
    if (broken.length === 0) return [[key, field] as const];
    // A path without a second step concerns the whole field.
    if (broken.includes(undefined) || !isContainer(field)) return [];
    return [[key, withoutEntries(field, new Set(broken))] as const];
  });
  const readable = parse(Object.fromEntries(rest));
  if (!readable.success) return null;
  return { data: readable.data, dropped: [...new Set(paths.map((path) => path.join(".")))] };
}

function isContainer(field: unknown): field is object {
  return field !== null && typeof field === "object";
}

function withoutEntries(field: object, broken: ReadonlySet<string | undefined>): unknown {
  const readable = Object.entries(field).filter(([key]) => !broken.has(key));
  return Array.isArray(field) ? readable.map(([, entry]) => entry) : Object.fromEntries(readable);
}
