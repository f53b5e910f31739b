import type { ConsistencyCode } from "@/domain/menu/draft/menu-consistency";
import type { MenuField } from "@/domain/menu/draft/menu-field";
import type { CsvIssue } from "@/domain/menu/transfer/read-menu-csv";
import { defineTexts } from "../../define-texts";

type Count = (count: number) => string;
type Named = (name: string) => string;

interface MenuEditorTexts {
  readonly title: Named;
  readonly loading: string;
  readonly failedTitle: string;
  readonly failed: string;
  readonly missing: string;
  readonly history: string;
  readonly transfer: string;
  readonly toList: string;
  readonly search: string;
  readonly noneFound: string;
  readonly list: string;
  readonly dishes: Count;
  readonly nothingChosen: string;
  readonly nothingChosenHelp: string;
  readonly soldOut: string;
  readonly hasIssue: string;
  readonly isChanged: string;
  readonly keys: string;
  readonly sortCategories: string;
  readonly collapse: Named;
  readonly expand: Named;
  readonly collapseAll: string;
  readonly expandAll: string;
  readonly place: (name: string, place: number, of: number) => string;
  readonly addDish: string;
  readonly newDish: (category: string) => string;
  readonly newCategory: string;
  readonly add: string;
  readonly unnamed: string;
  readonly copy: string;
  readonly copied: Named;
  readonly moveTo: string;
  readonly remove: string;
  readonly bringBack: string;
  readonly removed: Named;
  readonly removeCategory: (name: string, dishes: number) => string;
  readonly removeYes: string;
  readonly fields: Readonly<Record<MenuField, string>>;
  /** Texts in both languages, without the language. */
  readonly parts: Readonly<Record<"name" | "description" | "label", string>>;
  readonly numberHint: string;
  readonly priceHint: string;
  readonly reusableHint: string;
  readonly priceWrong: string;
  readonly wholeNumber: string;
  readonly percent: Count;
  readonly optional: string;
  readonly groups: { readonly names: string; readonly price: string; readonly facts: string };
  readonly declared: string;
  readonly declaredHint: string;
  readonly diets: string;
  readonly options: string;
  readonly optionsHint: string;
  readonly noOptions: string;
  readonly needsOption: string;
  readonly newGroup: string;
  readonly newOption: string;
  readonly removeGroup: Named;
  readonly removeOption: Named;
  readonly kinds: { readonly radio: string; readonly checkbox: string };
  readonly optionCodes: (name: string, codes: string) => string;
  readonly none: string;
  readonly notDeclared: string;
  readonly yes: string;
  readonly no: string;
  readonly nothing: string;
  readonly exportTitle: string;
  readonly exportJson: string;
  readonly exportCsv: string;
  readonly exportHelp: string;
  readonly importTitle: string;
  readonly importHelp: string;
  readonly chooseFile: string;
  readonly importPreview: Named;
  readonly importApply: string;
  readonly imported: string;
  readonly importNothing: string;
  readonly importBroken: Named;
  readonly line: (line: number) => string;
  readonly columns: string;
  readonly tooLarge: string;
  readonly unreadable: string;
  readonly notJson: string;
  readonly notMenu: string;
  readonly tooDetailed: string;
  readonly unknownEntry: (names: string) => string;
  readonly csv: Readonly<Record<CsvIssue["code"], (problem: CsvIssue) => string>>;
  readonly faults: Readonly<Record<ConsistencyCode, string>>;
  readonly noCategories: string;
}

/** Texts of the menu editor. */
export const menuEditorTexts = defineTexts<MenuEditorTexts>({
  de: {
    title: (name) => `Speisekarte · ${name}`,
    loading: "Die Speisekarte wird geladen …",
    failedTitle: "Die Speisekarte lässt sich gerade nicht laden",
    failed: "Bitte prüfen Sie die Verbindung.",
    missing: "Für dieses Restaurant ist noch keine Speisekarte gespeichert.",
    history: "Verlauf",
    transfer: "Import & Export",
    toList: "Zur Liste",
    search: "Gericht oder Nummer suchen",
    noneFound: "Kein Gericht gefunden.",
    list: "Kategorien und Gerichte",
    dishes: (count) => (count === 1 ? "1 Gericht" : `${count} Gerichte`),
    nothingChosen: "Was möchten Sie ändern?",
    nothingChosenHelp:
      "Wählen Sie links ein Gericht oder eine Kategorie. Änderungen gelten erst, wenn Sie speichern.",
    soldOut: "ausverkauft",
    hasIssue: "Fehler",
    isChanged: "geändert",
    keys: "Sortieren: am Griff ziehen, auch in eine andere Kategorie. Per Tastatur: Alt + Pfeiltasten.",
    sortCategories: "Kategorien ordnen",
    collapse: (name) => `${name} einklappen`,
    expand: (name) => `${name} aufklappen`,
    collapseAll: "Alle einklappen",
    expandAll: "Alle aufklappen",
    place: (name, place, of) => `${name}: Platz ${place} von ${of}`,
    addDish: "+ Gericht",
    newDish: (category) => `Neues Gericht in „${category}“`,
    newCategory: "Neue Kategorie",
    add: "Hinzufügen",
    unnamed: "Ohne Namen",
    copy: "Kopieren",
    copied: (name) => `${name} (Kopie)`,
    moveTo: "Verschieben nach …",
    remove: "Löschen",
    bringBack: "Zurückholen",
    removed: (name) => `„${name}“ ist gelöscht.`,
    removeCategory: (name, dishes) =>
      dishes === 0
        ? `„${name}“ löschen?`
        : `„${name}“ mit ${dishes === 1 ? "einem Gericht" : `${dishes} Gerichten`} löschen?`,
    removeYes: "Ja, löschen",
    fields: {
      category: "Kategorie",
      number: "Nummer",
      preis: "Preis",
      add_ons: "Allergene und Zusatzstoffe",
      diet: "Ernährung",
      vat: "Mehrwertsteuer",
      volume_ml: "Inhalt in ml",
      deposit_cents: "Pfand",
      min_age: "Mindestalter",
      reusable: "Passt in einen Mehrwegbehälter",
      sold_out: "Dauerhaft ausverkauft",
      photo: "Foto",
      drawing: "Zeichnung",
      recommended: "Empfehlung des Hauses",
      served: "Bestellbar",
      serves: "Für wie viele Personen",
      alt_de: "Bildbeschreibung (Deutsch)",
      alt_en: "Bildbeschreibung (Englisch)",
      name_de: "Name (Deutsch)",
      name_en: "Name (Englisch)",
      description_de: "Beschreibung (Deutsch)",
      description_en: "Beschreibung (Englisch)",
      label_de: "Bezeichnung (Deutsch)",
      label_en: "Bezeichnung (Englisch)",
      type: "Auswahl",
      costs: "Optionen kosten Aufpreis",
      required: "Pflichtauswahl",
      min: "Mindestens",
      max: "Höchstens",
      whole: "vorhanden",
      order: "Reihenfolge",
    },
    parts: { name: "Name", description: "Beschreibung", label: "Bezeichnung" },
    numberHint: "Steht groß auf Bon und Bestellmonitor",
    priceHint: "Zum Beispiel 12,50",
    reusableHint: "Ein Behälter je Portion, wenn das Restaurant Mehrweg anbietet.",
    priceWrong: "Bitte geben Sie einen Betrag wie 12,50 ein, höchstens 10.000,00",
    wholeNumber: "Bitte geben Sie eine ganze Zahl ein",
    percent: (share) => `${share} %`,
    optional: "optional",
    groups: { names: "Name und Beschreibung", price: "Preis", facts: "Kennzeichnung" },
    declared: "Allergene und Zusatzstoffe sind geprüft",
    declaredHint:
      "Ohne Haken sehen Gäste „Allergene nicht angegeben – bitte fragen Sie uns“. Ein Haken ohne Kürzel bedeutet: nichts davon enthalten.",
    diets: "Ernährung",
    options: "Optionen",
    optionsHint: "Größen, Beilagen, Extras. Gäste sehen die Gruppen in dieser Reihenfolge.",
    noOptions: "Dieses Gericht hat keine Optionen.",
    needsOption: "Die Gruppe braucht mindestens eine Option",
    newGroup: "Neue Optionsgruppe",
    newOption: "Neue Option",
    removeGroup: (name) => `Gruppe „${name}“ löschen`,
    removeOption: (name) => `Option „${name}“ löschen`,
    kinds: { radio: "Genau eine", checkbox: "Mehrere" },
    optionCodes: (name, codes) => `Kürzel von ${name}: ${codes}`,
    none: "keine",
    notDeclared: "nicht angegeben",
    yes: "ja",
    no: "nein",
    nothing: "–",
    exportTitle: "Export",
    exportJson: "Alles als JSON",
    exportCsv: "Gerichte als CSV",
    exportHelp:
      "JSON enthält die ganze Karte. CSV öffnet sich in Tabellenprogrammen, eine Zeile pro Gericht, ohne Optionen.",
    importTitle: "Import",
    importHelp:
      "JSON ersetzt die ganze Karte. CSV ändert Gerichte mit bekannter „id“, legt neue an und lässt alle anderen unverändert; Optionen bleiben erhalten. Vor dem Übernehmen sehen Sie die Unterschiede.",
    chooseFile: "Datei wählen (.json oder .csv)",
    importPreview: (file) => `Das ändert sich durch „${file}“`,
    importApply: "In den Entwurf übernehmen",
    imported: "Übernommen, aber noch nicht gespeichert.",
    importNothing: "Die Datei enthält keine Änderungen.",
    importBroken: (file) => `„${file}“ kann so nicht übernommen werden`,
    line: (line) => `Zeile ${line}`,
    columns: "Spalten der CSV-Datei",
    tooLarge: "Die Datei ist größer als 2 MB.",
    unreadable: "Die Datei lässt sich nicht lesen. Bitte wählen Sie sie noch einmal.",
    notJson: "Das ist keine gültige JSON-Datei.",
    notMenu: "Das ist keine Speisekarte.",
    tooDetailed: "Der Eintrag hat zu viele Angaben. Bitte entfernen Sie Optionen.",
    unknownEntry: (names) => `Unbekannte Angabe: ${names}`,
    csv: {
      OPEN_QUOTE: () => "Ein Anführungszeichen wird nicht geschlossen.",
      NO_HEADER: () => "Die Datei ist leer.",
      UNKNOWN_COLUMN: ({ found }) => `Die Spalte „${found ?? ""}“ ist unbekannt oder doppelt.`,
      MISSING_COLUMN: ({ found }) => `Die Spalte „${found ?? ""}“ fehlt.`,
      TOO_MANY_LINES: () => "Die Datei hat mehr als 20.000 Zeilen. Bitte löschen Sie leere Zeilen.",
      TOO_MANY_DISHES: () =>
        "Eine Speisekarte kann höchstens 1.000 Gerichte haben. Bitte löschen Sie Gerichte aus der Datei.",
      TOO_MANY_FIELDS: () =>
        "Die Zeile hat mehr Felder als Spalten. Bitte prüfen Sie die Trennzeichen.",
      TOO_LONG: () => "Ein Feld hat mehr als 2.000 Zeichen. Bitte kürzen Sie den Text.",
      DUPLICATE_ID: ({ found }) => `Die id „${found ?? ""}“ steht schon in einer Zeile darüber.`,
      WRONG_VALUE: ({ column, found }) =>
        found ? `„${found}“ ist für „${column ?? ""}“ nicht gültig.` : `„${column ?? ""}“ fehlt.`,
      UNKNOWN_CATEGORY: ({ found }) => `Die Kategorie „${found ?? ""}“ gibt es nicht.`,
      UNKNOWN_CODE: ({ found }) => `„${found ?? ""}“ enthält ein unbekanntes Kürzel.`,
      NO_ROWS: () => "Unter der Kopfzeile stehen keine Gerichte.",
    },
    faults: {
      DUPLICATE_ID: "Diese Kennung ist doppelt vergeben",
      DUPLICATE_OPTION: "Diese Option gibt es in der Gruppe schon",
      UNKNOWN_CATEGORY: "Bitte wählen Sie eine Kategorie",
      UNKNOWN_CODE: "Dieses Kürzel gibt es im Restaurant nicht mehr",
      PRICE_TOO_PRECISE: "Höchstens zwei Nachkommastellen",
      BOUNDS_ON_RADIO: "Mindest- und Höchstzahl gehören zu „Mehrere“",
      MIN_ABOVE_MAX: "Die Mindestzahl ist größer als die Höchstzahl",
      MIN_ABOVE_OPTIONS: "Die Mindestzahl ist größer als die Zahl der Optionen",
    },
    noCategories: "Die Karte braucht mindestens eine Kategorie.",
  },
  en: {
    title: (name) => `Menu · ${name}`,
    loading: "Loading the menu …",
    failedTitle: "The menu cannot be loaded right now",
    failed: "Please check the connection.",
    missing: "No menu is stored for this restaurant yet.",
    history: "History",
    transfer: "Import & export",
    toList: "Back to list",
    search: "Search for a dish or number",
    noneFound: "No dish found.",
    list: "Categories and dishes",
    dishes: (count) => (count === 1 ? "1 dish" : `${count} dishes`),
    nothingChosen: "What would you like to change?",
    nothingChosenHelp: "Select a dish or a category. Changes take effect when you save.",
    soldOut: "sold out",
    hasIssue: "error",
    isChanged: "changed",
    keys: "To sort, drag the handle, also into another category. With the keyboard: Alt + arrow keys.",
    sortCategories: "Sort categories",
    collapse: (name) => `Collapse ${name}`,
    expand: (name) => `Expand ${name}`,
    collapseAll: "Collapse all",
    expandAll: "Expand all",
    place: (name, place, of) => `${name}: position ${place} of ${of}`,
    addDish: "+ Dish",
    newDish: (category) => `New dish in “${category}”`,
    newCategory: "New category",
    add: "Add",
    unnamed: "Unnamed",
    copy: "Copy",
    copied: (name) => `${name} (copy)`,
    moveTo: "Move to …",
    remove: "Delete",
    bringBack: "Bring back",
    removed: (name) => `“${name}” is deleted.`,
    removeCategory: (name, dishes) =>
      dishes === 0
        ? `Delete “${name}”?`
        : `Delete “${name}” with ${dishes === 1 ? "one dish" : `${dishes} dishes`}?`,
    removeYes: "Yes, delete",
    fields: {
      category: "Category",
      number: "Number",
      preis: "Price",
      add_ons: "Allergens and additives",
      diet: "Diet",
      vat: "VAT",
      volume_ml: "Volume in ml",
      deposit_cents: "Deposit",
      min_age: "Minimum age",
      reusable: "Fits into a reusable container",
      sold_out: "Permanently sold out",
      photo: "Photo",
      drawing: "Drawing",
      recommended: "Recommended by the house",
      served: "Served",
      serves: "For how many people",
      alt_de: "Description of the picture (German)",
      alt_en: "Description of the picture (English)",
      name_de: "Name (German)",
      name_en: "Name (English)",
      description_de: "Description (German)",
      description_en: "Description (English)",
      label_de: "Label (German)",
      label_en: "Label (English)",
      type: "Choice",
      costs: "Options cost extra",
      required: "Required",
      min: "At least",
      max: "At most",
      whole: "present",
      order: "Sort order",
    },
    parts: { name: "Name", description: "Description", label: "Label" },
    numberHint: "Printed large on tickets and the board",
    priceHint: "For example 12.50",
    reusableHint: "One container per portion, if the restaurant offers reusable packaging.",
    priceWrong: "Please enter an amount such as 12.50, at most 10,000.00",
    wholeNumber: "Please enter a whole number",
    percent: (share) => `${share}%`,
    optional: "optional",
    groups: { names: "Name and description", price: "Price", facts: "Labelling" },
    declared: "Allergens and additives have been checked",
    declaredHint:
      "If unchecked, guests see “Allergens not declared – please ask us”. Checked without any codes means: contains none of them.",
    diets: "Diet",
    options: "Options",
    optionsHint: "Sizes, sides, extras. Guests see the groups in this order.",
    noOptions: "This dish has no options.",
    needsOption: "The group needs at least one option",
    newGroup: "New option group",
    newOption: "New option",
    removeGroup: (name) => `Delete group “${name}”`,
    removeOption: (name) => `Delete option “${name}”`,
    kinds: { radio: "Exactly one", checkbox: "Several" },
    optionCodes: (name, codes) => `Codes of ${name}: ${codes}`,
    none: "none",
    notDeclared: "not declared",
    yes: "yes",
    no: "no",
    nothing: "–",
    exportTitle: "Export",
    exportJson: "Everything as JSON",
    exportCsv: "Dishes as CSV",
    exportHelp:
      "JSON contains the whole menu. CSV opens in spreadsheets, one row per dish, without options.",
    importTitle: "Import",
    importHelp:
      "JSON replaces the whole menu. CSV changes dishes with a known “id”, adds new ones and leaves all others unchanged; options are kept. You see the differences before you apply them.",
    chooseFile: "Choose a file (.json or .csv)",
    importPreview: (file) => `What “${file}” changes`,
    importApply: "Apply to draft",
    imported: "Applied, but not saved yet.",
    importNothing: "The file contains no changes.",
    importBroken: (file) => `“${file}” cannot be imported`,
    line: (line) => `Line ${line}`,
    columns: "Columns of the CSV file",
    tooLarge: "The file is larger than 2 MB.",
    unreadable: "The file cannot be read. Please choose it again.",
    notJson: "This is not a valid JSON file.",
    notMenu: "This is not a menu.",
    tooDetailed: "The entry has too many details. Please remove options.",
    unknownEntry: (names) => `Unknown field: ${names}`,
    csv: {
      OPEN_QUOTE: () => "A quotation mark is not closed.",
      NO_HEADER: () => "The file is empty.",
      UNKNOWN_COLUMN: ({ found }) => `The column “${found ?? ""}” is unknown or duplicated.`,
      MISSING_COLUMN: ({ found }) => `The column “${found ?? ""}” is missing.`,
      TOO_MANY_LINES: () => "The file has more than 20,000 lines. Please delete empty lines.",
      TOO_MANY_DISHES: () =>
        "A menu can have at most 1,000 dishes. Please delete dishes from the file.",
      TOO_MANY_FIELDS: () =>
        "The line has more fields than there are columns. Please check the separators.",
      TOO_LONG: () => "A field has more than 2,000 characters. Please shorten the text.",
      DUPLICATE_ID: ({ found }) => `The id “${found ?? ""}” is already used in a line above.`,
      WRONG_VALUE: ({ column, found }) =>
        found ? `“${found}” is not valid for “${column ?? ""}”.` : `“${column ?? ""}” is missing.`,
      UNKNOWN_CATEGORY: ({ found }) => `There is no category “${found ?? ""}”.`,
      UNKNOWN_CODE: ({ found }) => `“${found ?? ""}” contains an unknown code.`,
      NO_ROWS: () => "There are no dishes below the header.",
    },
    faults: {
      DUPLICATE_ID: "This id is used twice",
      DUPLICATE_OPTION: "The group already has this option",
      UNKNOWN_CATEGORY: "Please choose a category",
      UNKNOWN_CODE: "The restaurant no longer has this code",
      PRICE_TOO_PRECISE: "At most two decimals",
      BOUNDS_ON_RADIO: "Minimum and maximum belong to “Several”",
      MIN_ABOVE_MAX: "The minimum exceeds the maximum",
      MIN_ABOVE_OPTIONS: "The minimum exceeds the number of options",
    },
    noCategories: "The menu needs at least one category.",
  },
});
