import { codeSchema } from "../text/text.schema";

/**
 * Id of a group that orders together, made by the browser: 128 random bits as base64url. Firestore
 * reserves ids that start and end with `__`.
 */
export const groupIdSchema = codeSchema(22, /^(?!__.*__$)[\w-]{22}$/);
