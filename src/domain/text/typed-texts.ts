import type * as z from "zod/mini";
import { lineSchema, linesSchema } from "./text.schema";

/** More than any field can hold: each field has its own limit. */
const MAX_LENGTH = 4000;

const line = lineSchema({ min: 0, max: MAX_LENGTH });
const lines = linesSchema({ min: 0, max: MAX_LENGTH, lines: 40 });

/** Fields whose editors have room for several lines, in one language or in all. */
const SEVERAL_LINES: ReadonlySet<PropertyKey | undefined> = new Set([
  "subtitle",
  "description",
  "keywords",
  "text",
]);

/**
 * Check of a menu or a restaurant that an editor saves: all its texts must follow the rules of typed
 * texts (`text.schema.ts`). Stored documents are read without it, so that an old one stays readable.
 */
export function typedTexts<T>(payload: z.core.ParsePayload<T>): void {
  // A text that is too long is reported already.
  if (payload.issues.length > 0) return;
  payload.value = typed(payload.value, [], payload.issues) as T;
}

type Path = readonly PropertyKey[];

function typed(value: unknown, path: Path, issues: z.core.$ZodRawIssue[]): unknown {
  if (typeof value === "string") return typedText(value, path, issues);
  if (Array.isArray(value)) return value.map((each, at) => typed(each, [...path, at], issues));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, each]) => [key, typed(each, [...path, key], issues)]),
  );
}

function typedText(value: string, path: Path, issues: z.core.$ZodRawIssue[]): string {
  const hasLines = path.slice(-2).some((key) => SEVERAL_LINES.has(key));
  const { data = "", error } = (hasLines ? lines : line).safeParse(value);
  const [issue] = error?.issues ?? [];
  if (issue) issues.push({ ...issue, input: value, path: [...path] } as z.core.$ZodRawIssue);
  else if (data === "" && value !== "") {
    issues.push({ code: "too_small", origin: "string", minimum: 1, input: "", path: [...path] });
  }
  return data;
}
