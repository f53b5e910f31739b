import type { Language } from "@/domain/text/language";
import { RESERVATIONS_PATH, reservationsPage } from "./admin-reservations";
import { openAdmin } from "./admin-team";
import { DESKTOP, type NewVisitor, type VisitorOptions } from "./browser";
import { placeOrder } from "./checkout";
import { shopTest } from "./e2e-test";
import { menuEditor } from "./menu-editor";
import { boardPage, signInAtAdmin, TABLET } from "./order-board";
import { placeOrderAsGuest } from "./orders";
import { openEditor, promoteCook, restaurantEditor } from "./restaurant-editor";

interface AdminOptions {
  readonly viewport?: VisitorOptions["viewport"];
  readonly hasTouch?: boolean;
  /** Account to sign in with. */
  readonly email?: string;
  readonly language?: Language;
}

/** {@link shopTest} with the pages of the admin site, each in a new browser profile. */
export const adminTest = shopTest
  /** Opens the live page of an order for two soups that a guest has just placed. */
  .extend("guestWithOrder", ({ guestAtCheckout }) => async () => {
    const guest = await guestAtCheckout();
    return { ...guest, id: await placeOrder(guest.page) };
  })
  /** Places an order for two soups like a guest, without a page. @returns its id */
  .extend("placedOrder", () => placeOrderAsGuest)
  /** Opens the order board as Bobingen's cook. */
  .extend("openBoard", ({ newVisitor }) => boardOpener(newVisitor))
  /** Opens today's reservations as Bobingen's cook. */
  .extend("openReservations", ({ newVisitor }) => reservationsOpener(newVisitor))
  /** Opens Bobingen's menu editor as super-administrator. */
  .extend("openMenuEditor", ({ newVisitor }) => menuEditorOpener(newVisitor))
  /** Opens Bobingen's restaurant editor as the cook, who becomes a manager. */
  .extend("openRestaurantEditor", ({ newVisitor }) => restaurantEditorOpener(newVisitor))
  /** Opens a path of the admin site as super-administrator. */
  .extend("openAdminPage", ({ newVisitor }) => adminPageOpener(newVisitor));

function boardOpener(newVisitor: NewVisitor) {
  return async (viewport: VisitorOptions["viewport"] = TABLET) => {
    const visitor = await newVisitor({ viewport });
    await signInAtAdmin(visitor.page, "koch@example.com");
    const board = boardPage(visitor.page);
    await board.ready();
    return { ...visitor, board };
  };
}

function reservationsOpener(newVisitor: NewVisitor) {
  return async (viewport: VisitorOptions["viewport"] = TABLET) => {
    const visitor = await newVisitor({ viewport });
    await signInAtAdmin(visitor.page, "koch@example.com", RESERVATIONS_PATH);
    const day = reservationsPage(visitor.page);
    await day.ready();
    return { ...visitor, day };
  };
}

function menuEditorOpener(newVisitor: NewVisitor) {
  return async ({
    viewport = DESKTOP,
    hasTouch = false,
    language,
    dish,
  }: AdminOptions & { readonly dish?: string } = {}) => {
    const visitor = await newVisitor({ viewport, hasTouch });
    const editor = menuEditor(visitor.page, language);
    await editor.open();
    if (dish) await editor.choose(dish);
    return { ...visitor, editor };
  };
}

function restaurantEditorOpener(newVisitor: NewVisitor) {
  return async ({ viewport = DESKTOP, email }: AdminOptions = {}) => {
    await promoteCook();
    const visitor = await newVisitor({ viewport });
    await openEditor(visitor.page, email);
    return { ...visitor, editor: restaurantEditor(visitor.page) };
  };
}

function adminPageOpener(newVisitor: NewVisitor) {
  return async (path: string, { viewport = TABLET, ...options }: AdminOptions = {}) => {
    const visitor = await newVisitor({ viewport });
    await openAdmin(visitor.page, path, options);
    return visitor;
  };
}
