import type { Verdict } from "@/domain/menu/passport/judge-dish";
import type { AddOns, Conflict, Gap } from "@/domain/menu/passport/judge-part";
import type { Language } from "@/domain/text/language";
import type { LocalizedText } from "@/domain/text/localized-text";
import { textIn } from "@/domain/text/localized-text";
import { allergenTexts } from "./allergen-texts";
import { passportTexts } from "./passport-texts";

export interface VerdictContext {
  /** The restaurant's legend. */
  readonly addOns: AddOns;
  readonly language: Language;
}

/** Options that are named; the others are counted. */
const NAMED = 2;

export function verdictText(verdict: Verdict, context: VerdictContext): string {
  const texts = passportTexts[context.language];
  switch (verdict.fit) {
    case "safe":
      return texts.safe;
    case "adjust": {
      const choose = names(verdict.choose, context, texts.orMore);
      const without = names(verdict.without, context, texts.andMore);
      return texts.adjust(choose, without);
    }
    case "unfit":
      return texts.unfit(conflictsText(verdict.conflicts, context));
    case "unknown":
      return texts.unknown(gapsText(verdict.gaps, context));
  }
}

export function conflictsText(conflicts: readonly Conflict[], context: VerdictContext): string {
  const { language, addOns } = context;
  const texts = passportTexts[language];
  const allergens = conflicts.flatMap((each) =>
    each.kind === "allergen" ? [allergenTexts[language][each.allergen]] : [],
  );
  const contained = allergens.length > 0 ? [texts.contains(allergens.join(", "))] : [];
  const textOf = (conflict: Conflict): string[] => {
    switch (conflict.kind) {
      case "allergen":
        return [];
      case "additive": {
        const addOn = addOns[conflict.code];
        return [addOn ? textIn(addOn.label, language) : conflict.code];
      }
      case "diet":
        return [texts.notDiet[conflict.diet]];
      case "dislike":
        return [texts.withWord(conflict.word)];
      case "no-option":
        return [texts.noOption(textIn(conflict.group, language))];
    }
  };
  return [...new Set([...contained, ...conflicts.flatMap(textOf)])].join(", ");
}

export function gapsText(gaps: readonly Gap[], { language }: VerdictContext): string {
  const texts = passportTexts[language];
  const textOf = (gap: Gap): string => {
    switch (gap.kind) {
      case "undeclared":
        return texts.undeclared;
      case "unlisted":
        return texts.unlisted(allergenTexts[language][gap.allergen]);
      case "unmarked":
        return texts.unmarked(texts.diets[gap.diet]);
      case "option":
        return texts.optionUnknown(textIn(gap.group, language));
    }
  };
  return [...new Set(gaps.map(textOf))].join(", ");
}

function names(
  labels: readonly LocalizedText[],
  { language }: VerdictContext,
  join: (named: readonly string[], more: number) => string,
): string {
  const all = [
    ...new Set(labels.map((label) => passportTexts[language].quoted(textIn(label, language)))),
  ];
  return all.length === 0 ? "" : join(all.slice(0, NAMED), Math.max(0, all.length - NAMED));
}
