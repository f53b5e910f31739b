import * as z from "zod/mini";
import type { Language } from "@/domain/shared/language";
import { type RestaurantFaultCode, restaurantFaults } from "@/domain/tenant/restaurant-faults";
import { savedRestaurantSchema } from "@/domain/tenant/save-restaurant-request.schema";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { validationText } from "@/i18n/validation-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { fieldName } from "../fields/field-name";
import { draftToRestaurant } from "./draft-to-restaurant";
import { draftTextAt, formPath } from "./form-path";

/** One mistake and the field of the form it belongs to. */
interface DraftProblem {
  readonly path: string;
  readonly message: string;
}

/**
 * What the editor's form takes: a draft whose record could be saved. The rules are those of the
 * callable, the mistakes stand at the fields of the form.
 */
export function restaurantFormSchema(key: string, language: Language) {
  return z.custom<RestaurantDraft>().check((context) => {
    for (const { path, message } of draftProblems(context.value, key, language)) {
      context.issues.push({
        code: "custom",
        input: context.value,
        path: path.split("."),
        message,
      });
    }
  });
}

/** Every mistake of a draft; of each field the first. */
export function draftProblems(
  draft: RestaurantDraft,
  key: string,
  language: Language,
): DraftProblem[] {
  const record = draftToRestaurant(draft, key);
  const parsed = savedRestaurantSchema.safeParse(record);
  const problems = parsed.success
    ? restaurantFaults(parsed.data).map(({ path, code }) => {
        const at = formPath(code.startsWith("BAND") ? [...path, "km"] : path, draft);
        return { path: at, message: faultText(code, language) };
      })
    : parsed.error.issues.map((issue) => problemOf(issue, draft, language));
  return problems.filter(
    ({ path }, index) => problems.findIndex((other) => other.path === path) === index,
  );
}

/** What a fault between fields means. */
function faultText(code: RestaurantFaultCode, language: Language): string {
  return restaurantEditorTexts[language].faults[code];
}

type Issue = z.core.$ZodIssue;

function problemOf(issue: Issue, draft: RestaurantDraft, language: Language): DraftProblem {
  const isKey = issue.code === "invalid_key";
  const atKey = isKey && issue.path[0] === "cost_by_distance" ? ["km"] : [];
  const path = formPath([...issue.path, ...atKey], draft);
  const texts = restaurantEditorTexts[language];
  const { label, expected } = fieldName(path, texts);
  const input = draftTextAt(path, draft);
  if (isKey && issue.path[0] === "add_ons" && isTwice(input, draft)) {
    return { path, message: texts.faults.CODE_TWICE };
  }
  const isList = path === "phones" || path.endsWith("stay_minutes");
  if (isList) return { path, message: texts.atLeastOne(label) };
  if (input.trim() === "") return { path, message: texts.missingField(label) };
  const words = { label, ...(expected === undefined ? {} : { expected }) };
  return { path, message: validationText({ ...issue, input }, words, language) };
}

function isTwice(code: string, { add_ons }: RestaurantDraft): boolean {
  return add_ons.filter((row) => row.code.trim() === code.trim()).length > 1;
}
