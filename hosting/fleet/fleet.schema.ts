import * as z from "zod/mini";

const text = z.string().check(z.minLength(1));

/** A Firebase project that has all restaurants: public web configuration and settings. */
export const soleProjectSchema = z.strictObject({
  projectId: text,
  appId: text,
  apiKey: text,
  recaptchaSiteKey: text,
  storageBucket: text,
  pushPublicKey: z._default(z.string().check(z.regex(/^(?:B[\w-]{86})?$/)), ""),
  callAddress: z._default(z.enum(["site", "functions"]), "site"),
  warmGuestInstances: z._default(z.int().check(z.minimum(0), z.maximum(8)), 0),
});

/** One of several projects: also its admin site, and the targets of its restaurants. */
const memberSchema = z.extend(soleProjectSchema, {
  admin: z.strictObject({
    /** Its site is `resto-<target>`. */
    target: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
    /** Address of the admin site, such as `https://resto-superadmin-2.web.app`. */
    url: z.url({ protocol: /^https$/ }),
  }),
  restaurants: z.array(text),
});

/** A list of projects. The first is the default of the Firebase CLI. */
export const fleetSchema = z.array(memberSchema).check(z.minLength(1));

/** A Firebase project with what it hosts. */
export interface FleetProject {
  readonly backend: HostedBackend;
  readonly admin: { readonly target: string; readonly url: string };
  /** Targets of its restaurants. */
  readonly restaurants: readonly string[];
}
