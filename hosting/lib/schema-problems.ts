import * as z from "zod/mini";

// Full messages; the browser's bundle leaves them out.
z.config(z.locales.en());

/** The path of a field as in source code, for example `phones[0]`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  const parts = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`));
  return parts.join("").replace(/^\./, "");
}

function issueLines(issue: z.core.$ZodIssue): string[] {
  const path = fieldPath(issue.path);
  const at = path === "" ? "the whole value" : path;
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => `${path === "" ? key : `${path}.${key}`}: is not a known field`);
  }
  if (issue.code === "invalid_union") {
    const alternatives = issue.errors.map((branch) =>
      branch.map((one) => `${fieldPath(one.path)} ${one.message}`.trim()).join(", "),
    );
    return [`${at}: ${alternatives.join(" – or – ")}`];
  }
  if (issue.code === "invalid_key") {
    return [`${at}: as a key, ${issue.issues.map(({ message }) => message).join(", ")}`];
  }
  if (issue.code === "invalid_format" && /^(?:#|HH)/.test(issue.message)) {
    return [`${at}: expected ${issue.message}`];
  }
  return [`${at}: ${issue.message}`];
}

/** Violations of a schema, one line each: path of the field and what is expected. */
export function schemaProblems(schema: z.ZodMiniType, value: unknown): string[] {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.flatMap(issueLines);
}
