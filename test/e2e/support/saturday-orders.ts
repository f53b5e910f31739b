import type { Order, OrderLine } from "@/domain/order/order.schema";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { storeOrder } from "./orders";

type Line = readonly [
  qty: number,
  number: string,
  dish: string,
  options?: readonly string[],
  note?: string,
];

const MISO: Line = [1, "10", "Misosuppe"];
const ROLLS: Line = [2, "15", "Mini-Frühlingsrollen", ["Süß-sauer-Sauce"]];
const NOODLES: Line = [1, "45", "Gebratene Nudeln", ["Hähnchen", "extra scharf"]];
const CURRY: Line = [1, "62", "Rotes Thai-Curry", ["Tofu", "mild"]];
const PHO: Line = [1, "31", "Pho Bo", ["groß"]];
const DUCK: Line = [1, "88", "Knusprige Ente mit Erdnusssauce", ["Reis"]];
const BOWL: Line = [1, "74", "Bun Bo Nam Bo", ["ohne Koriander"]];
const SUSHI: Line = [1, "S12", "Sushi-Menü California", ["Lachs", "Ingwer extra"]];
const MANGO: Line = [2, "D3", "Mango-Lassi"];
const BEER: Line = [2, "D9", "Tsingtao"];
const BANANA: Line = [1, "95", "Gebackene Banane", ["mit Honig"]];

/** The dishes of thirty orders of a Saturday evening: one to seven lines, about three. */
const SATURDAY: readonly (readonly Line[])[] = [
  [NOODLES, ROLLS],
  [PHO, PHO, MANGO],
  [DUCK, CURRY, ROLLS, BEER],
  [SUSHI],
  [[1, "45", "Gebratene Nudeln", ["Tofu"], "Bitte ohne Zwiebeln"], MISO],
  [CURRY, [1, "62", "Rotes Thai-Curry", ["Garnelen"], "Erdnussallergie! Bitte eigenen Wok"]],
  [BOWL, BANANA],
  [NOODLES, CURRY, DUCK, ROLLS, BEER],
  [[3, "45", "Gebratene Nudeln", ["Hähnchen"]], MANGO],
  [PHO],
  [SUSHI, [1, "S20", "Maki-Box", ["Gurke", "Avocado"]], MISO],
  [DUCK, [1, "90", "Gebratener Reis mit Ei"]],
  [CURRY, ROLLS],
  [BOWL, [1, "74", "Bun Bo Nam Bo", ["scharf"], "glutenfrei, bitte"], MANGO],
  [NOODLES],
  [[2, "88", "Knusprige Ente mit Erdnusssauce", ["Nudeln"]], MISO, ROLLS],
  [PHO, BANANA, BEER],
  [CURRY, NOODLES],
  [SUSHI, SUSHI, MISO, MANGO],
  [BOWL],
  [ROLLS, NOODLES, PHO],
  [DUCK, BEER],
  [[1, "62", "Rotes Thai-Curry", ["Huhn"], "Klingel defekt, bitte anrufen"], ROLLS],
  [MISO, NOODLES, CURRY, BOWL, DUCK, ROLLS, MANGO],
  [PHO, ROLLS],
  [SUSHI, BEER],
  [NOODLES, NOODLES, BANANA],
  [CURRY],
  [BOWL, PHO, ROLLS],
  [DUCK, DUCK, MISO],
];

/** Five new orders, sixteen in the kitchen, nine ready or on the way. */
function statusOf(index: number, type: Order["type"]): Order["status"] {
  if (index < 5) return "placed";
  if (index < 21) return index % 3 === 0 ? "accepted" : "preparing";
  return type === "pickup" ? "ready" : "out_for_delivery";
}

function orderLine([qty, number, dish, options = [], note]: Line, index: number): OrderLine {
  const text = (words: string) => ({ de: words, en: words });
  return {
    item_id: `dish-${index}`,
    number,
    name: text(dish),
    qty,
    unit_cents: 1190,
    line_cents: qty * 1190,
    choices: {},
    choice_names: options.map(text),
    ...(note && { note }),
    add_ons: ["A", "C", "F", "1", "2"],
    vat: 7,
  };
}

/** Stores thirty open orders as on a Saturday evening. @returns their ids */
export function storeSaturdayOrders(): Promise<string[]> {
  return Promise.all(
    SATURDAY.map((lines, index) => {
      const type = index % 3 === 1 ? "pickup" : "delivery";
      const status = statusOf(index, type);
      const placed = Date.now() - (status === "placed" ? index : 10 + index) * MINUTE_MS;
      // Two in the kitchen are overdue.
      const promised = Date.now() + (index < 21 ? (index - 7) * 3 : index - 15) * MINUTE_MS;
      return storeOrder({
        code: `${"CDFGHJKMNP"[index % 10]}${(index * 7) % 10}${"QRTVWX"[index % 6]}${index % 9}`,
        type,
        status,
        lines: lines.map(orderLine),
        created_at: new Date(placed),
        wanted_at: index === 3 ? new Date(Date.now() + 95 * MINUTE_MS) : null,
        eta_at: status === "placed" ? null : new Date(promised),
        contact: { name: "Gerda Gast", phone: "089 99998-100", email: "gerda@example.com" },
        ...(type === "delivery" && {
          address: { street: "Musterweg 12", zip: "86399", city: "Bobingen", note: "Hinterhaus" },
        }),
      });
    }),
  );
}
