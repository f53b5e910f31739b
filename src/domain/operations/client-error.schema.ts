import * as z from "zod/mini";
import { restoKeySchema } from "../ids/resto-key.schema";
import { codeSchema, lineSchema } from "../text/text.schema";

/** Most bytes of a report's body. */
export const MAX_REPORT_BYTES = 2048;

/** Stack frames of a report. */
export const MAX_FRAMES = 8;

/** Input of the callable `reportClientError`: an error in a browser, without personal data. */
export const reportClientErrorRequestSchema = z.strictObject({
  resto_key: restoKeySchema,
  build: codeSchema(80, /^[\w.-]{1,80}$/),
  /** As {@link routeOf} returns it. */
  route: codeSchema(61, /^\/[a-z:/]{0,60}$/),
  browser: z.enum(["chrome", "edge", "firefox", "safari", "other"]),
  /** As {@link withoutPersonalData} returns it. */
  message: lineSchema({ min: 0, max: 200 }),
  /** `file:line:column` of each frame, innermost first. */
  stack: z.array(codeSchema(96, /^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/)).check(z.maxLength(MAX_FRAMES)),
});

export type ReportClientErrorRequest = z.infer<typeof reportClientErrorRequestSchema>;
