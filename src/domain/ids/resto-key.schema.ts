import { codeSchema } from "../text/text.schema";

/** Key of a restaurant; also the id of its documents. */
export const restoKeySchema = codeSchema(60, /^[a-z0-9]+(?:-[a-z0-9]+)*$/);
