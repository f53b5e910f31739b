import type { Menu } from "@/domain/menu/menu.schema";

const text = (label: string) => ({ de: label, en: label });

/** Every kind of option group, both VAT rates, a deposit, an age limit and a dish that fits into containers. */
export const testMenu: Menu = {
  rev: 7,
  categories: [{ id: "all", name: text("Alles") }],
  items: [
    {
      id: "soup",
      category: "all",
      name: text("Suppe"),
      preis: 5.5,
      settings: {},
      vat: 7,
      reusable: true,
    },
    {
      id: "pizza",
      category: "all",
      name: text("Pizza"),
      preis: 9,
      vat: 7,
      settings: {
        size: {
          type: "radio",
          costs: true,
          required: true,
          label: text("Größe"),
          options: [
            { value: "small", preis: 0, label: text("klein") },
            { value: "large", preis: 2.5, label: text("groß") },
          ],
        },
        extras: {
          type: "checkbox",
          costs: true,
          max: 2,
          label: text("Extras"),
          options: [
            { value: "cheese", preis: 1.5, label: text("Käse") },
            { value: "ham", preis: 1.8, label: text("Schinken") },
            { value: "olives", preis: 1.2, label: text("Oliven") },
          ],
        },
        heat: {
          type: "radio",
          costs: false,
          label: text("Schärfe"),
          options: [{ value: "hot", preis: 99, label: text("scharf") }],
        },
      },
    },
    {
      id: "beer",
      category: "all",
      name: text("Bier"),
      preis: 3.9,
      settings: {},
      vat: 19,
      deposit_cents: 8,
      min_age: 16,
    },
  ],
};
