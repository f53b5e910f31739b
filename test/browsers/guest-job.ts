import { allergenTexts } from "@/i18n/menu/allergen-texts";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { passportFormTexts } from "@/i18n/menu/passport-form-texts";
import { passportTexts } from "@/i18n/menu/passport-texts";
import { cartTexts } from "@/i18n/order/cart-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { returningTexts } from "@/i18n/order/returning-texts";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { HYDRATED } from "@/test/harness/hydrated";
import { first, type Guest, named } from "./guest";

const ORDER_PATH = "/order/orders/";
const { placeOrder, name, phone, rememberHere, payments } = checkoutTexts.de;
/** The provider's page is not observed. */
const PAY_BUTTON = 'document.querySelector("form:has(fieldset) > button")';

/** The taps and fields that a task took. */
interface Effort {
  readonly taps: number;
  readonly fields: number;
}

/** Figures of the main job of a guest. */
export interface JobFigures {
  readonly firstDishMs: number;
  readonly order: Effort;
  readonly again: Effort;
  readonly table: Effort;
  /** Errors of all pages. */
  readonly errors: readonly string[];
}

/** What the kitchen does with an order. */
export interface Kitchen {
  readonly accept: (orderId: string) => Promise<void>;
  readonly complete: (orderId: string) => Promise<void>;
}

/**
 * Orders a dish with options for pickup and follows it, switches the language, comes back with an
 * allergy passport, orders as last time and pays online, and reserves a table.
 * @throws when something does not appear within half a minute
 */
export async function doGuestJob(
  guest: Guest,
  site: string,
  kitchen: Kitchen,
): Promise<JobFigures> {
  const errors: string[] = [];
  const leavePage = async () => {
    errors.push(...((await guest.driver.evaluate("observed.errors")) as string[]));
  };
  const counted = async (task: () => Promise<void>): Promise<Effort> => {
    guest.taps = 0;
    guest.fields = 0;
    await task();
    return { taps: guest.taps, fields: guest.fields };
  };

  // These browsers may be English.
  await guest.driver.open(`${site}/?lang=de`);
  await guest.sees("observed.firstDishMs");
  const firstDishMs = Number(await guest.driver.evaluate("observed.firstDishMs"));
  await hydrated(guest);
  const order = await counted(() => orderForPickup(guest));
  const id = await orderId(guest);
  await kitchen.accept(id);
  await guest.sees(named("h1", receiptTexts.de.statuses.accepted));
  await leavePage();

  await guest.driver.open(site);
  await hydrated(guest);
  await switchLanguage(guest);
  await guest.sees(named("a", `${returningTexts.de.running} `));
  await kitchen.complete(id);
  await guest.sees(named("button", returningTexts.de.lastTime));
  await setPassport(guest);
  const again = await counted(() => orderAsLastTime(guest));
  await leavePage();

  await guest.driver.open(`${site}/order/reservation`);
  const table = await counted(() => reserveTable(guest));
  await leavePage();
  return { firstDishMs, order, again, table, errors };
}

function hydrated(guest: Guest): Promise<void> {
  return guest.sees(`document.querySelector(${JSON.stringify(HYDRATED)})`);
}

/** From the menu to the live page of the order. */
async function orderForPickup(guest: Guest): Promise<void> {
  await guest.tap(first('[data-add="pho-bo"]'));
  await guest.tap(named("dialog label", "Groß"));
  await guest.tap(named("dialog button", menuTexts.de.addForPrice("").trim()));
  await guest.sees("document.querySelector('dialog[open]') === null");
  await guest.tap(first("#cart-bar"));
  await guest.tap(named("dialog a", cartTexts.de.checkout));
  await guest.sees('location.pathname === "/order"');
  await guest.sees("document.querySelector('input[value=pickup]')?.checked");
  await guest.fill(name.label, "Gerda Gast");
  await guest.fill(phone.label, "089 99998-100");
  await guest.tap(named("label", rememberHere));
  await sendOrder(guest);
}

/** The page knows the guest, who has nothing to fill in, and shows the order after the payment. */
async function orderAsLastTime(guest: Guest): Promise<void> {
  await guest.tap(named("button", returningTexts.de.lastTime));
  await guest.sees('location.pathname === "/order"');
  await guest.sees(`observed.field(${JSON.stringify(name.label)})?.value === "Gerda Gast"`);
  await guest.sees(first(".review .passport-mark--safe"));
  await guest.tap(named("label", payments.online));
  await guest.tap(named("button", placeOrder));
  await guest.tap(PAY_BUTTON);
  await orderIsShown(guest);
}

async function sendOrder(guest: Guest): Promise<void> {
  await guest.tap(named("button", placeOrder));
  await orderIsShown(guest);
}

async function orderIsShown(guest: Guest): Promise<void> {
  await guest.sees(`location.pathname.startsWith("${ORDER_PATH}")`);
  await guest.sees(named("h1", receiptTexts.de.statuses.placed));
}

/** The menu then says of every dish whether it is for the guest. */
async function setPassport(guest: Guest): Promise<void> {
  await guest.tap(first("search .finder__filter"));
  await guest.tap(named("dialog button", passportTexts.de.title));
  await guest.tap(named("dialog label", allergenTexts.de.peanuts));
  await guest.tap(named("dialog button", passportFormTexts.de.store));
  await guest.sees("document.querySelector('dialog[open]') === null");
  await guest.sees(first(".passport-mark"));
}

async function orderId({ driver }: Guest): Promise<string> {
  const path = String(await driver.evaluate("location.pathname"));
  return path.slice(ORDER_PATH.length);
}

/** To English and back. The chosen language is underlined. */
async function switchLanguage(guest: Guest): Promise<void> {
  for (const language of ["en", "de"]) {
    const choice = first(`button[lang=${language}]`);
    await guest.tap(choice);
    await guest.sees(`document.documentElement.lang === "${language}"`);
    await guest.sees(
      `getComputedStyle(${choice}.querySelector("span")).textDecorationLine.includes("underline") ||
       getComputedStyle(${choice}).textDecorationLine.includes("underline")`,
    );
  }
}

/** From the page of reservations to the own one. */
async function reserveTable(guest: Guest): Promise<void> {
  const texts = reservationTexts.de;
  await guest.tap(named("label", texts.tomorrow));
  await guest.tap(first('label:has(input[type=radio][value*=":"])'));
  await guest.fill(texts.name.label, "Gerda Gast");
  await guest.fill(texts.phone.label, "089 99998-100");
  await guest.tap(named("button", texts.submit));
  await guest.sees('location.pathname === "/order/reservations"');
  await guest.sees(first("[data-testid=reservation-card]"));
}
