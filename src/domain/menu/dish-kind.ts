import { textIn } from "../text/localized-text";
import type { DishKind } from "./dish-kinds";
import type { MenuCategory, MenuItem } from "./menu.schema";
import { foldedWords } from "./search/fold-text";

type Rules = readonly (readonly [kind: DishKind, words: RegExp])[];

/** What a category holds decides how the names in it are read: `Sake` is a fish or a drink. */
type Section = "drinks" | "sweets" | "sushi" | "extras" | "food";

const SECTIONS: readonly (readonly [section: Section, words: RegExp])[] = [
  ["extras", /\b(becher glaeser|extras?)\b/],
  ["food", /\b(starters|vorspeisen)\b/],
  [
    "drinks",
    /getraenk|drink|limonade|\bbeer|\bbier\b|\bwein|wine\b|naturwein|\btea|\btee\b|coffee|kaffee|\bsake\b|wasser|kuehlschrank|fuer den abend/,
  ],
  ["sweets", /dessert|nachspeis|\bsuess|\bsweet|\bche\b|nachtisch/],
  ["sushi", /sushi|nigiri|maki\b|sashimi|temaki|rolls?\b|moriawase|sets? von oben/],
];

const DRINKS: Rules = [
  ["iced-coffee", /sua da|eiskaffee|kokosschnee|cold brew|iced coffee/],
  ["coffee", /kaffee|coffee|espresso|cappuccino|phin\b|ca phe/],
  ["shake", /latte|lassi|milch|shake|smoothie|buttermilk/],
  ["water", /mineralwasser|tafelwasser|stilles wasser|\bwasser\b|spring water|mineral water/],
  [
    "lemonade",
    /limonade|eistee|iced tea|schorle|spritzer|soda\b|kalter|kalt\b|kombucha|saft\b|juice|kokoswasser|drink\b|litschi|aloe|ramune|mule\b/,
  ],
  ["cola", /cola|kola|spezi|limo\b|tonic|lemon\b|energy|fanta|sprite|ginger ale/],
  ["tea", /tee\b|tee\W|jasmintee|\btea\b|sencha|matcha|genmaicha|hojicha|oolong|aufguss|kaennchen/],
  ["spirit", /obstler|schnaps|likoer|brandy|gin\b|whisky|rum\b|wodka/],
  ["sake", /\bsake\b|nigori|junmai/],
  ["beer", /bier|helles|lager|radler|weizen|pils|dunkles|\bale\b|beer/],
  [
    "wine",
    /wein|secco|riesling|silvaner|veltliner|gamay|pet nat|muskateller|rose\b|spritz\b|wine|burgunder/,
  ],
];

const SWEETS: Rules = [
  ["mochi", /mochi|klebreiskloesse|sesambaellchen|dorayaki/],
  ["ice-cream", /eis\b|sorbet|ice cream/],
  ["fritter", /gebackene|banane mit honig|suesse rolle|fritter/],
  ["sweet-rice", /klebreis|kokosreis|che ba mau|che chuoi|tapioka|\bche\b/],
  ["cake", /kuchen|cheesecake|strudel|tiramisu|matchamisu|schmarrn|dampfnudel|torte/],
  ["fruit", /obst|litschi|mango\b|ananas|fruit/],
  ["dessert", /flan|caramel|creme|pudding|mousse|gelee|./],
];

const SUSHI: Rules = [
  [
    "platter",
    /moriawase \(|platte|\bset\b|sets?\b|\b(ichi|ni|niwa|matsuri|aburi)\b .*(stueck|nigiri)|(1[2-9]|[2-9]\d) (stueck|nigiri)|fuer zwei|maki mix|gartenfest|feuer und eis/,
  ],
  ["sashimi", /sashimi|tataki|carpaccio/],
  ["gunkan", /gunkan|ikura|tobiko|inari/],
  ["temaki", /temaki/],
  ["burger", /burger/],
  ["temaki", /burrito|taco/],
  ["nigiri", /nigiri/],
  ["maki", /hosomaki|futomaki/],
  ["uramaki", /uramaki|inside|roll\b|rolls\b|crunch/],
  ["maki", /maki/],
];

/** Savoury dishes by name. The first match counts, so rare words come before common ones. */
const FOOD: Rules = [
  ["menu", /familienkiste|ganze tisch|menue |drei gaenge|mittag 5|familienbox/],
  ["noodle-box", /box\b/],
  ["bento", /bento/],
  ["pizza", /pizza|flammkuchen/],
  ["burger", /burger/],
  ["temaki", /temaki|taco|burrito/],
  ["banh-mi", /banh mi|baguette|sandwich/],
  ["bao", /\bbao\b|hefebroetchen/],
  ["summer-roll", /sommerrolle|regenbogenrolle|summer roll|goi cuon|banh cuon|reispapier/],
  ["bun", /^bun |\bbun (mit|bo nam|cha|nem|thit)|bun cha/],
  ["spring-roll", /fruehlingsrolle|spring roll|\bnem\b|cha gio|prawns in cones/],
  ["pancake", /banh xeo|okonomiyaki|crepe|pfannkuchen(?!suppe)/],
  ["salad", /salat|\bgoi\b|salad|carpaccio|wakame|kaiso|sunomono|goma ae|bananenbluete/],
  ["pho", /\bpho\b/],
  ["hotpot", /tontopf|eintopf|jjigae|claypot|kho to|thit kho|bo kho/],
  [
    "ramen",
    /ramen|soba|laksa|mi quang|mi vit|bun bo hue|aus hue|hu tieu|nudelsuppe|huehnertopf|rindertopf|udonsuppe/,
  ],
  ["dumpling", /gyoza|wan tan|wantan|teigtasche|dumpling|dim sum|dimsum|banh beo/],
  ["soup", /suppe|soup|jiru|canh chua|im becher|bruehe$|tasse/],
  ["bibimbap", /bibimbap|donburi|oyakodon|katsudon|gyudon/],
  ["bowl", /poke|bowl|chirashi|schale(?! reis)/],
  ["sashimi", /sashimi|tataki/],
  ["gunkan", /gunkan/],
  ["nigiri", /nigiri/],
  ["uramaki", /uramaki|inside out/],
  ["maki", /maki\b/],
  ["platter", /kinder sushi|sushi set|sushi/],
  ["tartare", /tatar|crispy rice|auster(n)? mit|drei austern/],
  ["edamame", /edamame$|^edamame/],
  ["curry", /curry|massaman|panang|ca ri|kare\b/],
  ["sauce", /sauce, |sauce$|chilioel|dip\b|hoisin$/],
  ["skewer", /spiess|satay|sate\b|yakitori|betelblatt/],
  ["fries", /pommes|fries/],
  ["crackers", /krupuk|krabbenchips|chips|quay|brot|breze/],
  ["pickles", /kimchi$|eingelegtes|pickle|oshinko|kimchi\b(?!reis)/],
  [
    "fried-rice",
    /bratreis|gebratener reis|gebratener eierreis|eierreis|nasi goreng|ananasreis|kimchireis|gemuesereis|mittagsreis/,
  ],
  [
    "noodles",
    /pad thai|pad see|pad kee|nudel|noodle|udon|japchae|mie\b|spaetzle|kaesspatzen|kassspatzen/,
  ],
  ["duck", /ente\b|entenbrust|bauernente|\bduck|knusperente/],
  ["shrimp", /garnele|tempura|ebi\b|prawn|shrimp|meeresfruechte|tintenfisch|takoyaki/],
  ["fish", /fisch|lachs|forelle|saibling|barsch|kabeljau|cha ca|salmon|\bca\b|fang der woche/],
  ["chicken", /karaage|huhn|haehnchen|hendl|fluegel|chicken|\bga\b|nugget/],
  ["egg", /omelett$|spiegelei$/],
  ["rice", /duftreis|jasminreis|schale reis|klebreis|sushireis/],
  ["tofu", /tofu|tempeh/],
  [
    "meat",
    /schwein|rind|ochsen|schnitzel|pflanzerl|lamm|braten|haxe|pastete|markknochen|pork|beef|luc lac|bulgogi/,
  ],
  ["rice-plate", /^com |reisteller/],
  [
    "vegetables",
    /gemuese|pak choi|aubergine|brokkoli|pilz|schwammerl|blumenkohl|kraeuterteller|gurke|spinat|krautwickerl|knoedel/,
  ],
];

/** For names that say nothing by themselves, from their category. */
const CATEGORIES: Rules = [
  ["nigiri", /nigiri/],
  ["temaki", /temaki/],
  ["uramaki", /inside out|uramaki|signature|crunch|special rolls/],
  ["maki", /maki/],
  ["sashimi", /sashimi/],
  ["platter", /sushi sets|sets von oben|moriawase|platten/],
  ["bento", /bento/],
  ["pho", /\bpho\b/],
  ["bun", /^bun bun$/],
  ["bowl", /bowl/],
  ["noodle-box", /boxen|boxes/],
  ["wok", /wok/],
  ["curry", /curry/],
  ["noodles", /nudel|noodle/],
  ["soup", /suppe|soup/],
  ["salad", /salat|salad/],
  ["banh-mi", /banh mi/],
  ["rice-plate", /reis|rice|\bcom\b/],
  ["pizza", /pizza/],
  ["meat", /wirtshaus|tavern/],
  ["sauce", /saucen|sides|beilage|extra/],
];

/**
 * The kind of a dish: the stored one of the dish or of its category, else derived from the names of
 * both; `dish` if nothing matches.
 * @param category without it, the name is the id of the category
 */
export function dishKind(
  item: Pick<MenuItem, "category" | "name" | "volume_ml" | "min_age" | "drawing">,
  category?: Pick<MenuCategory, "name" | "drawing">,
): DishKind {
  const chosen = item.drawing ?? category?.drawing;
  if (chosen) return chosen;
  const name = folded(textIn(item.name, "de"));
  const group = folded(`${item.category} ${category ? textIn(category.name, "de") : ""}`);
  const section = sectionOf(item, group);
  return (
    first(rulesOf(section), name) ??
    (section === "drinks" ? "lemonade" : first(CATEGORIES, group)) ??
    first(FOOD, folded(textIn(item.name, "en"))) ??
    "dish"
  );
}

function rulesOf(section: Section): Rules {
  if (section === "drinks") return DRINKS;
  if (section === "sweets") return SWEETS;
  return section === "sushi" ? SUSHI : FOOD;
}

function sectionOf(item: Pick<MenuItem, "volume_ml" | "min_age">, group: string): Section {
  if (item.volume_ml !== undefined || item.min_age !== undefined) return "drinks";
  return SECTIONS.find(([, words]) => words.test(group))?.[0] ?? "food";
}

function first(rules: Rules, text: string): DishKind | null {
  return rules.find(([, words]) => words.test(text))?.[0] ?? null;
}

/** Words in lower case without accents, umlauts as two letters. */
function folded(text: string): string {
  const umlauts: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };
  const plain = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter);
  return [...new Set(foldedWords(plain))].join(" ");
}
