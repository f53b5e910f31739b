import { checkoutTexts } from "../../i18n/checkout-texts";
import { refusalText } from "../../i18n/refusal-texts";
import { useLanguage, useTextIn, useTexts } from "../../i18n/use-texts";
import { removeLineAtom } from "../../state/cart-atoms";
import { useSetAtom } from "../../state/jotai-hooks";
import { Notice } from "../../ui/notice";
import type { UnavailableLine } from "./checkout-lines";

/** Dishes that cannot be had now. Nothing is replaced or dropped silently: the guest removes them. */
export function UnavailableLines({ lines }: { lines: readonly UnavailableLine[] }) {
  const texts = useTexts(checkoutTexts);
  const textIn = useTextIn();
  const removeLine = useSetAtom(removeLineAtom);
  const { title, help } = refusalText({ reason: "ITEM_UNAVAILABLE" }, useLanguage());
  return (
    <Notice tone="error" title={title}>
      <p>{help}</p>
      <ul className="unavailable-lines">
        {lines.map(({ hash, name, problem }) => {
          const dish = name ? textIn(name) : texts.unknownDish;
          return (
            <li key={hash}>
              <span>
                <strong>{dish}</strong>
                <br />
                {problem === "gone" ? texts.gone : texts.soldOut}
              </span>
              <button
                className="button button--outline"
                type="button"
                aria-label={texts.removeLine(dish)}
                onClick={() => removeLine(hash)}
              >
                {texts.remove}
              </button>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
