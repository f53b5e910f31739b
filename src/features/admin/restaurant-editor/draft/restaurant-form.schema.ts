import * as z from "zod/mini";
import { draftToRestaurant, type RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import type { RestaurantIssueCode } from "@/domain/tenant/restaurant-issue";
import { restaurantIssues } from "@/domain/tenant/restaurant-issues";
import { savedRestaurantSchema } from "@/domain/tenant/save-restaurant-request.schema";
import type { Language } from "@/domain/text/language";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { validationText } from "@/i18n/validation-texts";
import { fieldName } from "./field-name";
import { draftTextAt, formPath } from "./form-path";

/** An error text and the form path of its field. */
interface DraftError {
  readonly path: string;
  readonly message: string;
}

/**
 * Schema of the editor's form. Applies the rules of the callable `saveRestaurant` and reports errors
 * at form paths.
 */
export function restaurantFormSchema(key: string, language: Language) {
  return z.custom<RestaurantDraft>().check((context) => {
    for (const { path, message } of draftErrors(context.value, key, language)) {
      context.issues.push({
        code: "custom",
        input: context.value,
        path: path.split("."),
        message,
      });
    }
  });
}

/** All errors of a draft, at most one per field. */
export function draftErrors(draft: RestaurantDraft, key: string, language: Language): DraftError[] {
  const restaurant = draftToRestaurant(draft, key);
  const parsed = savedRestaurantSchema.safeParse(restaurant);
  const errors = parsed.success
    ? restaurantIssues(parsed.data).map(({ path, code }) => {
        const isDistance = code === "DUPLICATE_BAND" || code === "BAND_BEYOND_REACH";
        const at = formPath(isDistance ? [...path, "km"] : path, draft);
        return { path: at, message: issueText(code, language) };
      })
    : parsed.error.issues.map((issue) => errorOf(issue, draft, language));
  return errors.filter(
    ({ path }, index) => errors.findIndex((other) => other.path === path) === index,
  );
}

function issueText(code: RestaurantIssueCode, language: Language): string {
  return restaurantEditorTexts[language].faults[code];
}

type Issue = z.core.$ZodIssue;

function errorOf(issue: Issue, draft: RestaurantDraft, language: Language): DraftError {
  const isKey = issue.code === "invalid_key";
  const atKey = isKey && issue.path[0] === "cost_by_distance" ? ["km"] : [];
  const path = formPath([...issue.path, ...atKey], draft);
  const texts = restaurantEditorTexts[language];
  const { label, expected } = fieldName(path, texts);
  const input = draftTextAt(path, draft);
  if (isKey && issue.path[0] === "add_ons" && isDuplicateCode(input, draft)) {
    return { path, message: texts.faults.DUPLICATE_CODE };
  }
  if (issue.path[0] === "table_joins") return { path, message: texts.faults.JOIN_TOO_SMALL };
  const isList = /^phones$|stay_minutes$|^payment_methods\./.test(path);
  if (isList) return { path, message: texts.atLeastOne(label) };
  const words = { label, ...(expected === undefined ? {} : { expected }) };
  // A key that does not fit is a text of the wrong format.
  const code = isKey ? "invalid_format" : issue.code;
  return {
    path,
    message: validationText({ ...issue, code, input: input.trim() }, words, language),
  };
}

function isDuplicateCode(code: string, { add_ons }: RestaurantDraft): boolean {
  return add_ons.filter((row) => row.code.trim() === code.trim()).length > 1;
}
