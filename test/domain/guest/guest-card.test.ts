import { expect, it } from "vitest";
import { guestCard } from "@/domain/guest/guest-card";
import { NOON } from "../order/sample-order";

const known = {
  ...{ resto_key: "r", contact_key: "+49", name: "Erika", agreed_at: NOON, last_order_at: NOON },
  last_orders: [],
};
const ordered = (item_id: string) => ({
  ...{ item_id, qty: 1, choices: {} },
  name: { de: item_id, en: item_id },
});

it("a card tells the newest visit, and the dish of most visits first", () => {
  const recent = [
    { id: "c", at: NOON + 3, dishes: [ordered("tea")] },
    { id: "b", at: NOON + 2, dishes: [ordered("soup")] },
    { id: "a", at: NOON + 1, dishes: [ordered("soup")] },
  ];
  const book = { agreed_to: 1, agreed_at: NOON, visits: 9, no_shows: 2, recent };
  expect(guestCard({ ...known, book })).toEqual({
    ...{ name: "Erika", visits: 9, no_shows: 2, agreed_at: NOON, last_visit_at: NOON + 3 },
    usual: [ordered("soup"), ordered("tea")],
  });
});

it("there is no card without an agreement to the book", () => {
  expect(guestCard(known)).toBeNull();
});
