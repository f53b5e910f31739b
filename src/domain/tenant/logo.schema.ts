import * as z from "zod/mini";

const fileName = z
  .string()
  .check(
    z.maxLength(80),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:svg|png)$/, "a name such as zur-linde.svg or .png"),
  );

/** A restaurant's own logo: names of files in `tenant-configs/logos`. See docs/rules.md#logo. */
export const logoSchema = z.strictObject({
  file: fileName,
  /** For the dark colour scheme; without it, `file` serves both. */
  dark: z.optional(fileName),
});

export type Logo = z.infer<typeof logoSchema>;
