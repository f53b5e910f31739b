import type { Page } from "playwright-core";
import { boardOn, signInAtAdmin, TABLET } from "./admin-board";
import type { Guest, GuestOptions } from "./browser";
import { MISO, storedCart } from "./cart";
import { choose, fillContact, openCheckout, placeOrder } from "./checkout";

type NewPerson = (options?: GuestOptions) => Promise<Guest>;

/** A guest and the cook, each in a browser of their own, made by what `useBrowser` returns. */
export function boardPeople(newPerson: NewPerson) {
  return {
    /** A browser in which a guest has ordered two soups for pickup. */
    async guestWithOrder(): Promise<{ page: Page; id: string }> {
      const { page } = await newPerson({ stored: storedCart(MISO, MISO) });
      await openCheckout(page);
      await choose(page, "Abholung");
      await fillContact(page, "Gerda Gast");
      return { page, id: await placeOrder(page) };
    },
    /** A tablet with the board of Bobingen's cook. */
    async openBoard() {
      const person = await newPerson({ viewport: TABLET });
      await signInAtAdmin(person.page, "koch@example.com");
      const board = boardOn(person.page);
      await board.ready();
      return { ...person, board };
    },
  };
}
