import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { isOrdered } from "@/domain/cart/together/group-cart";
import type { GroupCart } from "@/domain/cart/together/group-cart.schema";
import { togetherTexts } from "@/i18n/order/together-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { isUnsentAtom } from "@/state/together/group-atoms";
import { ConfirmButton } from "./confirm-button";
import type { GroupActions } from "./use-group-actions";

interface GroupButtonsProps {
  readonly group: GroupCart;
  readonly isHost: boolean;
  readonly actions: GroupActions;
}

/** Actions that the state of the group allows. */
export function GroupButtons({ group, isHost, actions }: GroupButtonsProps) {
  const texts = useTexts(togetherTexts);
  const isUnsent = useAtomValue(isUnsentAtom);
  if (isOrdered(group)) return null;
  const { change, isBusy } = actions;
  const isOpen = group.state === "open";
  // The host's own last changes belong to the order, too.
  const isEarly = isOpen && isUnsent;
  const step = (name: "lock" | "open" | "leave") => () => void (isBusy || change(name));
  return (
    <div className="together__buttons">
      {isOpen ? (
        <Link className={`button button--${isHost ? "outline" : "primary"}`} to={routes.home}>
          {texts.choose}
        </Link>
      ) : null}
      {isHost && group.order === null ? (
        <button
          className="button button--primary"
          type="button"
          aria-disabled={isBusy || isEarly}
          onClick={isEarly ? undefined : step("lock")}
        >
          {isOpen ? texts.order : texts.toCheckout}
        </button>
      ) : null}
      {isHost && !isOpen ? (
        <button className="button button--outline" type="button" onClick={step("open")}>
          {texts.openAgain}
        </button>
      ) : null}
      {isHost ? (
        <ConfirmButton label={texts.end} question={texts.reallyEnd} onConfirm={step("leave")} />
      ) : null}
      {!isHost && isOpen ? (
        <ConfirmButton label={texts.leave} question={texts.reallyLeave} onConfirm={step("leave")} />
      ) : null}
    </div>
  );
}
