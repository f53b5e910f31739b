import type { LocalizedText } from "../../text/localized-text";
import type { MenuItem, MenuOption, MenuOptionGroup } from "../menu.schema";
import type { Choices } from "../options/choices.schema";
import { minOptions } from "../options/min-options";
import { sortedOptionGroups } from "../options/sorted-option-groups";
import { impliedDiets } from "../search/implied-diets";
import { isDenial, namesWord } from "./food-words";
import {
  type AddOns,
  asksForProof,
  type Conflict,
  type Findings,
  type Gap,
  judgePart,
} from "./judge-part";
import type { Passport } from "./passport.schema";

/** What a guest's passport says about a dish: see docs/rules.md#allergy-passport. */
export type Verdict =
  | { readonly fit: "safe" }
  /** Safe with one of the options in `choose` and without those in `without`. */
  | {
      readonly fit: "adjust";
      readonly choose: readonly LocalizedText[];
      readonly without: readonly LocalizedText[];
    }
  | { readonly fit: "unfit"; readonly conflicts: readonly Conflict[] }
  | { readonly fit: "unknown"; readonly gaps: readonly Gap[] };

/**
 * Judges a dish with all its options. Never safe where information is missing.
 * @returns null if only dislikes were asked for and none is named: the text of a menu proves nothing
 */
export function judgeDish(item: MenuItem, passport: Passport, addOns: AddOns): Verdict | null {
  const groups = sortedOptionGroups(item).map(([, group]) => judgeGroup(group, passport, addOns));
  const base = judgeBase(item, passport, addOns);
  const { open, remedies } = withRemedies(base.conflicts, passport.dislikes, groups);
  const conflicts = [...open, ...groups.flatMap((group) => group.conflicts)];
  const gaps = [...base.gaps, ...groups.flatMap((group) => group.gaps)];
  const choose = [...remedies, ...groups.flatMap((group) => group.choose)];
  return verdictOf(
    { conflicts, gaps },
    { choose, without: groups.flatMap(({ without }) => without) },
    passport,
  );
}

/** Judges a dish as it was chosen: only with the options of `choices`. */
export function judgeChoices(
  item: MenuItem,
  choices: Choices,
  passport: Passport,
  addOns: AddOns,
): Verdict | null {
  const chosen = sortedOptionGroups(item).flatMap(([id, group]) => {
    const values = Object.hasOwn(choices, id) ? (choices[id] ?? []) : [];
    return group.options
      .filter(({ value }) => [values].flat().includes(value))
      .map((option) => ({ option, group, findings: judgeOption(option, group, passport, addOns) }));
  });
  const base = judgeBase(item, passport, addOns);
  const isLeftOut = (word: string) =>
    chosen.some(({ option, group }) => leavesOut(word, option, group));
  const open = base.conflicts.filter(
    (conflict) => conflict.kind !== "dislike" || !isLeftOut(conflict.word),
  );
  return verdictOf(
    {
      conflicts: [...open, ...chosen.flatMap(({ findings }) => findings.conflicts)],
      gaps: [...base.gaps, ...chosen.flatMap(({ findings }) => findings.gaps)],
    },
    { choose: [], without: [] },
    passport,
  );
}

/**
 * Judges one option. The mark of a dish holds for its required options and for those without a
 * surcharge, unless their own codes or names contradict it; an extra has no mark and is unknown.
 */
export function judgeOption(
  option: MenuOption,
  group: MenuOptionGroup,
  passport: Passport,
  addOns: AddOns,
): Findings {
  const { conflicts, gaps } = judgePart(
    {
      codes: option.add_ons,
      texts: isDenial(group.label) ? [] : [option.label],
      marks: [],
      isLeftOut: isDenial(option.label),
    },
    passport,
    addOns,
  );
  const isExtra = minOptions(group) === 0 && group.costs && option.preis > 0;
  return { conflicts, gaps: isExtra ? gaps : gaps.filter(({ kind }) => kind !== "unmarked") };
}

function judgeBase(item: MenuItem, passport: Passport, addOns: AddOns): Findings {
  const texts = item.description ? [item.name, item.description] : [item.name];
  return judgePart({ codes: item.add_ons, texts, marks: impliedDiets(item) }, passport, addOns);
}

function leavesOut(word: string, { label }: MenuOption, group: MenuOptionGroup): boolean {
  return (isDenial(label) || isDenial(group.label)) && namesWord(word, [label]);
}

interface GroupFindings extends Findings {
  readonly choose: readonly LocalizedText[];
  readonly without: readonly LocalizedText[];
  /** By which option of the group, of those that fit, a disliked word is left out. */
  readonly remedyFor: (word: string) => LocalizedText | undefined;
}

function judgeGroup(group: MenuOptionGroup, passport: Passport, addOns: AddOns): GroupFindings {
  const { label, options } = group;
  const judged = options.map((option) => ({
    option,
    ...judgeOption(option, group, passport, addOns),
  }));
  const known = judged.filter(({ conflicts }) => conflicts.length === 0);
  const fitting = known.filter(({ gaps }) => gaps.length === 0).map(({ option }) => option);
  const labels = fitting.map((option) => option.label);
  const remedyFor = (word: string) => {
    const remedy = fitting.find((option) => leavesOut(word, option, group));
    return remedy && (isDenial(remedy.label) ? remedy.label : joined(label, remedy.label));
  };
  const needed = minOptions(group);
  const found = { conflicts: [], gaps: [], choose: [], without: [], remedyFor };
  if (fitting.length === options.length) return found;
  if (known.length < needed) return { ...found, conflicts: [{ kind: "no-option", group: label }] };
  if (fitting.length < needed) return { ...found, gaps: [{ kind: "option", group: label }] };
  if (needed > 0) return { ...found, choose: labels };
  if (fitting.length === 0) return { ...found, without: [label] };
  return {
    ...found,
    without: options.map((option) => option.label).filter((each) => !labels.includes(each)),
  };
}

function joined(one: LocalizedText, other: LocalizedText): LocalizedText {
  return { de: `${one.de}: ${other.de}`, en: `${one.en}: ${other.en}` };
}

/**
 * A disliked word, unlike an allergen, is settled by an option that leaves it out; such an option also
 * tells that the food is in the dish.
 */
function withRemedies(
  conflicts: readonly Conflict[],
  dislikes: readonly string[],
  groups: readonly GroupFindings[],
) {
  const found = dislikes.flatMap((word) => {
    const [label] = groups.flatMap(({ remedyFor }) => remedyFor(word) ?? []);
    return label ? [{ word, label }] : [];
  });
  const open = conflicts.filter(
    (conflict) => conflict.kind !== "dislike" || !found.some(({ word }) => word === conflict.word),
  );
  return { open, remedies: found.map(({ label }) => label) };
}

function verdictOf(
  { conflicts, gaps }: Findings,
  advice: { choose: readonly LocalizedText[]; without: readonly LocalizedText[] },
  passport: Passport,
): Verdict | null {
  if (conflicts.length > 0) return { fit: "unfit", conflicts };
  if (gaps.length > 0) return { fit: "unknown", gaps };
  if (advice.choose.length + advice.without.length > 0) return { fit: "adjust", ...advice };
  return asksForProof(passport) ? { fit: "safe" } : null;
}
