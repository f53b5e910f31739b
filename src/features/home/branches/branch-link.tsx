import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import { carriedCartHash } from "@/domain/cart/carried/carried-cart";
import type { Branch } from "@/domain/order/branches/branch";
import { branchTexts } from "@/i18n/site/branch-texts";
import { useLanguage } from "@/i18n/use-texts";
import { cartLinesAtom } from "@/state/cart/cart-atoms";
import { useAtomValue } from "@/state/jotai-hooks";

/** A link to the site of a branch. It carries language and cart in its fragment, which no server gets. */
export function BranchLink({ branch }: { branch: Pick<Branch, "title" | "url"> }) {
  const language = useLanguage();
  const texts = branchTexts[language];
  const lines = useAtomValue(cartLinesAtom);
  const { key } = useRestaurant();
  const hash = carriedCartHash({ from: key, language }, lines);
  return (
    <a className="button button--outline" href={`${branch.url}${routes.checkout}${hash}`}>
      {lines.length > 0 ? texts.goWithCart(branch.title) : texts.go(branch.title)}
    </a>
  );
}
