import { codeSchema } from "../text/text.schema";
import { ZIP_PATTERN } from "./zip";

export const zipSchema = codeSchema(5, ZIP_PATTERN);
