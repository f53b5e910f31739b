import { useState } from "react";
import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useMenu } from "@/data/menu-provider";
import { type OrderAgainNote, orderAgain } from "@/domain/cart/order-again";
import type { Order } from "@/domain/order/order.schema";
import { formatPrice } from "@/domain/text/format";
import { orderAgainTexts } from "@/i18n/order/order-again-texts";
import { useLanguage, useTextIn } from "@/i18n/use-texts";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { addPortionsAtom } from "@/state/ordering/order-again-atom";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import "./order-again.css";

interface Outcome {
  /** Portions added to the cart. */
  readonly added: number;
  /** Portions that can still be ordered; more than `added` if the cart is full. */
  readonly orderable: number;
  readonly notes: readonly OrderAgainNote[];
}

/**
 * Adds an earlier order to the cart at today's prices and lists what has changed.
 * @param props.isQuiet one of many on the page
 */
export function OrderAgain({ order, isQuiet = false }: { order: Order; isQuiet?: boolean }) {
  const menu = useMenu();
  const texts = orderAgainTexts[useLanguage()];
  const availability = useAtomValue(availabilityAtom);
  const now = useAtomValue(serverNowAtom);
  const addPortions = useSetAtom(addPortionsAtom);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function repeat() {
    const { portions, notes } = orderAgain(order.lines, { menu, availability, now });
    setOutcome({ added: addPortions(portions, order), orderable: portions.length, notes });
  }

  return (
    <div className="order-again">
      {outcome ? null : (
        <button
          type="button"
          className={`button button--${isQuiet ? "outline" : "primary"}`}
          onClick={repeat}
        >
          {texts.again}
        </button>
      )}
      <div role="status">{outcome ? <Result outcome={outcome} /> : null}</div>
    </div>
  );
}

function Result({ outcome: { added, orderable, notes } }: { outcome: Outcome }) {
  const texts = orderAgainTexts[useLanguage()];
  return (
    <div className="order-again__result">
      <p className="order-again__added">{added > 0 ? texts.added(added) : texts.nothing}</p>
      {added < orderable ? <p>{texts.full}</p> : null}
      {notes.length > 0 ? (
        <>
          <p>{texts.differs}</p>
          <ul className="order-again__notes">
            {notes.map((note, index) => (
              // Several lines of one dish can have the same note.
              <Note key={`${note.item_id}-${index}`} note={note} />
            ))}
          </ul>
        </>
      ) : null}
      <p className="order-again__links">
        <Link className="button button--outline" to={routes.home}>
          {texts.toCart}
        </Link>
        {added > 0 ? (
          <Link className="button button--primary" to={routes.checkout}>
            {texts.toCheckout}
          </Link>
        ) : null}
      </p>
    </div>
  );
}

function Note({ note }: { note: OrderAgainNote }) {
  const language = useLanguage();
  const texts = orderAgainTexts[language];
  const name = useTextIn()(note.name);
  const price = (cents: number) => formatPrice(cents, language);
  const sentence = () => {
    switch (note.kind) {
      case "removed":
        return texts.removed;
      case "sold-out":
        return texts.soldOut;
      case "option-sold-out":
        return texts.optionSoldOut;
      case "choose-again":
        return texts.chooseAgain;
      case "options-removed":
        return texts.optionsRemoved(price(note.now_cents));
      case "price-changed":
        return texts.priceChanged(price(note.previous_cents), price(note.now_cents));
    }
  };
  return (
    <li>
      <strong>{name}</strong>: {sentence()}
      {note.kind === "choose-again" || note.kind === "option-sold-out" ? (
        <>
          {" "}
          <Link to={`${routes.home}?dish=${note.item_id}`}>{texts.choose(name)}</Link>
        </>
      ) : null}
    </li>
  );
}
