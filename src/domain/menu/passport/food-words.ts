import { foldedWords } from "../../text/fold-text";
import type { LocalizedText } from "../../text/localized-text";
import type { PassportDiet } from "./passport.schema";

/** Meat and fish as a whole word, the start of a compound or its end. Folded. */
const ANIMAL =
  /^(?:huhn|huehn|hahnchen|haehnchen|chicken|rind|beef|schwein|pork|ente|duck$|lamm|lamb|kalb|veal|pute|truthahn|turkey|lachs|salmon|thunfisch|tuna|garnele|prawn|shrimp|scampi|krabbe|crab|tintenfisch|squid|calamar|speck|bacon|schinken|ham$|salami|wurst|sausage|meat)|(?<!frucht)fleisch|fisch|^fish|(?:huhn|ente|(?<!tama)rind|wurst|wurstchen|speck|lachs|garnelen?)$/;

const NOT_HALAL =
  /^(?:schwein|pork|speck|bacon|schinken|ham$|salami|chorizo|mirin|sake$|wine?$|wein$|bier|beer$|rum$|whisk|vodka|likor|liqueur)|(?:speck|schinken|bier)$/;

/** Says that the animal of its phrase is only named: "vegane Ente", "Ente aus Seitan". */
const IMITATION =
  /^(?:vegan|vegetari|veggi|alkoholfrei|pflanzlich|plant|mock|soja|soy|tofu|seitan|jackfruit)/;

const DENIAL =
  /^(?:ohne|keine?n?|without|no|not|nicht|frei|free|weglassen|abbestellen|verzichten|leave|leaving)$/;

/** Offers what a label also denies: "mit oder ohne Fleisch". */
const OFFER = /^(?:mit|with)$/;

/** Between two phrases of a text: "Huhn | in Sojasauce", "Huhn | ohne Haut". */
const PHRASES =
  /[,;:/+&|–]|\b(?:und|oder|mit|in|and|or|with)\b|(?=\b(?:ohne|keine?n?|without|no|not|nicht)\b)/i;

/**
 * Whether a text names food that a diet excludes. Finding nothing proves nothing. What a phrase denies
 * or imitates says nothing about the others: "Huhn in Sojasauce".
 */
export function namesExcludedFood(diet: PassportDiet, texts: readonly LocalizedText[]): boolean {
  if (diet === "lactose-free") return false;
  const phrases = texts.flatMap(({ de, en }) => [...de.split(PHRASES), ...en.split(PHRASES)]);
  return phrases.map(foldedWords).some((words) => {
    if (words.some((word) => IMITATION.test(word) || DENIAL.test(word))) return false;
    return words.some((word) => (diet === "halal" ? NOT_HALAL : ANIMAL).test(word));
  });
}

/** Whether a text names a word or a compound with it, in one of its languages. */
export function namesWord(word: string, texts: readonly LocalizedText[]): boolean {
  const stems = stemsOf(word);
  return (
    stems.length > 0 &&
    texts.some((text) =>
      [text.de, text.en].some((each) => foldedWords(each).some((one) => contains(one, stems))),
    )
  );
}

/** Whether a label leaves out what its words name: "Bitte weglassen", "ohne Koriander". */
export function isDenial(label: LocalizedText): boolean {
  return [label.de, label.en].map(foldedWords).some((words) => {
    return words.some((word) => DENIAL.test(word)) && !words.some((word) => OFFER.test(word));
  });
}

function contains(word: string, stems: readonly string[]): boolean {
  // Short words would be found inside of others: "Ei" in "Reis".
  return stems.some((stem) => (stem.length > 3 ? word.includes(stem) : word === stem));
}

/** Spellings of each word without a plural's ending. */
function stemsOf(typed: string): string[] {
  return foldedWords(typed).map((word) =>
    word.length > 4 ? word.replace(/(?:e[nrs]?|n|s)$/, "") : word,
  );
}
