import type { ActiveSwitch } from "@/domain/availability/active-switches";
import type { Availability } from "@/domain/availability/availability.schema";
import type { Menu } from "@/domain/menu/menu.schema";
import type { OpeningInterval } from "@/domain/tenant/opening-interval.schema";
import type { Language } from "@/domain/text/language";
import { textIn } from "@/domain/text/localized-text";
import { availabilityTexts } from "@/i18n/admin/availability-texts";

interface SwitchTextBasis {
  readonly availability: Availability;
  /** Null until it is known; its dishes and options have no names until then. */
  readonly menu: Menu | null;
  readonly language: Language;
}

/** Names an active switch in a few words, without its end. */
export function switchText(
  { kind, amount = 0, hours = [], ids = [] }: ActiveSwitch,
  { availability, menu, language }: SwitchTextBasis,
): string {
  const { stripTexts: texts, asUsual } = availabilityTexts[language];
  switch (kind) {
    case "paused":
      return texts.paused;
    case "delivery-paused":
      return texts.deliveryPaused;
    case "pickup-paused":
      return texts.pickupPaused;
    case "busy": {
      const isPickupOnly = typeof availability.delivery_extra_minutes === "number";
      return isPickupOnly ? texts.pickupBusy(amount) : texts.busy(amount);
    }
    case "delivery-busy":
      return texts.deliveryBusy(amount);
    case "guest-share":
      return amount === 0 ? texts.verifiedOnly : texts.halfUnverified;
    case "closed-today":
      return texts.closedToday;
    case "other-hours-today":
      return texts.otherHours(hoursText(hours) || asUsual);
    case "dish":
      return texts.soldOut(menu ? dishName(ids[0] ?? "", menu, language) : texts.aDish);
    case "option":
      return texts.soldOut(menu ? optionName(ids[0] ?? "", menu, language) : texts.anOption);
  }
}

/** Opening hours of one day, such as "11:00–14:30, 17:00–22:00". */
export function hoursText(hours: readonly OpeningInterval[]): string {
  return hours.map(([open, close]) => `${open}–${close}`).join(", ");
}

function dishName(id: string, menu: Menu, language: Language): string {
  const dish = menu.items.find((item) => item.id === id);
  return dish ? [dish.number, textIn(dish.name, language)].filter(Boolean).join(" ") : id;
}

function optionName(path: string, menu: Menu, language: Language): string {
  const [item, group = "", option = ""] = path.split("/");
  const settings = menu.items.find(({ id }) => id === item)?.settings ?? {};
  const options = Object.hasOwn(settings, group) ? settings[group]?.options : undefined;
  const label = options?.find(({ value }) => value === option)?.label;
  return label ? textIn(label, language) : option;
}
