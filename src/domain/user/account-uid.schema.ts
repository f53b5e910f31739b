import * as z from "zod/mini";

/** An account id of the identity provider. Firestore reserves ids that start with `__`. */
export const accountUidSchema = z.string().check(z.regex(/^(?!__)[A-Za-z0-9_-]{1,128}$/));
