import * as z from "zod/mini";
import { LANGUAGES } from "./language";

export const languageSchema = z.enum(LANGUAGES);
