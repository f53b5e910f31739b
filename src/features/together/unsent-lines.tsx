import { useMenu } from "@/data/menu-provider";
import { cartLines } from "@/domain/cart/cart-lines";
import type { GroupCart } from "@/domain/cart/together/group-cart.schema";
import type { Refusal } from "@/domain/result/refusal";
import { cartTexts } from "@/i18n/order/cart-texts";
import { togetherTexts } from "@/i18n/order/together-texts";
import { useRefusalText } from "@/i18n/use-refusal-text";
import { useLanguage, useTextIn } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { isUnsentAtom, notInGroupAtom, unsentRefusalAtom } from "@/state/together/group-atoms";
import { Notice } from "@/ui/feedback/notice";
import { hostName } from "./group-status";

/**
 * Cart lines that the group does not have yet, or no longer accepts, so that none disappears
 * silently.
 */
export function UnsentLines({ group }: { readonly group: GroupCart | null }) {
  const menu = useMenu();
  const textIn = useTextIn();
  const language = useLanguage();
  const texts = togetherTexts[language];
  const lines = cartLines(useAtomValue(notInGroupAtom));
  const refused = useAtomValue(unsentRefusalAtom);
  const refusalText = useRefusalText();
  if (!useAtomValue(isUnsentAtom)) return null;
  const isTooLate = group?.state === "locked";
  const isRefused = refused !== null && !isTooLate;
  if (!isTooLate && !isRefused && navigator.onLine) {
    return (
      <p role="status" className="together__muted">
        {texts.sending}
      </p>
    );
  }
  const waiting = isRefused ? texts.refused : texts.unsent;
  const reasonOf = (refusal: Refusal) => {
    if (refusal.reason === "SLOT_FULL") return texts.problem.lines;
    const { title, help } = refusalText(refusal);
    return `${title}. ${help}`;
  };
  return (
    <div role="status">
      <Notice tone="warning" title={isTooLate ? texts.tooLate : waiting}>
        <ul className="together__lines">
          {lines.map(({ hash, id, qty }) => {
            const dish = menu.items.find((item) => item.id === id);
            const name = dish ? textIn(dish.name) : cartTexts[language].unknownDish;
            return (
              <li key={hash}>
                {qty} × {name}
              </li>
            );
          })}
        </ul>
        {isTooLate ? <p>{texts.tooLateHelp(hostName(group))}</p> : null}
        {isRefused ? <p>{reasonOf(refused)}</p> : null}
      </Notice>
    </div>
  );
}
