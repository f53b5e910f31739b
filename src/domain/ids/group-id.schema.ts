import { codeSchema } from "../text/text.schema";

/** Id of a group that orders together, made by the browser: 128 random bits as base64url. */
export const groupIdSchema = codeSchema(22, /^[\w-]{22}$/);
