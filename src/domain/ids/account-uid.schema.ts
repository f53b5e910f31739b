import { codeSchema } from "../text/text.schema";

/** An account id of the identity provider. Firestore reserves ids that start with `__`. */
export const accountUidSchema = codeSchema(128, /^(?!__)[A-Za-z0-9_-]{1,128}$/);
