import * as z from "zod/mini";

const text = z.string().check(z.minLength(1));
const texts = z.array(text);
const commands = z.union([text, texts]);
const ports = z.strictObject({
  host: z.optional(z.string()),
  port: z.optional(z.int().check(z.positive(), z.maximum(65_535))),
});
const ui = z.strictObject({ ...ports.shape, enabled: z.optional(z.boolean()) });

const header = z.strictObject({
  source: text,
  headers: z.array(z.strictObject({ key: text, value: text })).check(z.minLength(1)),
});

/**
 * The fields in use of the schema that firebase-tools publishes (schema/firebase-config.json).
 * `npm run rehearse` applies the published schema itself.
 */
const hosting = z.strictObject({
  target: text,
  public: text,
  ignore: texts,
  predeploy: commands,
  rewrites: z.array(
    z.union([
      z.strictObject({ source: text, destination: text }),
      z.strictObject({
        source: text,
        function: z.strictObject({ functionId: text, region: text }),
      }),
    ]),
  ),
  redirects: z.optional(
    z.array(z.strictObject({ source: text, destination: text, type: z.int() })),
  ),
  headers: z.array(header),
});

export const firebaseConfigSchema = z.strictObject({
  firestore: z.strictObject({ rules: text, indexes: text }),
  storage: z.strictObject({ rules: text }),
  functions: z.array(
    z.strictObject({
      source: text,
      codebase: text,
      runtime: z.enum(["nodejs20", "nodejs22", "nodejs24"]),
      ignore: texts,
      predeploy: commands,
    }),
  ),
  hosting: z.array(hosting).check(z.minLength(1)),
  emulators: z.strictObject({
    auth: z.optional(ports),
    firestore: z.optional(ports),
    functions: z.optional(ports),
    storage: z.optional(ports),
    hub: z.optional(ports),
    logging: z.optional(ports),
    eventarc: z.optional(ports),
    tasks: z.optional(ports),
    ui: z.optional(ui),
    singleProjectMode: z.optional(z.boolean()),
  }),
});
