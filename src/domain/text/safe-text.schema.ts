import * as z from "zod/mini";
import { safeText } from "./safe-text";

/** Text of a guest, in requests and in stored documents alike: see {@link safeText}. */
export const safeTextSchema = z.string().check(z.overwrite(safeText));
