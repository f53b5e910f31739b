import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useMenu } from "@/data/menu-provider";
import { soldOutLabel } from "@/domain/availability/sold-out-option";
import { type LineChange, lineChange } from "@/domain/cart/cart-changes";
import { formatPrice } from "@/domain/text/format";
import type { LocalizedText } from "@/domain/text/localized-text";
import { cartTexts } from "@/i18n/order/cart-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { soldOutOptionTexts } from "@/i18n/order/sold-out-option-texts";
import { useRefusalText } from "@/i18n/use-refusal-text";
import { useLanguage, useTextIn, useTexts } from "@/i18n/use-texts";
import { acceptMenuAtom } from "@/state/cart/cart-atoms";
import { removedDishesAtom } from "@/state/cart/removed-dishes-atom";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { orderedLinesAtom, removeOrderedLineAtom } from "@/state/together/ordered-lines-atoms";
import { Notice } from "@/ui/feedback/notice";
import type { UnavailableLine } from "../context/checkout-lines";

/**
 * Cart lines that cannot be ordered unchanged. Nothing is replaced or dropped silently: the guest
 * removes them or accepts the changes of the menu.
 */
export function UnavailableLines({ lines }: { lines: readonly UnavailableLine[] }) {
  const cart = useTexts(cartTexts);
  const menu = useMenu();
  const acceptMenuChanges = useSetAtom(acceptMenuAtom);
  const changeOf = useLineChange();
  const [only] = lines.length === 1 ? lines : [];
  const { title, help } = useRefusalText()({
    reason: "ITEM_UNAVAILABLE",
    ...(typeof only?.problem === "number" && { portions_left: only.problem }),
  });
  const changed = lines.filter(({ problem }) => problem === "unavailable");
  // The lines of a group are its people's: the host can only order without them.
  const isOwn = lines.every(({ person }) => person === undefined);
  const isTrimmed = isOwn && changed.some(({ hash }) => changeOf(hash)?.kind === "options-removed");
  return (
    <Notice tone="error" title={title}>
      <p>{help}</p>
      <ul className="unavailable-lines" data-testid="unavailable-lines">
        {lines.map((line) => (
          <Line key={line.hash} line={line} change={changeOf(line.hash)} />
        ))}
      </ul>
      {isTrimmed || (isOwn && changed.length > 1) ? (
        <p className="checkout-actions">
          <button
            className="button button--primary"
            type="button"
            onClick={() => acceptMenuChanges(menu)}
          >
            {cart.accept}
          </button>
        </p>
      ) : null}
    </Notice>
  );
}

function Line({ line, change }: { line: UnavailableLine; change: LineChange | null }) {
  const texts = useTexts(checkoutTexts);
  const cart = useTexts(cartTexts);
  const options = useTexts(soldOutOptionTexts);
  const textIn = useTextIn();
  const language = useLanguage();
  const removeLine = useSetAtom(removeOrderedLineAtom);
  const removedDishes = useAtomValue(removedDishesAtom);
  const soldOutOption = useSoldOutOption();
  const { hash, id, problem } = line;
  const option = problem === "option-sold-out" ? soldOutOption(hash) : null;
  const name = line.name ?? removedDishes.find((item) => item.id === id)?.name;
  const dish = name ? textIn(name) : texts.unknownDish;
  const reason = () => {
    if (option) return options.soldOut(textIn(option));
    if (typeof problem === "number") return options.tooMany(problem);
    if (problem !== "unavailable") return texts.soldOut;
    if (change?.kind !== "options-removed") return texts.unavailable;
    return cart.optionsRemoved(formatPrice(change.now_cents, language));
  };
  return (
    <li>
      <span>
        <strong>{dish}</strong>
        {line.person ? ` (${line.person})` : null}
        <br />
        {reason()}
        {option || typeof problem === "number" ? (
          <>
            {" "}
            <Link to={routes.home}>{options.change}</Link>
          </>
        ) : null}
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
}

/** Returns a function that finds the sold-out option of a cart line by its hash. */
function useSoldOutOption(): (hash: string) => LocalizedText | null {
  const { items } = useMenu();
  const lines = useAtomValue(orderedLinesAtom);
  const availability = useAtomValue(availabilityAtom);
  const now = useAtomValue(serverNowAtom);
  return (hash) => {
    const line = lines.find((each) => each.hash === hash);
    const item = items.find(({ id }) => id === line?.id);
    return line && item ? soldOutLabel(item, line.item.choices, availability, now) : null;
  };
}

/** Returns a function that finds the menu change of a cart line by its hash. */
function useLineChange(): (hash: string) => LineChange | null {
  const { items } = useMenu();
  const lines = useAtomValue(orderedLinesAtom);
  return (hash) => {
    const line = lines.find((each) => each.hash === hash);
    const item = items.find(({ id }) => id === line?.id);
    return line ? lineChange(line, item) : null;
  };
}
