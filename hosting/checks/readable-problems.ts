import * as z from "zod/mini";

// Says what is expected; the browser's bundle goes without these sentences.
z.config(z.locales.en());

/** A field's path as one would write it in the file, for example `phones[0]`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  const parts = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`));
  return parts.join("").replace(/^\./, "");
}

function lines(issue: z.core.$ZodIssue): string[] {
  const path = fieldPath(issue.path);
  const at = path === "" ? "the record" : path;
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => `${path === "" ? key : `${path}.${key}`}: is not a known field`);
  }
  if (issue.code === "invalid_union") {
    const nearest = issue.errors.map((branch) =>
      branch.map((one) => `${fieldPath(one.path)} ${one.message}`.trim()).join(", "),
    );
    return [`${at}: ${nearest.join(" – or – ")}`];
  }
  if (issue.code === "invalid_key") {
    return [`${at}: as a key, ${issue.issues.map(({ message }) => message).join(", ")}`];
  }
  if (issue.code === "invalid_format" && /^(?:#|HH)/.test(issue.message)) {
    return [`${at}: expected ${issue.message}`];
  }
  return [`${at}: ${issue.message}`];
}

/** What a value breaks of its schema: one line each, with the field's path and what is expected. */
export function readableProblems(schema: z.ZodMiniType, value: unknown): string[] {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.flatMap(lines);
}
