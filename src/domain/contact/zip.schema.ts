import * as z from "zod/mini";
import { ZIP_PATTERN } from "./zip";

export const zipSchema = z.string().check(z.regex(ZIP_PATTERN));
