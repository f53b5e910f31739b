import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { routes } from "@/config/routes";
import { useMenu } from "@/data/menu-provider";
import { parseCarriedCart, receiveCart } from "@/domain/cart/carried/carried-cart";
import type { Menu } from "@/domain/menu/menu.schema";
import type { LocalizedText } from "@/domain/text/localized-text";
import { cartTexts } from "@/i18n/order/cart-texts";
import { useSetLanguage } from "@/i18n/use-set-language";
import { useSetAtom, useStateStore } from "@/state/jotai-hooks";
import { receivePortionsAtom } from "@/state/ordering/filled-cart-atom";
import { readBranchMenu } from "@/state/restaurant/branch-atoms";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { PageSkeleton } from "@/ui/feedback/page-skeleton";

/** Takes over the cart and the language that the link of another branch carries, and shows the checkout. */
export function ReceiveCart() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const menu = useMenu();
  const store = useStateStore();
  const setLanguage = useSetLanguage();
  const receive = useSetAtom(receivePortionsAtom);
  const received = useRef("");

  useEffect(() => {
    if (received.current === hash) return;
    received.current = hash;
    void takeOver();

    async function takeOver() {
      const carried = parseCarriedCart(hash);
      if (carried) {
        setLanguage(carried.language);
        const { portions, leftOut, changed } = receiveCart(carried, menu, store.get(serverNowAtom));
        if (carried.lines.length > 0) {
          const names = await namesOf([...leftOut, ...changed], menu, carried.from);
          receive(portions, { leftOut: leftOut.map(names), changed: changed.map(names) });
        }
      }
      // Replaces the fragment: a reload must not fill the cart again.
      const hasCart = carried === null || carried.lines.length > 0;
      navigate(hasCart ? routes.checkout : routes.home, { replace: true });
    }
  }, [hash, menu, navigate, receive, setLanguage, store]);

  return <PageSkeleton shape="text" />;
}

/** Names of dishes by id: from this menu, else from that of the branch they come from. */
async function namesOf(
  ids: readonly string[],
  { items }: Menu,
  from: string,
): Promise<(id: string) => LocalizedText> {
  const isHere = (id: string) => items.some((item) => item.id === id);
  const elsewhere = ids.every(isHere) ? null : await readBranchMenu(from);
  const all = [...items, ...(elsewhere?.items ?? [])];
  const unknown = { de: cartTexts.de.unknownDish, en: cartTexts.en.unknownDish };
  return (id) => all.find((item) => item.id === id)?.name ?? unknown;
}
