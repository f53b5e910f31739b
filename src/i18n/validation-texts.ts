import type { Language } from "@/domain/text/language";
import { defineTexts } from "./define-texts";

/** The words that validation messages use for one input. */
export interface FieldWords {
  /** As the input's label shows it. */
  readonly label: string;
  /** German only: completes "Bitte geben Sie … an". Defaults to the label. */
  readonly asked?: string;
  /** The kind of value expected, for example "E-Mail-Adresse". Defaults to the format's name. */
  readonly expected?: string;
  /** Smallest and largest number of characters, for inputs that have both. */
  readonly lengths?: { readonly min: number; readonly max: number };
}

/** The parts of a zod issue that the messages use. */
export interface ValidationIssue {
  readonly code?: string;
  readonly input?: unknown;
  readonly origin?: string;
  readonly format?: string;
  readonly expected?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly exact?: boolean;
  readonly values?: readonly unknown[];
}

const validationTexts = defineTexts({
  de: {
    required: (asked: string) => `Bitte geben Sie ${asked} an`,
    empty: (label: string) => `${label} darf nicht leer sein`,
    oneOf: (label: string, values: string) => `${label} muss eines der folgenden sein: ${values}`,
    exactLength: (label: string, length: string) =>
      `${label} muss genau ${length} Zeichen lang sein`,
    minLength: (label: string, min: string) => `${label} muss mindestens ${min} Zeichen lang sein`,
    maxLength: (label: string, max: string) => `${label} darf höchstens ${max} Zeichen lang sein`,
    between: (label: string, min: string, max: string) =>
      `${label} muss zwischen ${min} und ${max} Zeichen lang sein`,
    minNumber: (label: string, min: string) => `${label} muss mindestens ${min} sein`,
    maxNumber: (label: string, max: string) => `${label} darf höchstens ${max} sein`,
    mismatch: (label: string, type: string) => `${label} ist nicht gültig. ${type} erwartet`,
    invalid: (label: string) => `${label} ist nicht gültig`,
    characters: (label: string) =>
      `${label} enthält unsichtbare Steuerzeichen. Bitte tippen Sie den Text neu ein`,
    maxLines: (label: string, max: string) => `${label} darf höchstens ${max} Zeilen haben`,
    types: {
      email: "E-Mail-Adresse",
      url: "Internetadresse",
      number: "Zahl",
      date: "Datum",
      text: "Text",
    },
  },
  en: {
    required: (asked: string) => `${asked} is required`,
    empty: (label: string) => `${label} cannot be empty`,
    oneOf: (label: string, values: string) => `${label} must be one of ${values}`,
    exactLength: (label: string, length: string) => `${label} must be exactly ${length} characters`,
    minLength: (label: string, min: string) => `${label} must be at least ${min} characters`,
    maxLength: (label: string, max: string) => `${label} cannot be longer than ${max} characters`,
    between: (label: string, min: string, max: string) =>
      `${label} must be between ${min} and ${max} characters`,
    minNumber: (label: string, min: string) => `${label} cannot be less than ${min}`,
    maxNumber: (label: string, max: string) => `${label} cannot be greater than ${max}`,
    mismatch: (label: string, type: string) => `${label} is not a valid ${type}`,
    invalid: (label: string) => `${label} is not valid`,
    characters: (label: string) =>
      `${label} contains invisible control characters. Please type it again`,
    maxLines: (label: string, max: string) => `${label} cannot have more than ${max} lines`,
    types: { email: "email", url: "url", number: "number", date: "date", text: "text" },
  },
});

/** Message for one violated rule. An empty input counts as missing, whichever rule reported it. */
export function validationText(
  issue: ValidationIssue,
  words: FieldWords,
  language: Language,
): string {
  const texts = validationTexts[language];
  const { label } = words;
  if (isMissing(issue.input)) {
    return texts.required(language === "de" ? (words.asked ?? label) : label);
  }
  if (typeof issue.input === "string" && issue.input.trim() === "") return texts.empty(label);
  switch (issue.code) {
    case "too_small":
      return lengthText(issue, words, language) ?? tooSmall(issue, label, language);
    case "too_big":
      return lengthText(issue, words, language) ?? tooBig(issue, label, language);
    case "invalid_value":
      return texts.oneOf(label, (issue.values ?? []).join(", "));
    case "invalid_type":
      return texts.mismatch(label, words.expected ?? typeName(issue.expected, language));
    case "invalid_format":
      if (issue.format === "characters") return texts.characters(label);
      return words.expected || namedFormat(issue.format)
        ? texts.mismatch(label, words.expected ?? typeName(issue.format, language))
        : texts.invalid(label);
    default:
      return texts.invalid(label);
  }
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null || input === "";
}

function lengthText(
  { origin, exact }: ValidationIssue,
  { label, lengths }: FieldWords,
  language: Language,
): string | null {
  if (origin !== "string" || exact || !lengths) return null;
  return validationTexts[language].between(label, String(lengths.min), String(lengths.max));
}

function tooSmall(issue: ValidationIssue, label: string, language: Language): string {
  const texts = validationTexts[language];
  const bound = String(issue.minimum ?? "");
  if (issue.origin !== "string") return texts.minNumber(label, bound);
  return issue.exact ? texts.exactLength(label, bound) : texts.minLength(label, bound);
}

function tooBig(issue: ValidationIssue, label: string, language: Language): string {
  const texts = validationTexts[language];
  const bound = String(issue.maximum ?? "");
  if (issue.origin === "lines") return texts.maxLines(label, bound);
  if (issue.origin !== "string") return texts.maxNumber(label, bound);
  return issue.exact ? texts.exactLength(label, bound) : texts.maxLength(label, bound);
}

function namedFormat(format: string | undefined): boolean {
  return format === "email" || format === "url" || format === "date";
}

function typeName(type: string | undefined, language: Language): string {
  const { types } = validationTexts[language];
  switch (type) {
    case "email":
    case "url":
    case "date":
    case "number":
      return types[type];
    case "int":
      return types.number;
    default:
      return types.text;
  }
}
