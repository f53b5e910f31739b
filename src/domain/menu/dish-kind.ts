import type { AddOn } from "../tenant/add-ons";
import type { DishKind } from "../tenant/dish-kinds";
import { foldedWords } from "../text/fold-text";
import { textIn } from "../text/localized-text";
import { type DrawnDish, fittingKind } from "./fitting-kind";
import type { MenuCategory, MenuItem } from "./menu.schema";

type Rules = readonly (readonly [kind: DishKind, words: RegExp])[];

/** The kind of a category decides how the names in it are read: `Sake` is a fish or a drink. */
type Section = "drinks" | "sweets" | "sushi" | "salads" | "bowls" | "food";

const SECTIONS: readonly (readonly [section: Section, words: RegExp])[] = [
  ["food", /\b(becher glaeser|extras?|starters|vorspeisen)\b/],
  [
    "drinks",
    /getraenk|drink|limonade|\bbeer|\bbier\b|\bwein|wine\b|naturwein|\btea|\btee\b|coffee|kaffee|\bsake\b|wasser|kuehlschrank|fuer den abend/,
  ],
  ["sweets", /dessert|nachspeis|\bsuess|\bsweet|\bche\b|nachtisch/],
  ["salads", /^salat|salads/],
  ["bowls", /bowls (sushi|poke)|(sushi|poke) bowls/],
  ["sushi", /sushi|nigiri|maki\b|sashimi|temaki|rolls?\b|moriawase|sets? von oben/],
];

const DRINKS: Rules = [
  ["iced-coffee", /sua da|eiskaffee|kokosschnee|cold brew|iced coffee/],
  ["coffee", /kaffee|coffee|espresso|cappuccino|phin\b|ca phe/],
  ["shake", /latte|lassi|milch|shake|smoothie|buttermilk|haferdrink/],
  ["water", /mineralwasser|tafelwasser|stilles wasser|\bwasser\b|spring water|mineral water/],
  ["sake", /\bsake\b|nigori|junmai/],
  [
    "lemonade",
    /limonade|eistee|iced tea|schorle|spritzer|soda\b|kalter|kalt\b|kombucha|saft\b|juice|kokoswasser|drink\b|litschi|aloe|ramune|mule\b/,
  ],
  ["cola", /cola|kola|spezi|limo\b|tonic|lemon\b|energy|fanta|sprite|ginger ale/],
  ["tea", /tee\b|\btea\b|sencha|matcha|genmaicha|hojicha|oolong|aufguss|kaennchen/],
  ["spirit", /obstler|schnaps|likoer|brandy|gin\b|whisky|rum\b|wodka/],
  ["beer", /bier|helles|lager|radler|weizen|pils|dunkles|\bale\b|beer/],
  [
    "wine",
    /wein|secco|riesling|silvaner|veltliner|zweigelt|gamay|pet nat|muskateller|rose\b|spritz\b|wine|burgunder/,
  ],
  ["lemonade", /./],
];

const SWEETS: Rules = [
  ["mochi", /mochi|klebreiskloesse|sesambaellchen|dorayaki/],
  ["fritter", /gebackene|banane mit honig|suesse rolle|fritter/],
  ["fruit", /obst|litschi|fruit/],
  ["sweet-rice", /klebreis|kokosreis|\bche\b|tapioka|sticky rice/],
  ["ice-cream", /(?<!r)eis\b|sorbet|ice cream/],
  [
    "cake",
    /kuchen|cheesecake|strudel|tiramisu|matchamisu|schmarrn|dampfnudel|torte|toertchen|tartelette/,
  ],
  ["dessert", /./],
];

const SUSHI: Rules = [
  [
    "platter",
    /platte|\bsets?\b|(1[2-9]|[2-9]\d) (stueck|nigiri)|fuer zwei|maki mix|gartenfest|feuer und eis/,
  ],
  ["sashimi", /sashimi|tataki|carpaccio/],
  ["gunkan", /gunkan|ikura|tobiko|inari /],
  ["burger", /burger/],
  ["temaki", /temaki|burrito|taco/],
  ["nigiri", /nigiri/],
  ["maki", /hosomaki|futomaki/],
  ["uramaki", /uramaki|inside|rolls?\b|crunch/],
  ["maki", /maki/],
];

/** Savoury dishes by name. The first match counts, so rare words come before common ones. */
const FOOD: Rules = [
  ["dish", /tagesgericht|obatzda/],
  ["menu", /familienkiste|vorspeisenplatte|ganze tisch|menue |drei gaenge|mittag 5/],
  ["noodle-box", /box\b/],
  ["bento", /bento/],
  ["pizza", /pizza|flammkuchen/],
  ["burger", /burger/],
  ["temaki", /temaki|taco|burrito/],
  ["banh-mi", /banh mi|baguette|sandwich/],
  ["bao", /\bbao\b|hefebroetchen/],
  ["summer-roll", /sommerrolle|regenbogenrolle|summer roll|goi cuon|banh cuon|reispapier/],
  ["pho", /\bpho\b/],
  [
    "ramen",
    /ramen|\bsoba\b|laksa|mi quang|mi vit|bun bo hue|aus hue|hu tieu|nudelsuppe|udon suppe|huehnertopf|rindertopf|topf mit reisnudeln/,
  ],
  ["bun", /^bun /],
  ["soup", /suppe\b|soup|jiru|canh chua|im becher|tasse|tom yum|tom kha|miso mit|wan tan topf/],
  ["spring-roll", /fruehlingsrolle|spring roll|\bnem\b|cha gio/],
  ["pancake", /banh xeo|okonomiyaki|crepe|pfannkuchen/],
  ["salad", /salat|\bgoi\b|salad|carpaccio|wakame|kaiso|sunomono|goma ae|kraeuterteller|bete mit/],
  ["hotpot", /tontopf|eintopf|jjigae|kho to|thit kho|bo kho/],
  ["dumpling", /gyoza|wan tan|wantan|teigtasche|dumpling|dim sum|banh beo/],
  ["bibimbap", /bibimbap|donburi|oyakodon|katsudon|gyudon|unadon/],
  ["bowl", /poke|bowl|chirashi|eigene schale/],
  ["sashimi", /sashimi|tataki/],
  ["gunkan", /gunkan/],
  ["nigiri", /nigiri/],
  ["uramaki", /uramaki|inside out/],
  ["maki", /maki\b/],
  ["platter", /sushi/],
  ["tartare", /tatar|crispy rice|austern mit/],
  ["edamame", /edamame/],
  ["curry", /curry|massaman|panang|ca ri|kare\b/],
  ["sauce", /sauce \d+ ml|chilioel|\bdip$/],
  ["skewer", /spiess|satay|\bsate\b|yakitori|betelblatt/],
  ["fries", /pommes|fries|brotstangen/],
  ["crackers", /krupuk|krabbenchips|chips/],
  ["pickles", /^(hausgemachtes )?(kimchi\b|eingelegtes)|pickle|oshinko/],
  [
    "fried-rice",
    /bratreis|gebratener reis|eierreis|nasi goreng|ananasreis|kimchireis|gemuesereis|yangzhou/,
  ],
  ["wok", /pad kra ?pao|krapao|kung pao/],
  ["duck", /knusperente|entenbrust|bauernente|^ente |vegane ente|^mittag 3/],
  ["noodles", /pad thai|pad see|pad kee|nudel|noodle|udon|yakisoba|tteokbokki|japchae|spatzen/],
  ["duck", /\bente\b|duck/],
  ["rice-plate", /^com |reisteller/],
  ["dish", /pflanzerl/],
  ["schnitzel", /schnitzel/],
  ["roast", /schweinsbraten|rostbraten|ochsenbacken|haxe/],
  ["chicken", /karaage|huhn|haehnchen|hendl|fluegel|chicken|nugget|takoyaki/],
  ["shrimp", /garnele|tempura|\bebi\b|prawn|shrimp|meeresfruechte|tintenfisch/],
  ["fish", /fisch|lachs|forelle|saibling|barsch|kabeljau|cha ca|salmon|fang der woche/],
  ["egg", /omelett$|spiegelei$/],
  ["rice", /duftreis|jasminreis|schale reis|sushireis/],
  ["tofu", /tofu|tempeh/],
  ["meat", /schwein|rind|lamm|braten|markknochen|pork|beef|luc lac|bulgogi/],
  [
    "vegetables",
    /gemuese|pak choi|aubergine|brokkoli|pilz|schwammerl|blumenkohl|gurke|spinat|kraut|knoedel/,
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
  ["bun", /^bun$/],
  ["bowl", /bowl/],
  ["noodle-box", /boxen|boxes/],
  ["wok", /wok/],
  ["curry", /curry/],
  ["noodles", /nudel|noodle/],
  ["soup", /suppe|soup/],
  ["salad", /salat|salad/],
  ["banh-mi", /banh mi/],
  ["fried-rice", /fried rice/],
  ["rice-plate", /reis|rice|\bcom\b/],
  ["pizza", /pizza/],
  ["meat", /wirtshaus|tavern/],
  ["sauce", /saucen|sides|beilage|extra/],
];

type NamedDish = Pick<MenuItem, "category" | "name" | "volume_ml" | "min_age" | "drawing">;

/**
 * The kind of a dish: the stored one of the dish or of its category, else derived from the names of
 * both; `dish` if nothing matches. A kind whose drawing shows what the dish excludes gives way to
 * one that fits ({@link fittingKind}).
 * @param category without it, the name is the id of the category
 * @param addOns the restaurant's legend
 */
export function dishKind(
  item: NamedDish & DrawnDish,
  category: Pick<MenuCategory, "name" | "drawing"> | undefined,
  addOns: Readonly<Record<string, AddOn>>,
): DishKind {
  const kind = item.drawing ?? category?.drawing ?? kindByName(item, category);
  return fittingKind(kind, item, addOns);
}

function kindByName(item: NamedDish, category: Pick<MenuCategory, "name"> | undefined): DishKind {
  const name = folded(textIn(item.name, "de"));
  const group = folded(`${item.category} ${category ? textIn(category.name, "de") : ""}`);
  const section = sectionOf(item, group);
  return (
    first(RULES[section], name) ??
    first(CATEGORIES, group) ??
    first(FOOD, folded(textIn(item.name, "en"))) ??
    "dish"
  );
}

const RULES: Readonly<Record<Section, Rules>> = {
  drinks: DRINKS,
  sweets: SWEETS,
  salads: [["salad", /./]],
  bowls: [["bowl", /./]],
  sushi: SUSHI,
  food: FOOD,
};

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
