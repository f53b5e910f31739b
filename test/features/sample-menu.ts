import { menuSchema } from "@/domain/menu/menu.schema";

/** A small menu with one dish of each kind that the page treats differently. */
export const sampleMenu = menuSchema.parse({
  rev: 1,
  categories: [
    { id: "soups", name: { de: "Suppen", en: "Soups" } },
    { id: "drinks", name: { de: "Getränke", en: "Drinks" } },
    { id: "nothing", name: { de: "Leer", en: "Empty" } },
  ],
  items: [
    {
      id: "edamame",
      category: "soups",
      name: { de: "Edamame", en: "Edamame" },
      preis: 4.9,
      add_ons: ["F"],
      vat: 7,
    },
    {
      id: "pho",
      category: "soups",
      number: "30",
      name: { de: "Phở Bò", en: "Phở bò" },
      preis: 10,
      settings: {
        size: {
          type: "radio",
          costs: true,
          required: true,
          label: { de: "Größe", en: "Size" },
          options: [
            { value: "normal", preis: 1, label: { de: "Normal", en: "Regular" } },
            { value: "large", preis: 3, label: { de: "Groß", en: "Large" } },
          ],
        },
        extras: {
          type: "checkbox",
          costs: true,
          max: 1,
          label: { de: "Extras", en: "Extras" },
          options: [
            { value: "egg", preis: 1.5, label: { de: "Ei", en: "Egg" }, add_ons: ["C"] },
            { value: "tofu", preis: 2, label: { de: "Tofu", en: "Tofu" }, add_ons: ["F"] },
          ],
        },
      },
      vat: 7,
    },
    {
      id: "cola",
      category: "drinks",
      name: { de: "Cola 0,33 l", en: "Cola 0.33 l" },
      preis: 3.3,
      add_ons: [],
      vat: 19,
      volume_ml: 330,
      deposit_cents: 15,
    },
    {
      id: "gone",
      category: "drinks",
      name: { de: "Saft", en: "Juice" },
      preis: 3,
      add_ons: [],
      sold_out: true,
      vat: 19,
    },
  ],
});
