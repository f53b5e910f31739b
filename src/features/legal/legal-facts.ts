import { sisterRestaurants } from "@/config/sister-restaurants";
import { distanceBands } from "@/domain/delivery/distance-bands";
import { centsFromEuros } from "@/domain/money/money";
import { paymentsOffered } from "@/domain/order/placing/payments-offered";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { vatIdOf } from "@/domain/tenant/vat-id";
import { formatPrice } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import { type LegalFacts, legalTexts } from "@/i18n/site/legal-texts";

const FULFILMENTS = ["pickup", "delivery"] as const;

/**
 * The facts about a restaurant that the legal pages contain, as texts. `tax` is used only if it is
 * a VAT id: a tax number must not be published.
 */
export function legalFacts(restaurant: Restaurant, language: Language): LegalFacts {
  const { address, tax, pick_up_discount } = restaurant;
  const discount = new Intl.NumberFormat(language).format(pick_up_discount);
  return {
    title: restaurant.title,
    owner: restaurant.owner,
    address: [address.line1, address.line2, `${address.zip} ${address.city}`]
      .filter((line) => line.trim() !== "")
      .join(", "),
    phones: restaurant.phones.join(", "),
    email: restaurant.email ?? null,
    url: restaurant.url,
    sisters: sisterRestaurants(restaurant).map(({ title, url }) => `${title}: ${url}`),
    vatId: vatIdOf(tax),
    reservations: restaurant.reservation,
    paysOnline: FULFILMENTS.some((type) => paymentsOffered(restaurant, type).includes("online")),
    deposit: deposit(restaurant, language),
    areas: restaurant.delivery ? deliveryAreas(restaurant, language) : [],
    fees: restaurant.delivery ? deliveryFees(restaurant, language) : [],
    pickupDiscount: pick_up_discount > 0 ? legalTexts[language].percent(discount) : null,
  };
}

function deposit(
  { reservation, reservation_policy, pays_online }: Restaurant,
  language: Language,
): LegalFacts["deposit"] {
  const policy = reservation_policy?.deposit;
  if (!reservation || !policy || pays_online !== true) return null;
  return {
    guests: policy.from_party,
    amountAPerson: formatPrice(policy.cents_a_person, language),
    freeUntilHours: policy.free_until_hours,
  };
}

function deliveryAreas(restaurant: Restaurant, language: Language): string[] {
  const texts = legalTexts[language];
  const price = (euros: number) => formatPrice(centsFromEuros(euros), language);
  const { address, min_delivery_amount, min_delivery_amount_by_zip } = restaurant;
  const listed = min_delivery_amount_by_zip.map(({ label, zip, min_delivery_amount: minimum }) =>
    texts.from([zip, label].filter(Boolean).join(" "), price(minimum)),
  );
  const listsOwnTown = min_delivery_amount_by_zip.some(({ zip }) => zip === address.zip);
  const ownTown = texts.from(`${address.zip} ${address.city}`, price(min_delivery_amount));
  return listsOwnTown ? listed : [ownTown, ...listed];
}

function deliveryFees(restaurant: Restaurant, language: Language): string[] {
  const texts = legalTexts[language];
  const number = new Intl.NumberFormat(language);
  return distanceBands(restaurant).map(({ limitKm, fee_cents }) =>
    texts.upTo(
      number.format(limitKm),
      fee_cents === 0 ? texts.free : formatPrice(fee_cents, language),
    ),
  );
}
